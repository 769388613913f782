import { nearestFree } from './nearest-free.ts';
import type { SlotView } from './tour-view.ts';

const wanted = { date: '2026-11-29', time: '09:00' };

function slot(date: string, time: string, more: Partial<SlotView> = {}): SlotView {
  return { date, time, status: 'available', seatsLeft: null, ...more };
}

function found(...slots: readonly SlotView[]): readonly string[] {
  return nearestFree(slots, wanted, 2).map(({ date, time }) => `${date} ${time}`);
}

describe('the nearest departures with room', () => {
  it('are the departures before and after the wanted departure, in the order of their start', () => {
    expect(
      found(
        slot('2026-11-20', '09:00'),
        slot('2026-11-27', '09:00'),
        slot('2026-11-28', '09:00'),
        slot('2026-11-29', '09:00'),
        slot('2026-12-01', '09:00'),
        slot('2026-12-03', '09:00'),
      ),
    ).toEqual(['2026-11-27 09:00', '2026-11-28 09:00', '2026-12-01 09:00']);
  });

  it('have room for the whole party and take bookings', () => {
    expect(
      found(
        slot('2026-11-28', '09:00', { status: 'full', seatsLeft: 0 }),
        slot('2026-11-28', '15:30', { status: 'limited', seatsLeft: 1 }),
        slot('2026-11-30', '09:00', { status: 'closed' }),
        slot('2026-11-30', '15:30', { status: 'past' }),
        slot('2026-12-04', '15:30', { status: 'limited', seatsLeft: 2 }),
      ),
    ).toEqual(['2026-12-04 15:30']);
  });

  it('include another start time of the wanted day', () => {
    expect(found(slot('2026-11-29', '15:30'), slot('2026-11-29', '09:00'))).toEqual([
      '2026-11-29 15:30',
    ]);
  });
});
