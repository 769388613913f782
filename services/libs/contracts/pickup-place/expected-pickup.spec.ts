import { expectedPickup } from './expected-pickup.ts';

const slot = { date: '2026-12-01', time: '08:00' };
const places = [{ name: 'Zuri Zanzibar', zone: 'Nungwi & Kendwa' }];
const tour = {
  pickupWindows: [
    { zone: '', fromMinutes: 60, toMinutes: 30 },
    { zone: 'Nungwi & Kendwa', fromMinutes: 510, toMinutes: 480 },
  ],
};

describe('the pick-up that a traveller can expect', () => {
  it('has the window of the zone of the place, in local time', () => {
    expect(expectedPickup(tour, places, ' zuri zanzibar', slot)).toStrictEqual({
      zone: 'Nungwi & Kendwa',
      date: '2026-11-30',
      from: '23:30',
      to: '00:00',
    });
  });

  it('has the window of all other zones at any other place', () => {
    expect(expectedPickup(tour, places, 'My aunt’s house', slot)).toStrictEqual({
      zone: '',
      date: '2026-12-01',
      from: '07:00',
      to: '07:30',
    });
  });

  it('is missing if the tour has no pick-up', () => {
    expect(expectedPickup({ pickupWindows: [] }, places, 'Zuri Zanzibar', slot)).toBeUndefined();
  });
});
