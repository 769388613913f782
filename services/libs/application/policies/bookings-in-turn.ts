import type { FailedBooking, WorkList } from '../../domain/bulk-act/work-list.ts';
import type { CommandContext } from '../command-handling/engine/command-context.ts';
import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import { bookingStream } from '../event-log/stream-names.ts';
import { EngineAway } from '../ports/engine-away.ts';
import { NotNow, type PolicyTools } from './policy.ts';

/** The pause before each step of the work, in milliseconds. During the pause, staff can stop the work. */
export const stepDelayMs = 1_000;

/**
 * The outcome for one booking. `later`: the booking must be tried again. An engine could not be reached, the command
 * ran out of time, its outcome is unknown, or another writer was faster.
 */
export type BookingOutcome =
  | { readonly is: 'settled' | 'unchanged' | 'later'; readonly bookingNumber: number }
  | { readonly is: 'failed'; readonly failed: FailedBooking };

/** The outcomes for a few bookings, in the form of a progress event. */
export interface Dealt {
  readonly settled: readonly number[];
  readonly unchanged: readonly number[];
  readonly failed: readonly FailedBooking[];
}

/**
 * Changes the next few bookings of a work list at the same time. If one booking fails unexpectedly, it is
 * returned as failed, and the others continue. If the work is stopped, no booking is changed: only the
 * bookings that were changed before the stop are returned.
 *
 * @throws NotNow if the work is running and all of these bookings must be tried again later.
 */
export async function dealWithNext(
  { id, isStopped, unsettled }: WorkList,
  {
    atOnce,
    deal,
  }: {
    readonly atOnce: number;
    readonly deal: (bookingNumber: number) => Promise<BookingOutcome>;
  },
  tools: PolicyTools,
): Promise<Dealt> {
  const few = unsettled.slice(0, atOnce);
  if (isStopped) return changedBeforeStop(id, few, tools);
  const outcomes = await Promise.all(few.map((each) => dealSafely(each, deal)));
  const numbers = (wanted: BookingOutcome['is']) =>
    outcomes.flatMap((each) =>
      each.is !== 'failed' && each.is === wanted ? [each.bookingNumber] : [],
    );
  const failed = outcomes.flatMap((each) => (each.is === 'failed' ? [each.failed] : []));
  const dealt = { settled: numbers('settled'), unchanged: numbers('unchanged'), failed };
  if (dealt.settled.length + dealt.unchanged.length + failed.length === 0) {
    throw new NotNow('all bookings of this step must be tried again later');
  }
  return dealt;
}

/**
 * Returns the id of the command that changes a booking of a work list. The id is the same at each try (correctness rule
 * 1).
 */
export function changeId(
  workId: string,
  bookingNumber: number,
  { cryptography }: Pick<PolicyTools, 'cryptography'>,
): string {
  return cryptography.uuidV5(workId, String(bookingNumber));
}

/** Returns the bookings that were changed before the work was stopped, but whose outcome was not recorded. */
async function changedBeforeStop(
  workId: string,
  few: readonly number[],
  tools: PolicyTools,
): Promise<Dealt> {
  const settled = await Promise.all(
    few.map(async (bookingNumber) => {
      const history = await eventsOf(bookingStream(bookingNumber), tools);
      const commandId = changeId(workId, bookingNumber, tools);
      return history.some(({ metadata }) => metadata.commandId === commandId)
        ? [bookingNumber]
        : [];
    }),
  );
  return { settled: settled.flat(), unchanged: [], failed: [] };
}

async function dealSafely(
  bookingNumber: number,
  deal: (bookingNumber: number) => Promise<BookingOutcome>,
): Promise<BookingOutcome> {
  try {
    return await deal(bookingNumber);
  } catch (error) {
    return error instanceof EngineAway
      ? { is: 'later', bookingNumber }
      : { is: 'failed', failed: { bookingNumber, code: 'Unexpected' } };
  }
}

/**
 * Returns the outcome for a refused booking. After a temporary refusal the booking is tried again. After any
 * other refusal it is listed as failed.
 */
export function refusedBooking(bookingNumber: number, code: string): BookingOutcome {
  return code === 'TimedOut' || code === 'OutcomeUnknown'
    ? { is: 'later', bookingNumber }
    : { is: 'failed', failed: { bookingNumber, code } };
}

/** Returns all events of a stream. The caller says which type of events the stream has. */
export async function eventsOf<Event extends CataloguedEvent>(
  stream: string,
  { log }: Pick<PolicyTools, 'log'>,
): Promise<readonly RecordedEvent<Event>[]> {
  const stored = await log.readStream(stream);
  return stored.map((each) => decode(each) as RecordedEvent<Event>);
}

/** Whether the policy has already acted on the event. If so, a later event of the stream has one of these types. */
export function isActedOn(
  history: readonly RecordedEvent[],
  { revision }: { readonly revision: number },
  goingOn: readonly CataloguedEvent['type'][],
): boolean {
  return history.some((later) => later.revision > revision && goingOn.includes(later.type));
}

/** Returns the context of a command by the system, caused by an event. */
export function contextAfter({ id, metadata }: RecordedEvent): CommandContext {
  const { requestId, correlationId } = metadata;
  return {
    ...{ actor: { kind: 'system' }, scope: 'system', body: null },
    ...{ requestId, correlationId, causationId: id },
  };
}
