import type { FailedBooking, WorkList } from '../../domain/bulk-act/work-list.ts';
import type { CommandContext } from '../command-handling/engine/command-context.ts';
import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import { bookingStream } from '../event-log/stream-names.ts';
import { EngineAway } from '../ports/engine-away.ts';
import { NotNow, type PolicyTools } from './policy.ts';

/**
 * The pause before the first few bookings and between any two steps, in milliseconds, in which staff can
 * stop the work.
 */
export const stepDelayMs = 1_000;

/** How one booking ended; `later` where the log did not take it, or another writer was faster. */
export type BookingOutcome =
  | { readonly is: 'settled' | 'unchanged' | 'later'; readonly bookingNumber: number }
  | { readonly is: 'failed'; readonly failed: FailedBooking };

/** How a few bookings ended, as a progress event contains it. */
export interface Dealt {
  readonly settled: readonly number[];
  readonly unchanged: readonly number[];
  readonly failed: readonly FailedBooking[];
}

/**
 * Changes the next few bookings of a work list at the same time. One booking that cannot be read is noted
 * as failed, so that it does not keep back the others. If the work is stopped, it only finds those that were
 * changed before.
 *
 * @throws NotNow if the work is running and no booking could be changed.
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
    throw new NotNow('none of the bookings could be dealt with');
  }
  return dealt;
}

/** Returns the command id for a work's change of a booking: the same each time (correctness rule 1). */
export function changeId(
  workId: string,
  bookingNumber: number,
  { cryptography }: Pick<PolicyTools, 'cryptography'>,
): string {
  return cryptography.uuidV5(workId, String(bookingNumber));
}

/** Returns the bookings that a work changed before it was stopped, whose outcome was not noted. */
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

/** Returns how a refused booking ended: a temporary refusal is tried again, any other is listed as failed. */
export function refusedBooking(bookingNumber: number, code: string): BookingOutcome {
  return code === 'TimedOut' || code === 'OutcomeUnknown'
    ? { is: 'later', bookingNumber }
    : { is: 'failed', failed: { bookingNumber, code } };
}

/** Returns all events of a stream. The caller knows which kind of events the stream holds. */
export async function eventsOf<Event extends CataloguedEvent>(
  stream: string,
  { log }: Pick<PolicyTools, 'log'>,
): Promise<readonly RecordedEvent<Event>[]> {
  const stored = await log.readStream(stream);
  return stored.map((each) => decode(each) as RecordedEvent<Event>);
}

/** Whether a later event has one of these types, which means that this event was acted on before. */
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
