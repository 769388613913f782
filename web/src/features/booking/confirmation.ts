import { isValidDate } from '@contracts/calendar.ts';
import type { PlacedBookingAnswer } from '@contracts/booking/booking-view.ts';

/** What the thank-you page is told in its address. */
export interface Confirmation {
  readonly tour: string;
  readonly date: string | null;
  readonly guests: number | null;
  readonly email: string;
  readonly reference: string;
  /** The operator still has to say yes. */
  readonly isRequest: boolean;
}

const referencePattern = /^ZBL-\d{8}$/;
const guestsPattern = /^[1-9]\d{0,3}$/;

/** The address of the thank-you page of a booking just made. */
export function thankYouPath(booking: PlacedBookingAnswer): string {
  const params = new URLSearchParams({
    tour: booking.tourTitle,
    date: booking.date,
    guests: String(booking.guests),
    email: booking.customer?.email ?? '',
    reference: booking.reference,
    ...(booking.status === 'pending' && { status: booking.status }),
  });
  return `/thank-you?${params.toString()}`;
}

/** Reads an address of the thank-you page; what is no valid value counts as not being there. */
export function readConfirmation(params: URLSearchParams): Confirmation {
  const date = params.get('date') ?? '';
  const guests = params.get('guests') ?? '';
  const reference = params.get('reference') ?? '';
  return {
    tour: params.get('tour') ?? '',
    date: isValidDate(date) ? date : null,
    guests: guestsPattern.test(guests) ? Number(guests) : null,
    email: params.get('email') ?? '',
    reference: referencePattern.test(reference) ? reference : '',
    isRequest: params.get('status') === 'pending',
  };
}
