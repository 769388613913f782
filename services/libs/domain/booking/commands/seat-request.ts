import { accept, type Decision, refuse, type Asked } from '../../decision.ts';
import type { ReservationSpent } from '../../departure/departure.refusals.ts';
import { storedCancellation } from '../../tour/cancellation-terms.ts';
import type { PastDate, TourNotBookable, NotAStartTime } from '../../tour/booking-window.ts';
import type { BookableTour } from '../bookable-tour.ts';
import type { BookingConfirmed, BookingPlaced } from '../booking.events.ts';
import type { BookingNotFound, BookingIsCancelled } from '../booking.refusals.ts';
import { type BookingState, canTake, type RequestedBooking } from '../booking.state.ts';
import { cameFrom } from '../origin.ts';
import { checkSlot, withdrawn } from '../sale-rules.ts';
import { slotOf } from '../terms.ts';

/** A request without seats gets its seats, because its traveller opened the mailed link or staff confirm it. */
export interface SeatRequest extends Asked {
  readonly type: 'SeatRequest';
  /** The tour as it is now; the price is the price that was agreed with the request. */
  readonly tour: BookableTour;
  /** The id of the reservation for the seats of `seatsForRequest`. */
  readonly reservationId: string;
}

/** Why a request cannot get seats, besides the refusals of the departure. */
export type SeatRequestRefusal =
  | BookingNotFound
  | BookingIsCancelled
  | PastDate
  | TourNotBookable
  | NotAStartTime
  | ReservationSpent;

type SeatRequestEvent = BookingPlaced | BookingConfirmed;

/**
 * A request without seats becomes a booking. It is sold now, so its departure must still be on sale; a
 * request whose departure has started is over. The price is the one agreed with the request. If staff
 * give the command, the booking is also confirmed.
 */
export function seatRequest(
  command: SeatRequest,
  state: BookingState,
): Decision<SeatRequestEvent, SeatRequestRefusal> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'BookingNotFound' });
    case 'pending':
    case 'confirmed':
      return accept(); // The booking already has its seats.
    case 'cancelled':
    case 'withdrawn':
      return refuse({ code: 'BookingIsCancelled' });
    case 'requested':
      return seat(command, state);
  }
}

function seat(
  { tour, now, by, reservationId }: SeatRequest,
  request: RequestedBooking,
): Decision<SeatRequestEvent, SeatRequestRefusal> {
  const obstacle = withdrawn(tour);
  if (obstacle !== undefined) return refuse(obstacle);
  const slot = slotOf(request.departure);
  const asked = { now, override: undefined, isNewSlot: true };
  const checked = checkSlot(tour.schedule, slot, asked);
  if (!checked.sellable) return refuse(checked.refusal);
  if (!canTake(request, reservationId)) {
    return refuse({ code: 'ReservationSpent', reservationId });
  }
  const placed: BookingPlaced = {
    type: 'BookingPlaced',
    data: {
      bookingNumber: request.bookingNumber,
      placedAt: now,
      departure: request.departure,
      tourTitle: tour.title,
      durationHours: tour.durationHours,
      meetingPoint: tour.meetingPoint,
      meetingPointLink: tour.meetingPointLink,
      party: request.party,
      price: request.price,
      ...storedCancellation(request.cancellation),
      ...(request.pickup === undefined ? {} : { pickup: request.pickup }),
      ...cameFrom(request),
      takes: reservationId,
      personal: request.contact,
    },
  };
  const isConfirmed = by === 'admin' || tour.schedule.confirmation === 'instant';
  return isConfirmed
    ? accept<SeatRequestEvent>(placed, { type: 'BookingConfirmed', data: {} })
    : accept(placed);
}
