import type { HistoryEntryView } from '@contracts/booking/booking-view.ts';
import { differenceWords } from './difference-words.ts';

interface Told {
  /** What happened, in words for the traveller. */
  readonly title: string;
  /** The changes, and the reason. */
  readonly details: readonly string[];
}

/** The titles by event: the first if the traveller acted, the second if another person acted. */
const titles: Readonly<Record<string, readonly [byYou: string, byUs: string]>> = {
  BookingPlaced: ['You booked', 'We booked for you'],
  BookingRequestedWithoutSeats: ['You sent a request', 'We noted a request for you'],
  RequestWithdrawn: ['You withdrew the request', 'We could not take your request'],
  BookingConfirmed: ['Your booking was confirmed', 'Your booking was confirmed'],
  BookingRescheduled: ['You changed the date or the start time', 'We moved your booking'],
  PartyChanged: ['You changed the travellers', 'We changed the travellers'],
  BookingRepriced: ['The price changed with it', 'The price changed'],
  ContactCorrected: ['You corrected your details', 'We corrected your details'],
  BookingCancelled: ['You cancelled', 'We cancelled your booking'],
  BookingRebooked: ['You undid the cancellation', 'We reinstated your booking'],
  GuestsCheckedIn: ['You arrived', 'You arrived'],
  CheckInUndone: ['Your arrival was noted by mistake', 'Your arrival was noted by mistake'],
  NoShowMarked: ['We noted that nobody came', 'We noted that nobody came'],
  NoShowUndone: [
    'We corrected our record: you did check in',
    'We corrected our record: you did check in',
  ],
  PaymentCollected: ['You paid', 'You paid'],
  MailedLinksEnded: [
    'You ended the links in earlier e-mails',
    'We ended the links in earlier e-mails',
  ],
  ManageLinkHandedOut: [
    'We opened the link to this booking for you',
    'We opened the link to this booking for you',
  ],
  RefundRecorded: ['We refunded money', 'We refunded money'],
  PaymentVoided: ['We corrected a payment', 'We corrected a payment'],
  RefundVoided: ['We corrected a refund', 'We corrected a refund'],
};

/** Events for which the title is enough, because the page shows the first state of a booking anyway. */
const plain = new Set([
  'BookingPlaced',
  'BookingRequestedWithoutSeats',
  'RequestWithdrawn',
  'BookingConfirmed',
  'BookingCancelled',
  'GuestsCheckedIn',
]);

/**
 * Turns an entry of a booking's history into words for its traveller.
 *
 * @param currency The currency of the booking.
 */
export function historyWords(
  { action, actor, changes, reason }: HistoryEntryView,
  currency: string,
): Told {
  const [byYou, byUs] = titles[action] ?? ['You changed the booking', 'We changed your booking'];
  return {
    title: actor.kind === 'customer' ? byYou : byUs,
    details: [
      ...(plain.has(action) ? [] : differenceWords(changes, currency)),
      ...(reason === undefined || reason === '' ? [] : [`“${reason}”`]),
    ],
  };
}
