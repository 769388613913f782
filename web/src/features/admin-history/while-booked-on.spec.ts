import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { auditEntry } from '../../../test-support/audit-entry.ts';
import { whileBookedOn } from './while-booked-on.ts';

const booking = { kind: 'booking', id: '74100680', title: 'ZBL-74100680' } as const;
const departure = { kind: 'departure', id: 'spice-tour_2026-12-01_0900', title: 'Spice' } as const;
const here = { date: '2026-12-01', time: '09:00' };

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });
const placed = auditEntry('BookingPlaced', booking, {
  changes: [change('date', null, '2026-12-01'), change('pickupTime', null, '09:00')],
});
const moved = (from: string, to: string) =>
  auditEntry('BookingRescheduled', booking, { changes: [change('date', from, to)] });
const paid = () => auditEntry('PaymentCollected', booking);
const told = (...entries: AuditEntryView[]) =>
  whileBookedOn(entries, here).map(({ id }) => entries.findIndex((entry) => entry.id === id));

describe('the history of a departure', () => {
  it('leaves out entries of a booking after it moved to another departure', () => {
    const leaving = moved('2026-12-01', '2026-12-02');
    const later = moved('2026-12-02', '2026-12-03');
    expect(told(placed, paid(), leaving, paid(), later, paid())).toEqual([0, 1, 2]);
  });

  it('recognises a booking that moved only to another start time, and a booking that came back', () => {
    const atNoon = { changes: [change('pickupTime', '09:00', '12:00')] };
    const back = { changes: [change('pickupTime', '12:00', '09:00')] };
    const leaving = auditEntry('BookingRescheduled', booking, atNoon);
    const coming = auditEntry('BookingRescheduled', booking, back);
    expect(told(placed, leaving, paid(), coming, paid())).toEqual([0, 1, 3, 4]);
  });

  it('contains entries of a booking from another departure only after the booking arrived', () => {
    expect(told(paid(), moved('2026-11-30', '2026-12-01'), paid())).toEqual([1, 2]);
  });

  it('contains all other entries, even of a booking whose first entries are missing', () => {
    expect(told(paid(), auditEntry('DepartureClosed', departure), paid())).toEqual([0, 1, 2]);
  });
});
