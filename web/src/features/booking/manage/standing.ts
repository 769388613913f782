import type { BookingView } from '@contracts/booking/booking-view.ts';
import { instantOf } from '@contracts/calendar.ts';
import { formatDay } from '../../../shared/dates/format-date.ts';
import { now } from '../../../shared/dates/page-clock.ts';

type Booked = Pick<BookingView, 'status' | 'seats' | 'date' | 'pickupTime' | 'pickup' | 'customer'>;

/** Why the booking can no longer be changed. */
export type Closing = 'cancelled' | 'begun';

/** The instant at which the tour begins. */
export function startOf({ date, pickupTime }: Booked): string {
  return instantOf({ date, time: pickupTime });
}

/** Undefined while travellers can still change the booking. */
export function closingOf(booking: Booked): Closing | undefined {
  if (booking.status === 'cancelled') return 'cancelled';
  return startOf(booking) <= now() ? 'begun' : undefined;
}

/** The state of a booking, in a word and a sentence. */
export interface Standing {
  readonly badge: string;
  readonly tone: 'ok' | 'warn' | 'error' | 'plain';
  readonly words: string;
}

/** @param sendsEmail Whether travellers get e-mails at all. */
export function standingOf(booking: Booked, sendsEmail = true): Standing {
  const closing = closingOf(booking);
  if (closing === 'cancelled' && booking.seats !== undefined) {
    return { badge: 'Withdrawn', tone: 'error', words: 'This request was withdrawn.' };
  }
  if (closing === 'cancelled') {
    return {
      badge: 'Cancelled',
      tone: 'error',
      words: 'This booking is cancelled, and others can book your seats.',
    };
  }
  if (closing === 'begun') {
    return {
      badge: 'Past',
      tone: 'plain',
      words: `This tour started on ${formatDay(booking.date)} at ${booking.pickupTime}, Zanzibar time. It can no longer be changed here. If you need something else, ask us.`,
    };
  }
  if (booking.seats !== undefined) {
    return {
      badge: 'No seats yet',
      tone: 'warn',
      words: sendsEmail
        ? 'We have your request. Open the link in our e-mail to take your seats.'
        : 'We have your request, but you have no seats yet.',
    };
  }
  if (booking.status === 'pending') {
    return {
      badge: 'Waiting',
      tone: 'warn',
      words: `We have your request and are asking for the seats. ${
        booking.customer?.email === null || !sendsEmail
          ? 'We call you or write on WhatsApp'
          : 'We confirm by e-mail'
      }. You pay nothing until then.`,
    };
  }
  return {
    badge: 'Confirmed',
    tone: 'ok',
    words: `Your seats are reserved. ${
      booking.pickup === undefined
        ? 'Be at the meeting point at your start time'
        : 'Wait at the reception when we pick you up'
    }, and pay on arrival.`,
  };
}

/** The properties that decide which cloth and scene are shown. */
export function subjectOf({ tourId, tourTitle }: Pick<BookingView, 'tourId' | 'tourTitle'>) {
  return { id: tourId, title: tourTitle };
}
