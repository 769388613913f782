import type { FailedBooking, WorkList } from '../../domain/bulk-act/work-list.ts';
import type { CommandContext } from '../command-handling/command-context.ts';
import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import { EngineAway } from '../ports/engine-away.ts';
import { NotNow, type PolicyTools } from './policy.ts';

/** Before the first few bookings and between any two steps, in milliseconds: staff can still stop it. */
export const stepDelayMs = 1_000;

/** How one booking ended; `later` where the log did not take it, or another writer was faster. */
export type BookingOutcome =
  | { readonly is: 'settled' | 'unchanged' | 'later'; readonly bookingNumber: number }
  | { readonly is: 'failed'; readonly failed: FailedBooking };

/** How a few bookings ended, as a progress event tells it. */
export interface Dealt {
  readonly settled: readonly number[];
  readonly unchanged: readonly number[];
  readonly failed: readonly FailedBooking[];
}

/**
 * Deals with the next few bookings of a work list at the same time. One booking that cannot be read is
 * noted as failed, so that it does not keep back the others.
 *
 * @throws NotNow where none of them could be dealt with.
 */
export async function dealWithNext(
  { unsettled }: WorkList,
  atOnce: number,
  deal: (bookingNumber: number) => Promise<BookingOutcome>,
): Promise<Dealt> {
  const few = unsettled.slice(0, atOnce);
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

/** How a refused booking ended: a refusal for now is tried again, any other is listed as failed. */
export function refusedBooking(bookingNumber: number, code: string): BookingOutcome {
  return code === 'TimedOut' || code === 'OutcomeUnknown'
    ? { is: 'later', bookingNumber }
    : { is: 'failed', failed: { bookingNumber, code } };
}

/** All events of a stream. The caller knows which kind of events the stream holds. */
export async function eventsOf<Event extends CataloguedEvent>(
  stream: string,
  { log }: Pick<PolicyTools, 'log'>,
): Promise<readonly RecordedEvent<Event>[]> {
  const stored = await log.readStream(stream);
  return stored.map((each) => decode(each) as RecordedEvent<Event>);
}

/** Whether a later event of one of these types is there: then this one was acted on before. */
export function isActedOn(
  history: readonly RecordedEvent[],
  { revision }: { readonly revision: number },
  goingOn: readonly CataloguedEvent['type'][],
): boolean {
  return history.some((later) => later.revision > revision && goingOn.includes(later.type));
}

/** A command of the system's that an event makes it give. */
export function contextAfter({ id, metadata }: RecordedEvent): CommandContext {
  const { requestId, correlationId } = metadata;
  return {
    ...{ actor: { kind: 'system' }, scope: 'system', body: null },
    ...{ requestId, correlationId, causationId: id },
  };
}
