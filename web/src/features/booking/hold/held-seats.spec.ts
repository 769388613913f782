import type { SlotView } from '@contracts/tour/tour-view.ts';
import { clockWords, type HeldSeats, isHoldNeeded, withHeldSeats } from './held-seats.ts';

const slot: SlotView = { date: '2026-12-01', time: '08:30', status: 'full', seatsLeft: 0 };
const held: HeldSeats = {
  ...{ key: 'form', date: '2026-12-01', time: '08:30', seats: 3 },
  ...{ endsAtMs: 0, canBeExtended: true },
};

describe('seats that the form holds', () => {
  it('are free for the form itself, on their departure only', () => {
    const other = { ...slot, time: '14:00' };
    expect(withHeldSeats([slot, other], held)).toEqual([
      { ...slot, status: 'limited', seatsLeft: 3 },
      other,
    ]);
    expect(withHeldSeats([{ ...slot, seatsLeft: 2 }], held)).toMatchObject([
      { status: 'available', seatsLeft: 5 },
    ]);
    expect(withHeldSeats([slot], undefined)).toEqual([slot]);
  });

  it.each(['closed', 'past'] as const)('change nothing on a departure that is %s', (status) => {
    expect(withHeldSeats([{ ...slot, status }], held)).toEqual([{ ...slot, status }]);
  });

  it.each([
    [4, 2, false],
    [3, 2, true],
    [2, 2, true],
    [1, 2, false],
    [null, 2, false],
  ])('are needed if %s seats are left for %d travellers: %s', (seatsLeft, guests, isNeeded) => {
    expect(isHoldNeeded({ ...slot, status: 'limited', seatsLeft }, guests)).toBe(isNeeded);
  });

  it.each([
    [581_000, '9:41'],
    [600_000, '10:00'],
    [59_001, '1:00'],
    [-5, '0:00'],
  ])('are held for %d ms: %s', (ms, words) => {
    expect(clockWords(ms)).toBe(words);
  });
});
