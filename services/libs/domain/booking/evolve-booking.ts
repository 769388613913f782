import { storedCancellation } from '../tour/cancellation-terms.ts';
import type { PickupWindow } from '../tour/pickup-window.ts';
import {
  moneyOf,
  noMoney,
  withPayment,
  withRefund,
  withVoidedPayment,
  withVoidedRefund,
} from './booking-money.ts';
import type {
  BookingCancelled,
  BookingEvent,
  BookingPlaced,
  BookingRebooked,
  BookingRequestedWithoutSeats,
  BookingRescheduled,
  BookingTagAdded,
  BookingTagRemoved,
  ContactCorrected,
  ReservationSwap,
} from './booking.events.ts';
import {
  type Attendance,
  type BookingFacts,
  type BookingState,
  type CancelledBooking,
  type ConfirmedBooking,
  isLive,
  isNoShow,
  type LiveBooking,
  type NoBooking,
  type PendingBooking,
  type RequestedBooking,
} from './booking.state.ts';
import { evolveHold } from './evolve-hold.ts';
import { cameFrom } from './origin.ts';
import { taggedAs, tagsAfter } from './tags.ts';

const expected: Attendance = { kind: 'expected' };

/**
 * The booking after one more event. An event that cannot happen in the current state has no effect. So a
 * cancelled booking keeps its departure, party, price and contact, even with a faulty log.
 */
export function evolveBooking(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'BookingHeld':
    case 'HoldExtended':
    case 'HoldChanged':
    case 'HoldReleased':
    case 'HoldExpired':
      return evolveHold(state, event);
    case 'BookingPlaced':
      return state.status === 'none' || state.status === 'requested'
        ? placed(state, event.data)
        : state;
    case 'BookingRequestedWithoutSeats':
      return state.status === 'none' ? requested(state, event.data) : state;
    case 'RequestWithdrawn':
      return state.status === 'requested'
        ? { ...state, status: 'withdrawn', isDeclined: event.data.declined === true }
        : state;
    case 'BookingConfirmed':
      return state.status === 'pending' ? confirmed(state) : state;
    case 'BookingRescheduled':
      return isLive(state) ? rescheduled(state, event.data) : state;
    case 'PartyChanged':
      return isLive(state) ? { ...swapped(state, event.data), party: event.data.after } : state;
    case 'BookingRepriced':
      return isLive(state) ? { ...state, price: event.data.after } : state;
    case 'ContactCorrected':
      return isLive(state) ? contactCorrected(state, event.data) : state;
    case 'BookingCancelled':
      return isLive(state) ? cancelled(state, event.data) : state;
    case 'BookingRebooked':
      return state.status === 'cancelled' ? rebooked(state, event.data) : state;
    case 'ReservationAbandoned':
      return {
        ...state,
        abandonedReservations: [...state.abandonedReservations, event.data.reservationId],
      };
    case 'GuestsCheckedIn':
      return attended(state, { kind: 'checked-in', guests: event.data.guests });
    case 'NoShowMarked':
      return attended(state, { kind: 'no-show' });
    case 'CheckInUndone':
    case 'NoShowUndone':
      return attended(state, expected);
    case 'PaymentCollected':
      return state.status === 'none' ? state : withPayment(state, event.data);
    case 'RefundRecorded':
      return state.status === 'none' ? state : withRefund(state, event.data);
    case 'PaymentVoided':
      return state.status === 'none' ? state : withVoidedPayment(state, event.data);
    case 'RefundVoided':
      return state.status === 'none' ? state : withVoidedRefund(state, event.data);
    case 'DebtWrittenOff':
      return isNoShow(state) ? { ...state, writtenOff: event.data.amount } : state;
    case 'WriteOffUndone':
      return isNoShow(state) ? { ...state, writtenOff: null } : state;
    case 'BookingTagAdded':
    case 'BookingTagRemoved':
      return tagged(state, event);
    case 'BookingNoteAdded':
    case 'BookingNoteWithdrawn':
    case 'MailedLinksEnded':
    case 'ManageLinkHandedOut':
      return state;
  }
}

