import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { isVisibleToClients } from '../../domain/booking/visible-events.ts';
import type { Instant, LocalDate, LocalTime } from '../../domain/calendar/instants.ts';
import type { Slot } from '../../domain/departure/departure-id.ts';
import type { Personal } from '../../domain/personal-data/personal-data.ts';
import { guestsOf, type Party } from '../../domain/tour/pricing/party.ts';
import type { PriceBreakdown } from '../../domain/tour/pricing/price-breakdown.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { idAfter } from './document-ids.ts';
import type { Projection } from './projection.ts';

/** A booking as it is shown: on its own page, in a list, on a card. */
export interface BookingCard {
  readonly bookingNumber: number;
  readonly status: 'pending' | 'confirmed' | 'cancelled';
  readonly tourId: string;
  readonly tourTitle: string;
  readonly date: LocalDate;
  readonly pickupTime: LocalTime;
  readonly durationHours: number;
  readonly meetingPoint: string;
  readonly meetingPointLink: string | null;
  readonly guests: number;
  readonly party: Party;
  readonly price: PriceBreakdown;
  /** Sealed, once stored; opened where it is shown to somebody who may see it. */
  readonly contact: Personal<Contact>;
  readonly createdAt: Instant;
  /** When something last happened that a client can see; {@link revision} is that event's. */
  readonly updatedAt: Instant;
  readonly revision: number;
}

/** The lists of staff (today, due today, tomorrow, all) and every single booking. */
export const bookingTabs: Projection<BookingCard, BookingEvent> = {
  collection: {
    name: 'booking-tabs',
    version: 1,
    fields: { createdAt: 'text', date: 'text' },
    indexes: [['createdAt'], ['date', 'createdAt']],
  },
  documentIds: (event) => [idAfter('booking-', event.stream)],
  fold: foldBookingCard,
};

/** A booking's card after one more event of its stream; also how it was at an earlier time. */
export function foldBookingCard(
  card: BookingCard | undefined,
  event: Pick<RecordedEvent<BookingEvent>, 'revision' | 'occurredAt'> & BookingEvent,
): BookingCard | undefined {
  if (event.type === 'BookingPlaced') {
    const { data } = event;
    return {
      bookingNumber: data.bookingNumber,
      status: 'pending',
      tourId: data.departure.tourId,
      tourTitle: data.tourTitle,
      ...slotOf(data.departure),
      durationHours: data.durationHours,
      meetingPoint: data.meetingPoint,
      meetingPointLink: data.meetingPointLink,
      ...partyOf(data.party),
      price: data.price,
      contact: data.personal,
      createdAt: data.placedAt,
      updatedAt: event.occurredAt,
      revision: event.revision,
    };
  }
  if (card === undefined || !isVisibleToClients(event.type)) {
    return card;
  }
  return {
    ...card,
    ...changeOf(event),
    updatedAt: event.occurredAt,
    revision: event.revision,
  };
}

function changeOf(event: Exclude<BookingEvent, { type: 'BookingPlaced' }>): Partial<BookingCard> {
  switch (event.type) {
    case 'BookingConfirmed':
      return { status: 'confirmed' };
    case 'BookingRescheduled':
      return slotOf(event.data.after);
    case 'PartyChanged':
      return partyOf(event.data.after);
    case 'BookingRepriced':
      return { price: event.data.after };
    case 'ContactCorrected':
      return { contact: event.data.personal };
    case 'BookingCancelled':
      return { status: 'cancelled' };
    case 'BookingRebooked':
      return {
        status: 'confirmed',
        ...slotOf(event.data.departure.after),
        ...partyOf(event.data.party.after),
        price: event.data.price.after,
      };
    case 'ReservationAbandoned':
    case 'GuestsCheckedIn':
    case 'CheckInUndone':
    case 'NoShowMarked':
    case 'NoShowUndone':
    case 'PaymentCollected':
    case 'RefundRecorded':
    case 'BookingNoteAdded':
      return {};
  }
}

function slotOf(slot: Slot): Pick<BookingCard, 'date' | 'pickupTime'> {
  return { date: slot.date, pickupTime: slot.time };
}

function partyOf(party: Party): Pick<BookingCard, 'guests' | 'party'> {
  return { guests: guestsOf(party), party };
}
