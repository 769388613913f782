import { askToBook } from '../support/booking-requests.ts';
import type { EventStoreDbProcess } from '../support/eventstoredb/spawn-event-store-db.ts';
import type { System } from '../support/start-system.ts';
import { freshKey } from '../support/visitor.ts';

type Answer = Awaited<ReturnType<typeof askToBook>>;

/** Requests under way at once. */
const clients = 10;

/** How often everybody asks before it counts as never. */
const roundsMax = 20;

/** What became of bookings whose events were stored and never acknowledged. */
export interface Unacknowledged {
  /** To the first request of each. */
  readonly first: readonly Answer[];
  /** To the last request of each, under the same key. */
  readonly last: readonly Answer[];
  /** How often everybody asked. */
  readonly rounds: number;
}

/** Has so many bookings stored without an acknowledgement, and everybody ask again until all are answered. */
export async function bookUnacknowledged(
  system: System,
  { faults }: EventStoreDbProcess,
  count: number,
): Promise<Unacknowledged> {
  const keys = Array.from({ length: count }, freshKey);
  const askForAll = async (): Promise<readonly Answer[]> => {
    const answers: Answer[] = [];
    const waiting = keys.map((key, index) => ({ key, index }));
    const one = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        answers[next.index] = await askToBook(system.hastyVisitor(), {}, next.key);
      }
    };
    await Promise.all(Array.from({ length: clients }, one));
    return answers;
  };
  await faults.loseAnswers(count, ['append']);
  const first = await askForAll();
  await faults.clear();
  let last = first;
  let rounds = 1;
  while (rounds < roundsMax && last.some(({ status }) => status !== 201)) {
    last = await askForAll();
    rounds += 1;
  }
  return { first, last, rounds };
}
