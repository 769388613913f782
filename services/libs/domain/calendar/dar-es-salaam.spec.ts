import fc from 'fast-check';
import {
  addDays,
  daysBetween,
  hoursBetween,
  instantOf,
  isValidDate,
  isValidTime,
  localDateOf,
  localTimeOf,
  weekdayOf,
} from './dar-es-salaam.ts';

/** Any minute from 1990 to 2090, as an instant. */
const instants = fc
  .integer({ min: 0, max: 100 * 366 * 24 * 60 })
  .map((minutes) => new Date(Date.UTC(1990, 0, 1) + minutes * 60_000).toISOString());
const dates = instants.map((instant) => instant.slice(0, 10));

describe('the calendar of Dar es Salaam', () => {
  it('is three hours ahead of UTC', () => {
    expect(instantOf({ date: '2026-11-20', time: '08:30' })).toBe('2026-11-20T05:30:00.000Z');
    expect(localDateOf('2026-11-20T05:30:00.000Z')).toBe('2026-11-20');
    expect(localTimeOf('2026-11-20T05:30:00.000Z')).toBe('08:30');
  });

  it('starts a new day at 21:00 UTC', () => {
    expect(localDateOf('2026-12-31T20:59:59.999Z')).toBe('2026-12-31');
    expect(localTimeOf('2026-12-31T20:59:59.999Z')).toBe('23:59');
    expect(localDateOf('2026-12-31T21:00:00.000Z')).toBe('2027-01-01');
    expect(localTimeOf('2026-12-31T21:00:00.000Z')).toBe('00:00');
    expect(instantOf({ date: '2027-01-01', time: '00:30' })).toBe('2026-12-31T21:30:00.000Z');
  });

  it('keeps the same offset in every season, unlike zones with daylight saving time', () => {
    expect(instantOf({ date: '2026-01-15', time: '12:00' })).toBe('2026-01-15T09:00:00.000Z');
    expect(instantOf({ date: '2026-07-15', time: '12:00' })).toBe('2026-07-15T09:00:00.000Z');
  });

  it('agrees with the time-zone database', () => {
    const database = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Africa/Dar_es_Salaam',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(`${localDateOf(instant)} ${localTimeOf(instant)}`).toBe(
          database.format(Date.parse(instant)),
        );
      }),
    );
  });

  it('maps a slot to an instant and back to the same slot', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const slot = { date: localDateOf(instant), time: localTimeOf(instant) };
        expect(instantOf(slot)).toBe(instant);
      }),
    );
  });

  it.each(['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])(
    'accepts the day %s',
    (text) => {
      expect(isValidDate(text)).toBe(true);
    },
  );

  it.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '26-01-01',
    ' 2026-01-01',
    '2026-01-01 ',
    '2026-01-01T00:00',
    '+002026-01-01',
    '+010000-01',
    'x2026-01-01',
    '2026/01/01',
    'tomorrow',
    '',
  ])('rejects the day %j', (text) => {
    expect(isValidDate(text)).toBe(false);
  });

  it.each(['00:00', '08:30', '19:59', '23:59'])('accepts the time %s', (text) => {
    expect(isValidTime(text)).toBe(true);
  });

  it.each(['24:00', '08:60', '8:30', '08:3', '08:30:00', ' 08:30', '08:30 ', '8.30', '-1:00', ''])(
    'rejects the time %j',
    (text) => {
      expect(isValidTime(text)).toBe(false);
    },
  );

  it('counts days across months and leap years', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2026-11-20', 0)).toBe('2026-11-20');
    expect(addDays('2026-11-20', 540)).toBe('2028-05-13');
    expect(daysBetween('2026-11-20', '2028-05-13')).toBe(540);
    expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
  });

  it('counts the days between two days: the first day plus this number is the second day', () => {
    fc.assert(
      fc.property(dates, dates, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });

  it('numbers the days of the week from Monday, 1, to Sunday, 7', () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((days) => weekdayOf(addDays('2026-11-16', days)));
    expect(week).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('counts the hours between two instants, with fractions', () => {
    expect(hoursBetween('2026-11-19T05:30:00.000Z', '2026-11-20T05:30:00.000Z')).toBe(24);
    expect(hoursBetween('2026-11-20T05:30:00.000Z', '2026-11-20T05:15:00.000Z')).toBe(-0.25);
  });
});
