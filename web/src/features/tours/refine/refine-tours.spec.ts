import type { TourListItem } from '@contracts/tour/tour-view.ts';
import { kiteTour, reefTour, slot, townTour } from '../../../../test-support/sample-tours.ts';
import type { TourFilter } from '../tour-filter.ts';
import { countWith, refineTours } from './refine-tours.ts';

const reef: TourListItem = {
  ...reefTour,
  pickupWindows: [{ zone: '', fromMinutes: 60, toMinutes: 30 }],
};
const withoutPickup = { pickupWindows: [] };
const town: TourListItem = {
  ...townTour,
  ...withoutPickup,
  meetingPoint: 'Old Fort, Stone Town',
  durationHours: 3,
};
const kite: TourListItem = {
  ...kiteTour,
  ...withoutPickup,
  meetingPoint: 'Paje beach',
  durationHours: 6,
};
const tours = [reef, town, kite];

const day = '2026-12-01';
const idsOf = (found: readonly TourListItem[]) => found.map(({ id }) => id);
const found = (filter: TourFilter, all: readonly TourListItem[] = tours) =>
  idsOf(refineTours(all, filter).bookable);

describe('the filters of the list', () => {
  it.each([
    [{ price: 30 }, [town]],
    [{ price: 50 }, [reef, town]],
    [{ duration: 'half-day' }, [reef, town]],
    [{ duration: 'day' }, [kite]],
    [{ place: 'stone-town' }, [town]],
    [{ place: 'paje' }, [kite]],
    [{ place: 'mainland' }, []],
    [{ pickup: 'included' }, [reef]],
    [{ children: 'welcome' }, [reef, town]],
    [{ category: 'Cultural & Historical' }, [town]],
    [{ price: 50, pickup: 'included', children: 'welcome' }, [reef]],
    [{}, tours],
  ] satisfies [TourFilter, TourListItem[]][])('%j leaves the tours that fit', (filter, left) => {
    expect(found(filter)).toEqual(idsOf(left));
  });

  it('do not compare a price in another currency with a limit in dollars', () => {
    expect(found({ price: 30 }, [{ ...town, currency: 'EUR' }])).toEqual([]);
  });

  it('recognise a tour of several days, and treat a safari as a tour on the mainland', () => {
    const safari = { ...kite, title: 'Mikumi Safari', durationHours: 48 };
    expect(found({ duration: 'several-days', place: 'mainland' }, [town, safari])).toEqual([
      kite.id,
    ]);
  });

  it('show for each choice how many tours would be left under the other filters', () => {
    expect(countWith(tours, {}, ['price', 50])).toBe(2);
    expect(countWith(tours, { price: 30 }, ['price', 50])).toBe(2);
    expect(countWith(tours, { price: 30 }, ['pickup', 'included'])).toBe(0);
  });

  it('count only the tours that can be booked on the chosen day, unless there are none', () => {
    const open = { ...reef, availability: [slot(day, '08:30')] };
    const full = { ...town, availability: [] };
    expect(countWith([open, full], { date: day }, ['price', 50])).toBe(1);
    expect(countWith([full], { date: day }, ['price', 50])).toBe(1);
  });
});

describe('the order of the list', () => {
  it('is by popularity, by price or by duration', () => {
    expect(found({})).toEqual(idsOf([reef, town, kite]));
    expect(found({ sort: 'price' })).toEqual(idsOf([town, reef, kite]));
    expect(found({ sort: 'duration' })).toEqual(idsOf([town, reef, kite]));
  });

  it('puts prices in other currencies last', () => {
    expect(found({ sort: 'price' }, [{ ...town, currency: 'EUR' }, kite])).toEqual(
      idsOf([kite, town]),
    );
  });

  it('is by the next start that the party can book', () => {
    const soon = [
      { ...reef, nextStart: slot(day, '09:00') },
      { ...town, nextStart: null },
      { ...kite, nextStart: slot(day, '08:00') },
    ];
    expect(found({ sort: 'soonest' }, soon)).toEqual(idsOf([kite, reef, town]));
    const onDay = [
      { ...reef, availability: [slot(day, '09:00')] },
      {
        ...kite,
        availability: [slot(day, '08:00', { status: 'limited', seatsLeft: 1 }), slot(day, '10:00')],
      },
    ];
    expect(found({ sort: 'soonest', date: day }, onDay)).toEqual(idsOf([reef, kite]));
  });

  it('always puts tours that only resemble the search last', () => {
    const similar = [{ ...town, isSimilar: true as const }, kite, reef];
    expect(found({ sort: 'price', q: 'x' }, similar)).toEqual(idsOf([reef, kite, town]));
  });
});

describe('a chosen day', () => {
  it('separates the tours that the party can book from the others', () => {
    const few = slot(day, '08:30', { status: 'limited', seatsLeft: 2 });
    const all = [
      { ...town, availability: [] },
      { ...reef, availability: [few] },
    ];
    const { bookable, notOnDay } = refineTours(all, { date: day });
    expect([idsOf(bookable), idsOf(notOnDay)]).toEqual([[reef.id], [town.id]]);
    expect(refineTours(all, { date: day, guests: 3 }).bookable).toEqual([]);
  });
});
