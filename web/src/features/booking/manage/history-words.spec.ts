import type { HistoryEntryView } from '@contracts/booking/booking-view.ts';
import { historyWords as wordsIn } from './history-words.ts';

const historyWords = (told: HistoryEntryView) => wordsIn(told, 'USD');

const entry = (action: string, more: Partial<HistoryEntryView> = {}): HistoryEntryView => ({
  revision: '1',
  at: '2026-11-20T06:00:00.000Z',
  actor: { kind: 'customer' },
  action,
  changes: [],
  causedBy: 'x',
  ...more,
});

describe('the history of a booking for its traveller', () => {
  it('says who acted: the traveller or the operator', () => {
    const byStaff = { actor: { kind: 'staff' } };
    expect(historyWords(entry('BookingPlaced')).title).toBe('You booked');
    expect(historyWords(entry('BookingPlaced', byStaff)).title).toBe('We booked for you');
    expect(historyWords(entry('BookingRescheduled', byStaff)).title).toBe('We moved your booking');
  });

  it('names the changed fields as travellers know them, and leaves out the others', () => {
    const { details } = historyWords(
      entry('BookingRescheduled', {
        changes: [
          { field: 'date', before: '2026-12-01', after: '2026-12-04' },
          { field: 'pickupTime', before: '09:00', after: '14:00' },
          { field: 'freeCancellationUntil', before: 'a', after: 'b' },
        ],
      }),
    );
    expect(details).toEqual([
      'Date: Fri, Dec 04, 2026, was Tue, Dec 01, 2026',
      'Start time: 14:00, was 09:00',
    ]);
  });

  it('describes parties, amounts of money and removed values', () => {
    const { details } = historyWords(
      entry('ContactCorrected', {
        changes: [
          {
            field: 'travellers',
            before: [{ category: 'Adult (12+)', count: 2 }],
            after: [{ category: 'Adult (12+)', count: 3 }],
          },
          { field: 'totalPrice', before: 60, after: 90 },
          { field: 'collected', before: null, after: { amount: 90, currency: 'USD' } },
          { field: 'pickupPlace', before: 'Kendwa Rocks', after: undefined },
        ],
      }),
    );
    expect(details).toEqual([
      'Travellers: 3 × Adult (12+), was 2 × Adult (12+)',
      'Total: $90.00, was $60.00',
      'Paid: $90.00',
      'Pick-up place: removed, was Kendwa Rocks',
    ]);
  });

  it('gives the reason, and has a general title for an unknown event', () => {
    expect(historyWords(entry('BookingCancelled', { reason: 'We are ill' }))).toEqual({
      title: 'You cancelled',
      details: ['“We are ill”'],
    });
    expect(historyWords(entry('SomethingNew')).title).toBe('You changed the booking');
  });
});
