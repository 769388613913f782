import { askToBook } from '../support/stories/booking-requests.ts';
import type { EventStoreDbProcess } from '../support/eventstoredb/spawn-event-store-db.ts';
import type { System } from '../support/processes/start-system.ts';
import { freshKey } from '../support/stories/visitor.ts';

type Answer = Awaited<ReturnType<typeof askToBook>>;

/** The number of parallel requests. */
const clients = 10;

/** How many rounds of requests may pass before an answer counts as missing. */
const roundsMax = 20;

/** The outcome of bookings whose events were stored but never acknowledged. */
export interface Unacknowledged {
  /** The answers to the first request for each booking. */
  readonly first: readonly Answer[];
  /** The answers to the last request for each booking, under the same key. */
  readonly last: readonly Answer[];
  /** How many rounds of requests there were. */
  readonly rounds: number;
}

/**
 * Makes this many bookings, whose events are stored without an acknowledgement, and asks again until all are
 * answered.
 */
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
