import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import { historyForTraveller } from './history-for-traveller.ts';

const entry = (
  action: string,
  actor: HistoryEntryView['actor'],
  reason?: string,
  isReasonTold?: true,
): HistoryEntryView => ({
  revision: '0',
  at: '2026-11-20T06:00:00.000Z',
  actor,
  action,
  changes: [],
  causedBy: 'cause',
  ...(reason === undefined ? {} : { reason }),
  ...(isReasonTold === undefined ? {} : { isReasonTold }),
});

describe('a booking’s history for its traveller', () => {
  it('shows the changes and the traveller’s own reasons, but does not name members of staff', () => {
    const told = historyForTraveller([
      entry('BookingPlaced', { kind: 'customer' }),
      entry('BookingNoteAdded', { kind: 'admin', id: 'account-1' }),
      entry('BookingRescheduled', { kind: 'admin', id: 'account-1' }, 'The driver is ill'),
      entry('BookingCancelled', { kind: 'customer' }, 'We are ill'),
    ]);
    expect(told).toEqual([
      entry('BookingPlaced', { kind: 'customer' }),
      entry('BookingRescheduled', { kind: 'admin' }),
      entry('BookingCancelled', { kind: 'customer' }, 'We are ill'),
    ]);
  });

  it('shows the reason of staff or the system if the traveller was informed of it', () => {
    const told = historyForTraveller([
      entry('BookingRescheduled', { kind: 'system' }, 'Storm warning', true),
      entry('BookingCancelled', { kind: 'admin', id: 'account-1' }, 'The boat is broken', true),
      entry('BookingRebooked', { kind: 'system' }, 'Said among us'),
    ]);
    expect(told).toEqual([
      entry('BookingRescheduled', { kind: 'system' }, 'Storm warning'),
      entry('BookingCancelled', { kind: 'admin' }, 'The boat is broken'),
      entry('BookingRebooked', { kind: 'system' }),
    ]);
  });
});
