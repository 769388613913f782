import type { PriceLimit, TourLength, TourSort } from '@contracts/tour/tour-list-choices.ts';
import { tourIdsParam, writeTourIds } from '../../shared/tours/tour-ids.ts';

/** The filter of a list of tours. Absent fields do not limit the list. */
export interface TourFilter {
  readonly q?: string;
  /** `yyyy-MM-dd` */
  readonly date?: string;
  readonly guests?: number;
  readonly category?: string;
  /** The highest price, in US dollars. */
  readonly price?: PriceLimit;
  readonly duration?: TourLength;
  /** The slug of a place, or `mainland`. */
  readonly place?: string;
  readonly pickup?: 'included';
  readonly children?: 'welcome';
  /** The order; if absent, by popularity. */
  readonly sort?: TourSort;
  /** Only these tours: a shared list. */
  readonly ids?: readonly string[];
}

/** The filters with only a few values (contracts/tour/tour-list-choices.ts), in the order of addresses. */
export const choiceNames = [
  'category',
  'price',
  'duration',
  'place',
  'pickup',
  'children',
  'sort',
] as const;
export type ChoiceName = (typeof choiceNames)[number];

/** The number of travellers by default. Addresses leave it out (requirements, section 2). */
export const defaultGuests = 2;
/** The numbers of travellers to choose from. The last number means "this number or more". */
export const guestChoices = [1, 2, 3, 4, 5, 6] as const;

/** The address of the list with a filter. */
export function toursPath(filter: TourFilter): string {
  const search = writeTourFilter(filter).toString();
  return search === '' ? '/tours' : `/tours?${search}`;
}

export function writeTourFilter(filter: TourFilter): URLSearchParams {
  const { q = '', date, guests, ids } = filter;
  const params = new URLSearchParams();
  if (q.trim() !== '') params.set('q', q.trim());
  if (date !== undefined) params.set('date', date);
  if (guests !== undefined && guests !== defaultGuests) params.set('guests', String(guests));
  for (const name of choiceNames) {
    const value = filter[name];
    if (value !== undefined) params.set(name, String(value));
  }
  if (ids !== undefined) params.set(tourIdsParam, writeTourIds(ids));
  return params;
}

/** The address of a tour's page with the chosen day and travellers. */
export function tourPath(
  id: string,
  { date, guests }: Pick<TourFilter, 'date' | 'guests'>,
): string {
  const search = new URLSearchParams({
    ...(date !== undefined && { date }),
    ...(guests !== undefined && { guests: String(guests) }),
  }).toString();
  return search === '' ? `/tour/${id}` : `/tour/${id}?${search}`;
}
