import { tourPlaces } from './tour-places.ts';

const names = (title: string, meetingPoint: string) =>
  tourPlaces({ title, meetingPoint }).map(({ name, isFaint }) => (isFaint ? `(${name})` : name));

describe('the places of a tour on the map', () => {
  it.each([
    [
      'Stone Town Heritage Walk',
      'Gate of the Old Fort, opposite Forodhani Gardens, Stone Town',
      ['Stone Town'],
    ],
    ['Mnemba Reef Snorkelling', 'Muyuni beach, north of Matemwe', ['Matemwe', '(Mnemba)']],
    [
      'Prison Island & Giant Tortoises',
      'Beach landing beside Forodhani Gardens',
      ['Stone Town', '(Prison Island)'],
    ],
    ['Paje Seaweed Farmers & Village Walk', 'Seaweed Center, Paje', ['Paje']],
    [
      'Blue Lagoon & Starfish Snorkel, Michamvi',
      'Pingwe beach, Michamvi peninsula (Paje beach by arrangement)',
      ['Michamvi', '(Blue Lagoon)'],
    ],
  ])(
    'are its meeting point, and in brackets the places where it goes: %s',
    (title, meetingPoint, expected) => {
      expect(names(title, meetingPoint)).toEqual(expected);
    },
  );

  it.each([
    ['Mikumi Fly-in Day Safari', 'Abeid Amani Karume Airport, Zanzibar, Terminal 1'],
    ['Mikumi by Ferry & Train', 'SGR station, Dar es Salaam, main entrance'],
    ['Nyerere Fly-in Safari', 'Hotel pick-up in and around Stone Town'],
    ['Safari Blue – Menai Bay by Dhow', 'Fumba beach, Fumba village, south-west coast'],
    ['A day out', 'Wherever you stay'],
  ])('are left out if a pin would be wrong: %s', (title, meetingPoint) => {
    expect(names(title, meetingPoint)).toEqual([]);
  });

  it('include the places of a boat tour called safari', () => {
    expect(names('Safari Blue', 'Kizimkazi beach')).toEqual(['Kizimkazi']);
  });
});
