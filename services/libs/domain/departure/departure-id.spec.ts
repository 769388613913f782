import { departureId, parseDepartureId } from './departure-id.ts';

const departure = { tourId: 'stone-town-2', date: '2026-12-01', time: '08:30' };

describe("a departure's id", () => {
  it('names its tour, day and time', () => {
    expect(departureId(departure)).toBe('stone-town-2_2026-12-01_0830');
  });

  it('is read back', () => {
    expect(parseDepartureId(departureId(departure))).toEqual(departure);
    expect(parseDepartureId('a_2026-12-01_2359')).toEqual({
      tourId: 'a',
      date: '2026-12-01',
      time: '23:59',
    });
  });

  it.each([
    '',
    'stone-town',
    'stone-town_2026-12-01',
    'stone-town_2026-12-01_08:30',
    'stone-town_2026-12-01_2400',
    'stone-town_2026-12-01_0860',
    'stone-town_2026-12-1_0830',
    'stone-town_2026-02-30_0830',
    'Stone-Town_2026-12-01_0830',
    '_2026-12-01_0830',
    'stone_town_2026-12-01_0830',
    'stone-town_2026-12-01_0830x',
    '../x_2026-12-01_0830',
    'x\nstone-town_2026-12-01_0830',
  ])('is not read from a text in another format: %j', (id) => {
    expect(parseDepartureId(id)).toBeUndefined();
  });
});
