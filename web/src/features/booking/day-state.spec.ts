import { slot } from '../../../test-support/sample-tours.ts';
import { dayState, fewSeatsLeft } from './day-state.ts';

const day = '2026-11-28';
const full = slot(day, '09:00', { status: 'full', seatsLeft: 0 });
const closed = slot(day, '09:00', { status: 'closed' });
const past = slot(day, '06:00', { status: 'past' });
const single = slot(day, '15:30', { status: 'limited', seatsLeft: 1 });

describe('a day in the calendar', () => {
  it.each([
    ['free', [full, slot(day, '15:30')]],
    ['few', [full, single]],
    ['full', [closed, full, past]],
    ['closed', [past, closed]],
    ['too-late', [past]],
    ['no-departure', []],
  ] as const)('is %s for two travellers, depending on its best departure', (state, slots) => {
    expect(dayState(slots, 2)).toBe(state);
  });

  it('is free for one traveller if one seat is left', () => {
    expect(dayState([single], 1)).toBe('free');
  });

  it('shows how many seats are left only if every departure has few', () => {
    expect(fewSeatsLeft([full, single], 1)).toBe(1);
    expect(fewSeatsLeft([single, slot(day, '08:30', { status: 'limited', seatsLeft: 3 })], 2)).toBe(
      3,
    );
    expect(fewSeatsLeft([single, slot(day, '08:30')], 1)).toBeUndefined();
    expect(fewSeatsLeft([full, closed, past], 1)).toBeUndefined();
  });
});
