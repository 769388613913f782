import { pickupInWords } from '../../contracts/booking/pickup-in-words.ts';
import { printedName } from '../../domain/notification/greeting-name.ts';
import { manageUrl } from '../manage-link/manage-link.ts';
import type { NamedBooking, VoucherWords } from '../ports/booking-documents.ts';
import type { Operator } from '../ports/operator.ts';
import {
  dayInWords,
  lateChargeInWords,
  momentInWords,
  moneyInWords,
  travellersInWords,
} from '../wording/in-words.ts';

/** The inputs of a voucher. */
export interface VoucherFacts {
  readonly booking: NamedBooking;
  readonly whatToBring: readonly string[];
  readonly operator: Operator;
}

/** Returns the texts of a booking's voucher. */
export function voucherWords({ booking, whatToBring, operator }: VoucherFacts): VoucherWords {
  const { tourTitle, reference, meetingPoint, meetingPointLink } = booking;
  const pickup = pickupInWords(booking);
  const freeUntil = momentInWords(booking.freeCancellationUntil, 'short');
  return {
    kind: booking.status === 'pending' ? 'Request · not confirmed yet' : 'Voucher',
    tourTitle,
    day: dayInWords(booking.date, 'short'),
    start: `${booking.pickupTime} Zanzibar time`,
    guests: booking.guests === 1 ? '1 guest' : `${booking.guests} guests`,
    reference,
    bookedBy: printedName(booking.customer.name),
    travellers: travellersInWords(booking.travellers),
    meetingPoint,
    meetingPointLink,
    ...(pickup !== undefined && { pickup }),
    toPay: moneyInWords(booking.totalPrice, booking.currency),
    whatToBring,
    cancelling: `Free cancellation until ${freeUntil}, Zanzibar time. After that ${lateChargeInWords(booking)}`,
    operator,
    manageUrl: manageUrl(operator.siteUrl, booking.bookingNumber),
  };
}
