import type { PlacedBookingAnswer } from '@contracts/booking/booking-view.ts';
import { isValidDate, isValidTime } from '@contracts/calendar.ts';

/** What the thank-you page is told in its address. The e-mail is not of it: see confirmation-memory.ts. */
export interface Confirmation {
  readonly tour: string;
  readonly date: string | null;
  /** `HH:mm`; null where only the day is told. */
  readonly time: string | null;
  readonly guests: number | null;
  readonly reference: string;
  /** The operator still has to say yes. */
  readonly isRequest: boolean;
  /** It has no seats until the traveller opens the mailed link. */
  readonly isWithoutSeats: boolean;
}

/** What it knows besides, and its address must not say. */
export interface ConfirmationMemory {
  readonly email: string;
  readonly meetingPoint: string;
}

const referencePattern = /^ZBL-\d{8}$/;
const guestsPattern = /^[1-9]\d{0,3}$/;
/** Longer than any title: what somebody made up is not shown at every length. */
const titleLengthMax = 200;

/** The address of the thank-you page of a booking just made. */
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

export function thankYouMemory({
  customer,
  meetingPoint,
}: PlacedBookingAnswer): ConfirmationMemory {
  return { email: customer?.email ?? '', meetingPoint };
}

/** Reads an address of the thank-you page; what is no valid value counts as not being there. */
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
