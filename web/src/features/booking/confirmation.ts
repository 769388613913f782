import type { PlacedBookingAnswer } from '@contracts/booking/booking-view.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { isValidDate, isValidTime } from '@contracts/calendar.ts';

/** The content of the thank-you page's address. It does not contain the e-mail: see confirmation-memory.ts. */
export interface Confirmation {
  readonly tour: string;
  readonly date: string | null;
  /** `HH:mm`; null if only the day is known. */
  readonly time: string | null;
  readonly guests: number | null;
  readonly reference: string;
  /** The operator still has to confirm it. */
  readonly isRequest: boolean;
  /** It has no seats until the traveller opens the mailed link. */
  readonly isWithoutSeats: boolean;
}

/** The parts of a booking that are shown only in the browser that made it. */
export type JustBooked = Pick<
  PlacedBookingAnswer,
  | 'reference'
  | 'meetingPoint'
  | 'meetingPointLink'
  | 'date'
  | 'pickup'
  | 'pickupPlace'
  | 'totalPrice'
  | 'currency'
  | 'cancellation'
> & { readonly whatToBring: readonly string[] };

/** Data that the page shows, but that its address must not contain. */
export interface ConfirmationMemory {
  readonly email: string;
  /** Undefined if the page was opened only by its address. */
  readonly booked?: JustBooked;
}

const referencePattern = /^ZBL-\d{8}$/;
const guestsPattern = /^[1-9]\d{0,3}$/;
/** Longer than any real title. An invented title must not fill the page. */
const titleLengthMax = 200;

/** The address of the thank-you page of a new booking. */
export function thankYouPath(booking: PlacedBookingAnswer): string {
  const params = new URLSearchParams({
    tour: booking.tourTitle,
    date: booking.date,
    time: booking.pickupTime,
    guests: String(booking.guests),
    reference: booking.reference,
    ...(booking.status === 'pending' && { status: booking.status }),
    ...(booking.seats !== undefined && { seats: booking.seats }),
  });
  return `/thank-you?${params.toString()}`;
}

export function thankYouMemory(
  booking: PlacedBookingAnswer,
  { whatToBring }: Pick<TourView, 'whatToBring'>,
): ConfirmationMemory {
  const { reference, date, meetingPoint, meetingPointLink, pickup, pickupPlace } = booking;
  const { totalPrice, currency, cancellation } = booking;
  return {
    email: booking.customer?.email ?? '',
    booked: {
      reference,
      date,
      meetingPoint,
      meetingPointLink,
      ...(pickup !== undefined && { pickup }),
      ...(pickupPlace !== undefined && { pickupPlace }),
      totalPrice,
      currency,
      ...(cancellation !== undefined && { cancellation }),
      whatToBring,
    },
  };
}

/** Reads the address of the thank-you page. Invalid values are ignored. */
export function readConfirmation(params: URLSearchParams): Confirmation {
  const date = params.get('date') ?? '';
  const time = params.get('time') ?? '';
  const guests = params.get('guests') ?? '';
  const reference = params.get('reference') ?? '';
  return {
    tour: (params.get('tour') ?? '').trim().slice(0, titleLengthMax),
    date: isValidDate(date) ? date : null,
    time: isValidTime(time) ? time : null,
    guests: guestsPattern.test(guests) ? Number(guests) : null,
    reference: referencePattern.test(reference) ? reference : '',
    isRequest: params.get('status') === 'pending',
    isWithoutSeats: params.get('seats') === 'not-held',
  };
}
