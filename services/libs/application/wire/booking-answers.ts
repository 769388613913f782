import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import type { RevisionMismatch } from '../command-handling/engine/command-outcome.ts';
import type { BookingAsOf } from '../command-handling/booking/booking.commands.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import {
  type BookingCard,
  foldBookingCard,
} from '../projections/booking/booking-tabs.projection.ts';
import { changedFields, type FieldChange } from '../queries/engine/field-changes.ts';
import type { PersonalReader } from '../queries/engine/personal-reader.ts';
import type { Showing } from '../queries/booking/showing.ts';

/** Returns the booking after a command, computed with the fold of the read model. */
export async function bookingAsAnswered<View>(
  people: PersonalReader,
  { history }: BookingAsOf,
  show: Showing<View>,
): Promise<View> {
  const view = await viewOf(people, history, show);
  if (view === undefined) {
    throw new Error('A booking command was done on a stream that holds no booking.');
  }
  return view;
}

/**
 * Returns the differences between the booking that the client saw and the current booking, as far as the client may see
 * them.
 */
export async function bookingDifferences(
  people: PersonalReader,
  { sent, history }: RevisionMismatch,
  show: Showing<object>,
): Promise<readonly FieldChange[]> {
  // The history belongs to the booking that the command addressed.
  const events = history as readonly RecordedEvent<BookingEvent>[];
  const seen = await viewOf(
    people,
    events.filter(({ revision }) => revision <= sent),
    show,
  );
  const current = await viewOf(people, events, show);
  return changedFields({ ...seen }, { ...current }).filter(
    ({ field }) => !differentInAny.includes(field),
  );
}

/** Fields that are different in every revision. */
const differentInAny: readonly string[] = ['revision', 'updatedAt'];

async function viewOf<View>(
  people: PersonalReader,
  history: readonly RecordedEvent<BookingEvent>[],
  show: Showing<View>,
): Promise<View | undefined> {
  const card = history.reduce<BookingCard | undefined>(foldBookingCard, undefined);
  return card && (await show(people, card));
}
