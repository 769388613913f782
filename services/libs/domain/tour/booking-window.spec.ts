import fc from 'fast-check';
import { addDays } from '../calendar/dar-es-salaam.ts';
import {
  bookableDaysMax,
  isPast,
  lastBookableDate,
  type RunningTimes,
  slotRefusals,
  slotsBetween,
  slotStatus,
  startsAt,
  startTimesOn,
} from './booking-window.ts';

const everyDay: RunningTimes = {
  pickupTimes: ['08:30', '14:00'],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  season: null,
  bookingCutoffHours: 0,
};
/** 08:00 in Dar es Salaam on Friday, 20 November 2026. */
const now = '2026-11-20T05:00:00.000Z';

describe('the days on which a tour runs', () => {
  it('are all days if the tour names no weekdays', () => {
    const weekends = { ...everyDay, weekdays: [6, 7] };
    expect(startTimesOn(everyDay, '2026-11-20')).toEqual(['08:30', '14:00']);
    expect(startTimesOn(weekends, '2026-11-20')).toEqual([]);
    expect(startTimesOn(weekends, '2026-11-21')).toEqual(['08:30', '14:00']);
    expect(startTimesOn(weekends, '2026-11-22')).toEqual(['08:30', '14:00']);
    expect(startTimesOn(weekends, '2026-11-23')).toEqual([]);
  });

  it.each([
    ['2026-05-31', false],
    ['2026-06-01', true],
    ['2026-08-15', true],
    ['2026-10-31', true],
    ['2026-11-01', false],
  ])('are the days of its season, including the first and the last: %s → %s', (date, runs) => {
    const summer = { ...everyDay, season: { from: '2026-06-01', to: '2026-10-31' } };
    expect(startTimesOn(summer, date)).toHaveLength(runs ? 2 : 0);
  });
});

describe('the slots of a tour', () => {
  it('are its start times on each day it runs, in order', () => {
    const fridaysAndSundays = { ...everyDay, weekdays: [5, 7] };
    expect(slotsBetween(fridaysAndSundays, '2026-11-20', '2026-11-22')).toEqual([
      { date: '2026-11-20', time: '08:30' },
      { date: '2026-11-20', time: '14:00' },
      { date: '2026-11-22', time: '08:30' },
      { date: '2026-11-22', time: '14:00' },
    ]);
  });

  it('on one day are only the slots of that day', () => {
    expect(slotsBetween(everyDay, '2026-11-20', '2026-11-20')).toHaveLength(2);
  });

  it('are none if the last day is before the first', () => {
    expect(slotsBetween(everyDay, '2026-11-20', '2026-11-19')).toEqual([]);
    expect(slotsBetween(everyDay, '2026-11-20', '2026-10-01')).toEqual([]);
  });

  it('are exactly the times at which the tour starts', () => {
    const times = fc.record({
      pickupTimes: fc.uniqueArray(fc.constantFrom('06:00', '08:30', '14:00')).map((t) => t.sort()),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      season: fc.option(fc.constant({ from: '2026-11-10', to: '2026-11-25' })),
      bookingCutoffHours: fc.constant(0),
    });
    const offset = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(times, offset, offset, fc.constantFrom('08:30', '09:00'), (tour, a, b, time) => {
        const [first, last] = [Math.min(a, b), Math.max(a, b)];
        const listed = slotsBetween(
          tour,
          addDays('2026-11-01', first),
          addDays('2026-11-01', last),
        );
        const slot = { date: addDays('2026-11-01', a), time };
        expect(listed.some((s) => s.date === slot.date && s.time === time)).toBe(
          startsAt(tour, slot),
        );
      }),
    );
  });
});

describe('a slot', () => {
  it('is past from the minute it starts', () => {
    const slot = { date: '2026-11-20', time: '08:30' };
    expect(isPast(everyDay, slot, '2026-11-20T05:29:59.999Z')).toBe(false);
    expect(isPast(everyDay, slot, '2026-11-20T05:30:00.000Z')).toBe(true);
    expect(isPast(everyDay, slot, '2026-11-21T05:30:00.000Z')).toBe(true);
  });

  it('is past after its cut-off', () => {
    const dayBefore = { bookingCutoffHours: 18 };
    const slot = { date: '2026-11-20', time: '08:30' };
    expect(isPast(dayBefore, slot, '2026-11-19T11:30:00.000Z')).toBe(false);
    expect(isPast(dayBefore, slot, '2026-11-19T11:30:00.001Z')).toBe(true);
  });

  it('can be booked while it is in the future and the tour starts then', () => {
    expect(slotRefusals(everyDay, { date: '2026-11-20', time: '08:30' }, now)).toEqual([]);
  });

  it('is refused as past before any other reason, even if the tour did not start then', () => {
    expect(slotRefusals(everyDay, { date: '2026-11-19', time: '08:30' }, now)).toEqual([
      { code: 'PastDate' },
    ]);
    expect(slotRefusals(everyDay, { date: '2026-11-19', time: '03:33' }, now)).toEqual([
      { code: 'PastDate' },
      { code: 'NotAStartTime', startTimes: ['08:30', '14:00'] },
    ]);
  });

  it('is refused with the available times if the tour does not have its time', () => {
    expect(slotRefusals(everyDay, { date: '2026-11-21', time: '09:00' }, now)).toEqual([
      { code: 'NotAStartTime', startTimes: ['08:30', '14:00'] },
    ]);
  });

  it('is refused without other times if the tour does not run on its day', () => {
    const mondays = { ...everyDay, weekdays: [1] };
    expect(slotRefusals(mondays, { date: '2026-11-21', time: '08:30' }, now)).toEqual([
      { code: 'NotAStartTime', startTimes: [] },
    ]);
  });

  it('can be booked up to 540 days ahead', () => {
    expect(bookableDaysMax).toBe(540);
    expect(lastBookableDate(now)).toBe('2028-05-13');
    expect(slotRefusals(everyDay, { date: '2028-05-13', time: '08:30' }, now)).toEqual([]);
    expect(slotRefusals(everyDay, { date: '2028-05-14', time: '08:30' }, now)).toEqual([
      { code: 'TourNotBookable', reason: 'too-far-ahead' },
    ]);
  });

  it('counts the days ahead from the current day in Dar es Salaam', () => {
    expect(lastBookableDate('2026-11-20T20:59:59.999Z')).toBe('2028-05-13');
    expect(lastBookableDate('2026-11-20T21:00:00.000Z')).toBe('2028-05-14');
  });
});

describe('the status of a departure', () => {
  const open = { isPast: false, isClosed: false, seatsLeft: 12 };

  it.each([
    [12, 'available'],
    [5, 'available'],
    [4, 'limited'],
    [1, 'limited'],
    [0, 'full'],
    [-2, 'full'],
    [null, 'available'],
  ])('with %s seats left is %s', (seatsLeft, status) => {
    expect(slotStatus({ ...open, seatsLeft })).toBe(status);
  });

  it('is closed when staff closed it, regardless of the number of seats', () => {
    expect(slotStatus({ ...open, isClosed: true })).toBe('closed');
    expect(slotStatus({ ...open, isClosed: true, seatsLeft: 0 })).toBe('closed');
  });

  it('is past if its time is past, even if another status also applies', () => {
    expect(slotStatus({ isPast: true, isClosed: true, seatsLeft: 0 })).toBe('past');
  });
});
