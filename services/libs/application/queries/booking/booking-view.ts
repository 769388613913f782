import type { BookingView, PickupView } from '../../../contracts/booking/booking-view.ts';
import { formatBookingReference } from '../../../domain/booking/booking-reference.ts';
import { freeCancellationUntil } from '../../../domain/booking/cancellation-window.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import { ownUndoEnds } from '../../../domain/booking/own-undo.ts';
import { shownPhone } from '../../../domain/booking/phone.ts';
import { localPickup } from '../../../domain/booking/pickup-at.ts';
import type { PickupWindow } from '../../../domain/tour/pickup-window.ts';
import { toMajor } from '../../../domain/money/minor-units.ts';
import type {
  BookingCard,
  CardCancellation,
} from '../../projections/booking/booking-tabs.projection.ts';
import { maskedCustomer } from './masking.ts';
import { priceLineViews } from '../tour/money-view.ts';

/** Whether the reader may see the personal data (`clear`), or has only the reference (`masked`). */
export type Sight = 'clear' | 'masked';

/** Returns the view of a booking. If there is no contact because the person was erased, it contains no name. */
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
    ...(contact === undefined ? {} : contactView(card, contact, sight)),
    freeCancellationUntil: freeCancellationUntil(
      { date: card.date, time: card.pickupTime },
      card.cancellation,
    ),
    ...(card.cancellation !== undefined && { cancellation: card.cancellation }),
    ...(card.cancelled !== undefined && cancellationView(card, card.cancelled)),
    createdAt: card.createdAt,
    updatedAt: card.updatedAt,
    revision: String(card.revision),
  };
}

function cancellationView(
  { date, pickupTime }: BookingCard,
  { at, by, isFree, isOfRequest }: CardCancellation,
): Pick<BookingView, 'cancelledFree' | 'undoUntil'> {
  const isUndoable = by === 'customer' && isOfRequest === undefined;
  return {
    cancelledFree: isFree,
    ...(isUndoable && { undoUntil: ownUndoEnds(at, { date, time: pickupTime }) }),
  };
}

/** A request without seats is shown as pending, and the view says that it holds no seats. */
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
  card: BookingCard,
  { name, email, phone: storedPhone, pickupPlace, message }: Contact,
  sight: Sight,
): Pick<BookingView, 'customer' | 'pickupPlace' | 'pickup' | 'message'> {
  const phone = shownPhone(storedPhone);
  if (sight === 'masked') {
    return { customer: maskedCustomer({ name, email, phone }) };
  }
  return {
    customer: { name, email, phone },
    ...(pickupPlace === undefined ? {} : { pickupPlace }),
    ...(card.pickup === undefined ? {} : { pickup: pickupView(card, card.pickup) }),
    ...(message === undefined ? {} : { message }),
  };
}

/** Returns the pick-up window in the local time of the booking's departure. */
export function pickupView(
  { date, pickupTime }: Pick<BookingCard, 'date' | 'pickupTime'>,
  window: PickupWindow,
): PickupView {
  return localPickup({ date, time: pickupTime }, window);
}
