import { hourOf } from './hour.ts';

describe('the light of a scene', () => {
  it.each([
    ['06:30', 'dawn'],
    ['07:59', 'dawn'],
    ['08:00', 'day'],
    ['15:29', 'day'],
    ['15:30', 'dusk'],
    ['23:00', 'dusk'],
  ] as const)('a start at %s has the light of %s', (startTime, hour) => {
    expect(hourOf(startTime)).toBe(hour);
  });

  it('is daylight while no time is chosen', () => {
    expect(hourOf(undefined)).toBe('day');
    expect(hourOf('')).toBe('day');
  });
});
