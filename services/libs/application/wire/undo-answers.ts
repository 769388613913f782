import type { UndoPreviewView } from '../../contracts/history/undo-view.ts';
import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import { calledOffAt } from '../../domain/departure/undo-called-off.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { notificationsOfCommand } from '../../domain/notification/notifications-of-command.ts';
import type { Personal } from '../../domain/personal-data/personal-data.ts';
import type { CommandDone } from '../command-handling/engine/command-outcome.ts';
import type { BookingUndoPreview } from '../command-handling/booking/booking.commands.ts';
import type { DepartureUndoPreview } from '../command-handling/departure/departure.commands.ts';
import type { TourUndoPreview } from '../command-handling/tour/tour.commands.ts';
import {
  type BookingCard,
  foldBookingCard,
} from '../projections/booking/booking-tabs.projection.ts';
import { foldTourListing, type TourListing } from '../projections/tour/tour-listings.projection.ts';
import { changedFields, type FieldChange } from '../queries/engine/field-changes.ts';
import { otherChanges, shownBooking } from '../queries/booking/get-booking-history.ts';
import { shownTour } from '../queries/tour/get-tour-history.ts';
import { opened } from '../queries/engine/opened.ts';
import type { PersonalReader } from '../queries/engine/personal-reader.ts';

/** The effects of an undo that is possible. */
export type UndoEffects = Omit<UndoPreviewView, 'refusedBy'>;

/** Returns the effects of undoing a change of a booking, and who would get an e-mail. */
export async function bookingUndoEffects(
  people: PersonalReader,
  { result, revision }: CommandDone<BookingUndoPreview>,
): Promise<UndoEffects> {
  const { id, history, decision } = result;
  const events = decision.accepted ? decision.events : [];
  const bookingNumber = Number(id);
  const contactAfter = async (stored: readonly BookingEvent[]): Promise<Partial<Contact>> => {
    const personal = lastContact(stored);
    return personal === undefined ? {} : ((await opened(people, personal, bookingNumber)) ?? {});
  };
  const card = history.reduce<BookingCard | undefined>(foldBookingCard, undefined);
  const cardAfter = asStored(events, result).reduce(foldBookingCard, card);
  return {
    revision: String(revision),
    effects: [
      ...changedFields(
        shownBooking(card, await contactAfter(history)),
        shownBooking(cardAfter, await contactAfter([...history, ...events])),
      ),
      ...events.flatMap((event) => otherChanges(event, {})),
      ...(await withdrawnNotes(people, bookingNumber, { card, cardAfter })),
    ],
    notifies: notificationsOfCommand({ by: 'admin', events }),
  };
}

async function withdrawnNotes(
  people: PersonalReader,
  bookingNumber: number,
  { card, cardAfter }: Readonly<Record<'card' | 'cardAfter', BookingCard | undefined>>,
): Promise<readonly FieldChange[]> {
  const kept = new Set(cardAfter?.notes.map(({ revision }) => revision));
  const withdrawn = card?.notes.filter(({ revision }) => !kept.has(revision)) ?? [];
  return await Promise.all(
    withdrawn.map(async ({ personal }) => {
      const words = await opened(people, personal, bookingNumber);
      return { field: 'note', before: words?.text ?? null, after: null };
    }),
  );
}

/** Returns the effects of undoing a change of a tour. */
export function tourUndoEffects({ result, revision }: CommandDone<TourUndoPreview>): UndoEffects {
  const { id, history, decision } = result;
  const events = decision.accepted ? decision.events : [];
  const listing = history.reduce<TourListing | undefined>(foldTourListing, undefined);
  const stream = `tour-${id}`;
  const listingAfter = asStored(events, result)
    .map((event) => ({ ...event, stream }))
    .reduce(foldTourListing, listing);
  return {
    revision: String(revision),
    effects: changedFields(shownTour(listing), shownTour(listingAfter)),
    notifies: [],
  };
}

/** Returns the effects of undoing the cancellation or the move of a departure. */
export function departureUndoEffects(
  { result, revision }: CommandDone<DepartureUndoPreview>,
  undone: number,
): UndoEffects {
  const { history, decision } = result;
  const calledOff = calledOffAt(history, undone);
  const isDone = decision.accepted && decision.events.length === 0;
  if (calledOff === undefined || isDone) {
    return { revision: String(revision), effects: [], notifies: [] };
  }
  const { bookings } = calledOff.data;
  const isCancelled = calledOff.type === 'DepartureCancelled';
  const template = isCancelled ? 'booking-rebooked' : 'booking-rescheduled';
  return {
    revision: String(revision),
    effects: [
      { field: 'status', before: isCancelled ? 'cancelled' : 'moved', after: 'takes place' },
      { field: 'bookings', before: null, after: bookings.length },
    ],
    notifies: bookings.length === 0 ? [] : [{ template, recipient: 'traveller' }],
  };
}

/** Returns decided events in the form that the folds would get after storing. */
function asStored<Event extends object>(
  events: readonly Event[],
  { history, now }: Pick<BookingUndoPreview | TourUndoPreview, 'history' | 'now'>,
): readonly (Event & { readonly revision: number; readonly occurredAt: string })[] {
  return events.map((event, index) => ({
    ...event,
    revision: history.length + index,
    occurredAt: now,
  }));
}

function lastContact(events: readonly BookingEvent[]): Personal<Contact> | undefined {
  return events.reduce<Personal<Contact> | undefined>(
    (known, { type, data }) =>
      type === 'BookingPlaced' ||
      type === 'BookingRequestedWithoutSeats' ||
      type === 'ContactCorrected'
        ? data.personal
        : known,
    undefined,
  );
}
