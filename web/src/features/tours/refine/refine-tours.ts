import { hasRoom } from '@contracts/tour/has-room.ts';
import type { TourLength } from '@contracts/tour/tour-list-choices.ts';
import type { TourListItem } from '@contracts/tour/tour-view.ts';
import { departureNote } from '../departure-note.ts';
import { type ChoiceName, defaultGuests, type TourFilter } from '../tour-filter.ts';
import { tourPlaceSlugsOf } from '../tour-place-slugs.ts';
import { takesChildren } from './takes-children.ts';

/** A filter that the page applies to the tours that the server found. */
export type FacetName = Exclude<ChoiceName, 'sort'>;

/** The currency of the price limits. Prices in another currency are not compared with them. */
const limitCurrency = 'USD';
const halfDayHoursMax = 5;
const dayHoursMax = 24;

/** Whether a tour fits the chosen value of a facet. */
const fits: {
  readonly [Name in FacetName]: (
    tour: TourListItem,
    chosen: NonNullable<TourFilter[Name]>,
  ) => boolean;
} = {
  category: (tour, category) => tour.category.includes(category),
  price: ({ price, currency }, limit) => currency === limitCurrency && price <= limit,
  duration: (tour, length) => lengthOf(tour) === length,
  place: (tour, slug) => tourPlaceSlugsOf(tour).includes(slug),
  pickup: ({ pickupWindows }) => pickupWindows.length > 0,
  children: takesChildren,
};

/** The tours of a list: those that the travellers can book, and those that they cannot book on the chosen day. */
export interface RefinedTours {
  readonly bookable: readonly TourListItem[];
  readonly notOnDay: readonly TourListItem[];
}

/** Applies the filters of the address to the tours that the server found, and orders them. */
export function refineTours(tours: readonly TourListItem[], filter: TourFilter): RefinedTours {
  const left = inOrder(
    tours.filter((tour) => fitsAll(tour, filter)),
    filter,
  );
  return {
    bookable: left.filter((tour) => isBookable(tour, filter)),
    notOnDay: left.filter((tour) => !isBookable(tour, filter)),
  };
}

/**
 * How many tours a list would have with this value of a facet and all other filters unchanged. With a chosen
 * day, only tours that can be booked are counted, unless there are none.
 */
export function countWith<Name extends FacetName>(
  tours: readonly TourListItem[],
  filter: TourFilter,
  [facet, value]: readonly [Name, NonNullable<TourFilter[Name]>],
): number {
  const bookable = tours.filter((tour) => isBookable(tour, filter));
  const counted = bookable.length > 0 ? bookable : tours;
  return counted.filter((tour) => fitsAll(tour, { ...filter, [facet]: value })).length;
}

function fitsAll(tour: TourListItem, filter: TourFilter): boolean {
  return (Object.keys(fits) as FacetName[]).every((name) => {
    const chosen = filter[name];
    return chosen === undefined || fits[name](tour, chosen as never);
  });
}

function isBookable(
  { availability }: TourListItem,
  { guests = defaultGuests }: TourFilter,
): boolean {
  return availability === undefined || departureNote(availability, guests)?.tone !== 'error';
}

/** In every order, tours that only resemble the search come last. Equal tours stay in the order of popularity. */
function inOrder(tours: readonly TourListItem[], filter: TourFilter): readonly TourListItem[] {
  const similarity = ({ isSimilar }: TourListItem) => Number(isSimilar === true);
  return tours.toSorted((a, b) => similarity(a) - similarity(b) || compare(a, b, filter));
}

function compare(a: TourListItem, b: TourListItem, { sort, guests }: TourFilter): number {
  if (sort === undefined) return 0;
  switch (sort) {
    case 'price':
      return Number(isOther(a)) - Number(isOther(b)) || a.price - b.price;
    case 'duration':
      return a.durationHours - b.durationHours;
    case 'soonest':
      return startOf(a, guests).localeCompare(startOf(b, guests));
  }
}

/** Whether the price cannot be compared with most other prices. */
function isOther({ currency }: TourListItem): boolean {
  return currency !== limitCurrency;
}

/**
 * The next start that the party can book, as a text that sorts by time. If there is none, the text sorts after
 * all others.
 */
function startOf({ availability, nextStart }: TourListItem, guests = defaultGuests): string {
  const start = availability?.find((slot) => hasRoom(slot, guests)) ?? nextStart;
  return start ? `${start.date} ${start.time}` : '9999';
}

function lengthOf({ durationHours }: TourListItem): TourLength {
  if (durationHours <= halfDayHoursMax) return 'half-day';
  return durationHours <= dayHoursMax ? 'day' : 'several-days';
}
