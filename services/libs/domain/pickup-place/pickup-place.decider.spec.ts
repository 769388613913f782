import { given } from '../../../../test/support/stories/decider-story.ts';
import type { AddPickupPlace } from './commands/add-pickup-place.ts';
import type { ChangePickupPlace } from './commands/change-pickup-place.ts';
import { pickupPlaceDecider } from './pickup-place.decider.ts';
import type { PickupPlaceEvent, PickupPlaceFields } from './pickup-place.events.ts';
import { initialPickupPlaces } from './pickup-place.state.ts';
import { zoneOf } from './place-named.ts';

const tembo = { name: 'Tembo House Hotel', zone: 'Stone Town' };
const zuri = {
  name: 'Zuri Zanzibar',
  zone: 'Nungwi & Kendwa',
  coordinates: { latitude: -5.75, longitude: 39.28 },
};

const added = (placeId: string, place: PickupPlaceFields): PickupPlaceEvent => ({
  type: 'PickupPlaceAdded',
  data: { placeId, ...place },
});
const add = (place: PickupPlaceFields): AddPickupPlace => ({
  type: 'AddPickupPlace',
  commandId: 'a command',
  place,
});
const change = (placeId: string, place: PickupPlaceFields): ChangePickupPlace => ({
  type: 'ChangePickupPlace',
  placeId,
  place,
});

const noPlace = given(pickupPlaceDecider, []);
const twoPlaces = given(pickupPlaceDecider, [added('1', tembo), added('2', zuri)]);

describe('a pick-up place', () => {
  it('is added without the spaces around its texts, with the id of the command', () => {
    noPlace
      .when(add({ ...zuri, name: ' Zuri Zanzibar ', zone: 'Nungwi & Kendwa\n' }))
      .then([added('a command', zuri)]);
  });

  it.each([
    [{ ...tembo, name: ' ' }, 'name'],
    [{ ...tembo, name: 'a'.repeat(121) }, 'name'],
    [{ ...tembo, zone: '' }, 'zone'],
    [{ ...tembo, zone: 'a'.repeat(61) }, 'zone'],
    [{ ...tembo, coordinates: { latitude: 91, longitude: 0 } }, 'coordinates.latitude'],
    [{ ...tembo, coordinates: { latitude: 0, longitude: -181 } }, 'coordinates.longitude'],
  ])('is refused with a fault: %j', (place, field) => {
    for (const command of [add(place), change('1', place)]) {
      const decision = pickupPlaceDecider.decide(command, {
        places: [{ placeId: '1', ...tembo }],
      });
      expect(decision).toMatchObject({ refusal: { code: 'InvalidFields', faults: [{ field }] } });
    }
  });

  it('has a name that no other place has, regardless of its case and spaces', () => {
    const namesake = { ...tembo, name: 'tembo  house HOTEL' };
    twoPlaces.when(add(namesake)).thenRefused({ code: 'PickupPlaceExists' });
    twoPlaces.when(change('2', namesake)).thenRefused({ code: 'PickupPlaceExists' });
    twoPlaces.when(change('1', namesake)).then([
      {
        type: 'PickupPlaceChanged',
        data: { placeId: '1', before: tembo, after: namesake },
      },
    ]);
  });

  it('is refused once the list is full', () => {
    const full = Array.from({ length: 500 }, (_none, place) =>
      added(String(place), { ...tembo, name: `Hotel ${place}` }),
    );
    given(pickupPlaceDecider, full).when(add(tembo)).thenRefused({ code: 'TooManyPickupPlaces' });
    given(pickupPlaceDecider, full.slice(1))
      .when(add(tembo))
      .then([added('a command', tembo)]);
  });

  it('does not change when its fields are the same', () => {
    twoPlaces.when(change('2', zuri)).thenNothing();
  });

  it('cannot be changed if it is not in the list', () => {
    twoPlaces.when(change('3', tembo)).thenRefused({ code: 'PickupPlaceNotFound' });
  });

  it('is removed once, and can be added back', () => {
    const removed: PickupPlaceEvent = {
      type: 'PickupPlaceRemoved',
      data: { placeId: '1', ...tembo },
    };
    twoPlaces.when({ type: 'RemovePickupPlace', placeId: '1' }).then([removed]);
    const without = given(pickupPlaceDecider, [added('1', tembo), added('2', zuri), removed]);
    without.when({ type: 'RemovePickupPlace', placeId: '1' }).thenNothing();
    without.when(add(tembo)).then([added('a command', tembo)]);
  });
});

describe('the zone of a place that a traveller names', () => {
  const changed: PickupPlaceEvent = {
    type: 'PickupPlaceChanged',
    data: { placeId: '1', before: tembo, after: { ...tembo, zone: 'Town' } },
  };
  const list = [added('1', tembo), added('2', zuri), changed].reduce(
    pickupPlaceDecider.evolve,
    initialPickupPlaces,
  );

  it('is the zone of the place in the list', () => {
    expect(zoneOf(list.places, ' tembo house  hotel')).toBe('Town');
    expect(zoneOf(list.places, 'Zuri Zanzibar')).toBe('Nungwi & Kendwa');
  });

  it('is empty for any other text', () => {
    expect(zoneOf(list.places, 'My aunt’s house')).toBe('');
  });
});