function requested(
  state: NoBooking,
  data: BookingRequestedWithoutSeats['data'] | BookingPlaced['data'],
): RequestedBooking {
  return {
    droppedReservations: state.droppedReservations,
    abandonedReservations: state.abandonedReservations,
    status: 'requested',
    bookingNumber: data.bookingNumber,
    placedAt: data.placedAt,
    departure: data.departure,
    party: data.party,
    price: data.price,
    ...storedCancellation(data.cancellation),
    contact: data.personal,
    ...pickupPart(data.pickup),
    ...cameFrom(data),
    ...noMoney,
  };
}

/** The payments and tags of a request without seats are kept. */
function placed(state: NoBooking | RequestedBooking, data: BookingPlaced['data']): PendingBooking {
  const { droppedReservations, abandonedReservations } = state;
  const spent = { status: 'none', droppedReservations, abandonedReservations } as const;
  const kept = state.status === 'none' ? {} : { ...moneyOf(state), ...taggedAs(state) };
  return { ...requested(spent, data), ...kept, status: 'pending', reservationId: data.takes };
}

function confirmed(state: PendingBooking): ConfirmedBooking {
  return { ...state, status: 'confirmed', attendance: expected };
}

/** A check-in or no-show was noted for the old departure and no longer counts. */
function rescheduled(state: LiveBooking, data: BookingRescheduled['data']): LiveBooking {
  const moved = { ...swapped(state, data), departure: { ...state.departure, ...data.after } };
  return moved.status === 'confirmed'
    ? { ...moved, attendance: expected, writtenOff: null }
    : moved;
}

function contactCorrected(
  { pickup, ...state }: LiveBooking,
  { changed, ...data }: ContactCorrected['data'],
): LiveBooking {
  const window = changed.includes('pickupPlace') ? data.pickup : pickup;
  return { ...state, contact: data.personal, ...pickupPart(window) };
}

function pickupPart(pickup: PickupWindow | undefined): Pick<BookingFacts, 'pickup'> {
  return pickup === undefined ? {} : { pickup };
}

function cancelled(state: LiveBooking, data: BookingCancelled['data']): CancelledBooking {
  return {
    ...factsOf(state),
    writtenOff: null,
    status: 'cancelled',
    isDeclined: data.declined === true,
    droppedReservations: [...state.droppedReservations, data.drops],
  };
}

function rebooked(state: CancelledBooking, data: BookingRebooked['data']): ConfirmedBooking {
  return {
    ...factsOf(state),
    status: 'confirmed',
    departure: { ...state.departure, ...data.departure.after },
    party: data.party.after,
    price: data.price.after,
    reservationId: data.takes,
    attendance: expected,
  };
}

function attended(state: BookingState, attendance: Attendance): BookingState {
  if (state.status !== 'confirmed') return state;
  const writtenOff = attendance.kind === 'no-show' ? state.writtenOff : null;
  return { ...state, attendance, writtenOff };
}

function tagged(state: BookingState, event: BookingTagAdded | BookingTagRemoved): BookingState {
  if (state.status === 'none') return state;
  const { tags, ...rest } = state;
  return { ...rest, ...taggedAs({ tags: tagsAfter({ tags: tags ?? [] }, event) }) };
}

/** The fields that do not change with the status. */
function factsOf(state: BookingFacts): BookingFacts {
  return {
    bookingNumber: state.bookingNumber,
    placedAt: state.placedAt,
    departure: state.departure,
    party: state.party,
    price: state.price,
    ...storedCancellation(state.cancellation),
    contact: state.contact,
    ...pickupPart(state.pickup),
    ...cameFrom(state),
    ...taggedAs(state),
    ...moneyOf(state),
    droppedReservations: state.droppedReservations,
    abandonedReservations: state.abandonedReservations,
  };
}

function swapped(booking: LiveBooking, { takes, drops }: ReservationSwap): LiveBooking {
  return {
    ...booking,
    reservationId: takes ?? booking.reservationId,
    droppedReservations:
      drops === undefined ? booking.droppedReservations : [...booking.droppedReservations, drops],
  };
}
