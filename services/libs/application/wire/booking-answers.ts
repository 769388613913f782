import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import type { RevisionMismatch } from '../command-handling/command-outcome.ts';
import type { BookingAsOf } from '../command-handling/commands/booking.commands.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { type BookingCard, foldBookingCard } from '../projections/booking-tabs.projection.ts';
import { changedFields, type FieldChange } from '../queries/field-changes.ts';
import type { PersonalReader } from '../queries/personal-reader.ts';
import type { Showing } from '../queries/showing.ts';

/** The booking as a command left it, folded by the very fold of the read model. */
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

/** How what the client saw and what is there now differ, as far as they may see it. */
export async function bookingDifferences(
  people: PersonalReader,
  { sent, history }: RevisionMismatch,
  show: Showing<object>,
): Promise<readonly FieldChange[]> {
  // The history is that of the booking the command was addressed to.
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

/** What differs between any two revisions. */
const differentInAny: readonly string[] = ['revision', 'updatedAt'];

async function viewOf<View>(
  people: PersonalReader,
  history: readonly RecordedEvent<BookingEvent>[],
  show: Showing<View>,
): Promise<View | undefined> {
  const card = history.reduce<BookingCard | undefined>(foldBookingCard, undefined);
  return card && (await show(people, card));
}
