import type { BookingEvent } from './booking.events.ts';

/** Whether each event changes the revision that clients send back in If-Match. Internal events do not. */
const visible: Readonly<Record<BookingEvent['type'], boolean>> = {
  BookingHeld: false,
  HoldExtended: false,
  HoldChanged: false,
  HoldReleased: false,
  HoldExpired: false,
  BookingPlaced: true,
  BookingRequestedWithoutSeats: true,
  RequestWithdrawn: true,
  BookingConfirmed: true,
  BookingRescheduled: true,
  PartyChanged: true,
  BookingRepriced: true,
  ContactCorrected: true,
  BookingCancelled: true,
  BookingRebooked: true,
  ReservationAbandoned: false,
  GuestsCheckedIn: true,
  CheckInUndone: true,
  NoShowMarked: true,
  NoShowUndone: true,
  PaymentCollected: true,
  RefundRecorded: true,
  PaymentVoided: true,
  RefundVoided: true,
  DebtWrittenOff: true,
  WriteOffUndone: true,
  BookingNoteAdded: true,
  BookingNoteWithdrawn: true,
  BookingTagAdded: true,
  BookingTagRemoved: true,
  MailedLinksEnded: true,
  ManageLinkHandedOut: true,
};

/** Whether a client, staff included, can see that the event happened. */
export function isVisibleToClients(type: BookingEvent['type']): boolean {
  return visible[type];
}
