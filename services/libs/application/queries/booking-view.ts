import type { BookingView } from '../../contracts/booking/booking-view.ts';
import { formatBookingReference } from '../../domain/booking/booking-reference.ts';
import { freeCancellationUntil } from '../../domain/booking/cancellation-window.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { toMajor } from '../../domain/money/minor-units.ts';
import type { BookingCard } from '../projections/booking-tabs.projection.ts';
import { maskedCustomer } from './masking.ts';
import { priceLineViews } from './money-view.ts';

/** Who looks: somebody who may see the person's data, or somebody who has only the reference. */
export type Sight = 'clear' | 'masked';

/** A booking as it is answered. Without a contact (the person was erased) it names nobody. */
export function bookingView(
  card: BookingCard,
  contact: Contact | undefined,
  sight: Sight,
): BookingView {
  return {
    reference: formatBookingReference(card.bookingNumber),
    bookingNumber: card.bookingNumber,
    ...shownStatus(card),
    tourId: card.tourId,
    tourTitle: card.tourTitle,
    date: card.date,
    pickupTime: card.pickupTime,
    durationHours: card.durationHours,
    guests: card.guests,
    travellers: card.party,
    totalPrice: toMajor(card.price.totalMinor),
    currency: card.price.currency,
    priceLines: priceLineViews(card.price),
    meetingPoint: card.meetingPoint,
    meetingPointLink: card.meetingPointLink,
    ...(contact === undefined ? {} : contactView(contact, sight)),
    freeCancellationUntil: freeCancellationUntil({ date: card.date, time: card.pickupTime }),
    createdAt: card.createdAt,
    updatedAt: card.updatedAt,
    revision: String(card.revision),
  };
}

/** A request without seats is shown as one that waits, and says that it holds none. */
export function shownStatus({
  status,
}: Pick<BookingCard, 'status'>): Pick<BookingView, 'status' | 'seats'> {
  switch (status) {
    case 'requested':
      return { status: 'pending', seats: 'not-held' };
    case 'withdrawn':
      return { status: 'cancelled', seats: 'not-held' };
    case 'pending':
    case 'confirmed':
    case 'cancelled':
      return { status };
  }
}

function contactView(
  { name, email, phone, pickupPlace, message }: Contact,
  sight: Sight,
): Pick<BookingView, 'customer' | 'pickupPlace' | 'message'> {
  if (sight === 'masked') {
    return { customer: maskedCustomer({ name, email, phone }) };
  }
  return {
    customer: { name, email, phone },
    ...(pickupPlace === undefined ? {} : { pickupPlace }),
    ...(message === undefined ? {} : { message }),
  };
}
