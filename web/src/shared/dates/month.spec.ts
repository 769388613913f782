import { addMonths, dayByKey, formatMonth, lastOf, weeksOf } from './month.ts';

describe('the calendar of a month', () => {
  it('begins its weeks on Monday and always has six weeks', () => {
    const november = weeksOf('2026-11');
    expect(november).toHaveLength(6);
    expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(november.flat().filter((day) => day !== null)).toHaveLength(30);
    expect(weeksOf('2027-02')[0]?.[0]).toBe('2027-02-01');
  });

  it('continues over the end of a year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
    expect(lastOf('2028-02')).toBe('2028-02-29');
  });

  it('has the name of the month and the year as a heading', () => {
    expect(formatMonth('2026-11')).toBe('November 2026');
  });

  it.each([
    ['ArrowRight', '2026-12-01'],
    ['ArrowLeft', '2026-11-29'],
    ['ArrowUp', '2026-11-23'],
    ['ArrowDown', '2026-12-07'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['PageUp', '2026-10-30'],
    ['PageDown', '2026-12-30'],
  ])('moves with %s from the last day of November to %s', (key, day) => {
    expect(dayByKey(key, '2026-11-30')).toBe(day);
  });

  it('does not move with any other key', () => {
    expect(dayByKey('a', '2026-11-30')).toBeUndefined();
  });

  it('moves with PageDown from January 31 to the last day of February', () => {
    expect(dayByKey('PageDown', '2027-01-31')).toBe('2027-02-28');
  });
});
