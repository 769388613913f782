import { isVisibleToClients } from './visible-events.ts';

describe('the revision that clients compare with', () => {
  it('is not moved by housekeeping', () => {
    expect(isVisibleToClients('ReservationAbandoned')).toBe(false);
  });

  it.each([
    'BookingPlaced',
    'BookingConfirmed',
    'BookingRescheduled',
    'PartyChanged',
    'BookingRepriced',
    'ContactCorrected',
    'BookingCancelled',
    'BookingRebooked',
    'GuestsCheckedIn',
    'CheckInUndone',
    'NoShowMarked',
    'NoShowUndone',
    'PaymentCollected',
    'RefundRecorded',
    'BookingNoteAdded',
    'MailedLinksEnded',
  ] as const)('is moved by %s', (type) => {
    expect(isVisibleToClients(type)).toBe(true);
  });
});
