import { auditEntry } from '../../../test-support/audit-entry.ts';
import { changedSince } from './changed-since.ts';

const booking = { kind: 'booking', id: '74100680', title: 'ZBL-74100680' } as const;
const other = { kind: 'booking', id: '74100681', title: 'ZBL-74100681' } as const;
const changed = (at: string, field: string, before: unknown, after: unknown) =>
  auditEntry('Changed', booking, { at, changes: [{ field, before, after }] });

describe('the changes since a moment', () => {
  it('contain each field once, with its value then and its value now', () => {
    const entries = [
      changed('01', 'date', 'Monday', 'Tuesday'),
      changed('02', 'date', 'Tuesday', 'Wednesday'),
      changed('03', 'status', 'confirmed', 'cancelled'),
      changed('04', 'date', 'Wednesday', 'Thursday'),
    ];
    expect(changedSince(entries, '01')).toEqual([
      {
        subject: booking,
        isNew: false,
        changes: [
          { field: 'date', before: 'Tuesday', after: 'Thursday' },
          { field: 'status', before: 'confirmed', after: 'cancelled' },
        ],
      },
    ]);
  });

  it('leave out fields that have their old value again, and contain each thing that was added', () => {
    const entries = [
      changed('01', 'status', 'confirmed', 'cancelled'),
      changed('02', 'status', 'cancelled', 'confirmed'),
      changed('03', 'note', null, 'Vegetarians'),
      changed('04', 'note', null, 'A stroller'),
    ];
    expect(changedSince(entries, '00')[0]?.changes.map(({ after }) => after)).toEqual([
      'Vegetarians',
      'A stroller',
    ]);
    expect(changedSince(entries.slice(0, 2), '00')).toEqual([]);
  });

  it('mark things that did not exist then', () => {
    const placed = auditEntry('BookingPlaced', other, { at: '02' });
    expect(changedSince([changed('01', 'date', 1, 2), placed], '01')).toEqual([
      { subject: other, isNew: true, changes: [] },
    ]);
  });
});
