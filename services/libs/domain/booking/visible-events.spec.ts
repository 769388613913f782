import { isVisibleToClients } from './visible-events.ts';

describe('the revision that clients compare', () => {
  it('does not change after internal events', () => {
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
    'BookingNoteWithdrawn',
    'BookingTagAdded',
    'BookingTagRemoved',
    'RefundRecorded',
    'PaymentVoided',
    'RefundVoided',
    'DebtWrittenOff',
    'WriteOffUndone',
    'BookingNoteAdded',
    'MailedLinksEnded',
    'ManageLinkHandedOut',
  ] as const)('changes with %s', (type) => {
    expect(isVisibleToClients(type)).toBe(true);
  });
});
