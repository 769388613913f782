import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { lateCharge, lateChargeOf } from '@contracts/booking/cancellation-words.ts';
import { now } from '../../shared/dates/page-clock.ts';
import { formatPrice } from '../../shared/ui/format-price.ts';
import type { BookingAction } from './booking-actions.ts';

/** The actions that ask only for a reason. */
export type SimpleAction = Exclude<BookingAction, 'modify' | 'rebook'>;

interface Question {
  readonly title: (reference: string) => string;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  readonly isGrave: boolean;
  readonly hasReason: boolean;
  /** Whether the traveller gets an e-mail. */
  readonly notifies: boolean;
  /** The consequences of the action. */
  readonly remark: (booking: AdminBookingView) => string;
  /** Shown after success. */
  readonly done: string;
  /** Shown if the API gave no message (requirements, section 8). */
  readonly failed: string;
}

/** Whether cancelling is free by the terms of the booking. A request without seats costs nothing. */
function chargeRemark(booking: AdminBookingView): string {
  const { seats, freeCancellationUntil, totalPrice, currency, cancellation } = booking;
  if (seats !== undefined || now() <= freeCancellationUntil) {
    return 'Cancelling is free of charge.';
  }
  const charge = formatPrice(lateChargeOf(totalPrice, cancellation), currency);
  return `Cancelling is no longer free: ${lateCharge(cancellation, charge)}`;
}

/** Whether the traveller gets an e-mail about the action. */
export function toldWords({ customer }: AdminBookingView): string {
  return customer?.email === null
    ? 'The traveller has no e-mail address: call them, or write on WhatsApp.'
    : 'The traveller gets an e-mail.';
}

export const questions: Readonly<Record<SimpleAction, Question>> = {
  cancel: {
    title: (reference) => `Cancel ${reference}: are you sure?`,
    confirmLabel: 'Cancel booking',
    busyLabel: 'Cancelling...',
    isGrave: true,
    hasReason: true,
    notifies: true,
    remark: (booking) =>
      `${chargeRemark(booking)} ${toldWords(booking)} The seats are free again. ${refundRemark(booking)}`,
    done: 'Booking cancelled',
    failed: 'Failed to cancel booking. Please try again.',
  },
  confirm: {
    title: (reference) => `Confirm ${reference}?`,
    confirmLabel: 'Confirm booking',
    busyLabel: 'Confirming...',
    isGrave: false,
    hasReason: false,
    notifies: true,
    remark: (booking) => `${toldWords(booking)} The seats have been kept since the request.`,
    done: 'Booking confirmed',
    failed: 'Failed to confirm booking. Please try again.',
  },
  decline: {
    title: (reference) => `Decline ${reference}: are you sure?`,
    confirmLabel: 'Decline booking',
    busyLabel: 'Declining...',
    isGrave: true,
    hasReason: true,
    notifies: true,
    remark: (booking) => `${toldWords(booking)} The seats are free again. ${refundRemark(booking)}`,
    done: 'Booking declined',
    failed: 'Failed to decline booking. Please try again.',
  },
  'end-links': {
    title: (reference) => `Disable the links in e-mails about ${reference}?`,
    confirmLabel: 'Disable links',
    busyLabel: 'Disabling...',
    isGrave: true,
    hasReason: false,
    notifies: false,
    remark: () =>
      'The links in all e-mails of this booking stop working, and browsers that opened it have to give the e-mail address again. The next e-mail has a new link. The traveller gets no e-mail about this, but can ask for the new link under “Lost your reference?” on the page Manage booking.',
    done: 'Links in e-mails disabled',
    failed: 'Failed to disable the links. Please try again.',
  },
};

/** How much has to be refunded (requirements, section 4: "refund mentioned"). */
function refundRemark({ payments, currency }: AdminBookingView): string {
  const kept = payments.collected - payments.refunded;
  return kept > 0
    ? `${formatPrice(kept, currency)} was collected and has to be refunded.`
    : 'Nothing was collected, so there is nothing to refund.';
}
