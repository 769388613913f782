import { readPickupTime, sortPickupTimes, twelveHourPreview } from './pickup-times.ts';

describe('a typed start time', () => {
  it.each([
    ['08:30', '08:30'],
    ['8:30', '08:30'],
    ['0:05', '00:05'],
    ['00:00', '00:00'],
    ['19:59', '19:59'],
    ['23:59', '23:59'],
    [' 14:00 ', '14:00'],
    ['', ''],
    ['  ', ''],
  ])('%j is read as %j', (typed, time) => {
    expect(readPickupTime(typed)).toBe(time);
  });

  it.each(['24:00', '30:00', '08:60', '8:5', '8', '008:30', '8:300', 'x8:30', '8:30 PM', 'noon'])(
    '%j is ignored',
    (typed) => {
      expect(readPickupTime(typed)).toBeUndefined();
    },
  );
});

describe('the start times of a tour', () => {
  it('are in the order of the day', () => {
    const typed = ['14:00', '06:30', '09:00'];
    expect(sortPickupTimes(typed)).toEqual(['06:30', '09:00', '14:00']);
    expect(typed).toEqual(['14:00', '06:30', '09:00']);
  });

  it.each([
    ['00:15', '12:15 AM'],
    ['01:00', '1:00 AM'],
    ['08:30', '8:30 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['13:05', '1:05 PM'],
    ['23:59', '11:59 PM'],
  ])('%s is read as %s on a twelve-hour clock', (time, preview) => {
    expect(twelveHourPreview(time)).toBe(preview);
  });
});
