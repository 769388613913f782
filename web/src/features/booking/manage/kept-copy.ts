import { addDays, instantOf } from '@contracts/calendar.ts';
import type { BookingView } from '@contracts/booking/booking-view.ts';
import { formatDay, formatMoment } from '../../../shared/dates/format-date.ts';
import { formatPrice } from '../../../shared/ui/format-price.ts';
import type { KeptBooking } from '../../../offline/kept-bookings.ts';
import { partyText } from '../party-text.ts';
import { standingOf } from './standing.ts';

/** How long after the tour a copy stays on the phone. */
const keptDaysAfterTrip = 7;

/** The copy of a booking that a phone keeps. It is removed seven days after the tour. */
export function keptCopyOf(booking: BookingView, readAt: string): KeptBooking {
  const { reference, date, pickupTime: time, meetingPoint, meetingPointLink } = booking;
  const isCancelled = booking.status === 'cancelled';
  const hasVoucher = !isCancelled && booking.seats === undefined;
  return {
    reference,
    title: booking.tourTitle,
    facts: [
      ['Reference', reference],
      ['Status', standingOf(booking).badge],
      ['Start', `${formatDay(date)}, ${time}, Zanzibar time`],
      ['Travellers', partyText(booking.travellers)],
      ['Meeting point', meetingPoint],
      ...(meetingPointLink === null ? [] : [['Map', meetingPointLink] as const]),
      ...(booking.pickupPlace === undefined ? [] : [['Pick-up', booking.pickupPlace] as const]),
      ...(isCancelled
        ? []
        : [['To pay on arrival', formatPrice(booking.totalPrice, booking.currency)] as const]),
    ],
    asOf: formatMoment(readAt),
    removeAt: instantOf({ date: addDays(date, keptDaysAfterTrip), time }),
    voucher: hasVoucher ? `/api/bookings/${reference}/voucher.pdf` : null,
  };
}
