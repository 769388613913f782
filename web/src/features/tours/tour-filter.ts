import { isValidDate } from '@contracts/calendar.ts';
import { tourCategories } from '@contracts/tour/tour-categories.ts';
import { readTourIds, tourIdsParam, writeTourIds } from '../../shared/tours/tour-ids.ts';

/** The filter of a list of tours. Absent fields do not limit the list. */
export interface TourFilter {
  readonly q?: string;
  /** `yyyy-MM-dd` */
  readonly date?: string;
  readonly guests?: number;
  readonly category?: string;
  /** Only these tours: a shared list. */
  readonly ids?: readonly string[];
}

/** The number of guests by default. Addresses leave it out (requirements, section 2). */
export const defaultGuests = 2;
/** The choices of the guests select; the last one means this number or more. */
export const guestChoices = [1, 2, 3, 4, 5, 6] as const;

const textLengthMax = 100;
const guestsPattern = /^[1-9]\d?$/;

/** The days that the list can be filtered by. */
interface BookableDays {
  readonly first: string;
  readonly last: string;
}

/** Reads the filter from an address. Invalid values are ignored. */
export function readTourFilter(params: URLSearchParams, days: BookableDays): TourFilter {
  const q = printable((params.get('q') ?? '').trim().slice(0, textLengthMax));
  const date = params.get('date') ?? '';
  const guests = params.get('guests') ?? '';
  const category = params.get('category') ?? '';
  const ids = readTourIds(params.get(tourIdsParam));
  return {
    ...(q !== '' && { q }),
    ...(isValidDate(date) && days.first <= date && date <= days.last && { date }),
    ...(guestsPattern.test(guests) &&
      Number(guests) !== defaultGuests && { guests: Number(guests) }),
    ...(isCategory(category) && { category }),
    ...(ids.length > 0 && { ids }),
  };
}

/** The address of the list with a filter. */
export function toursPath(filter: TourFilter): string {
  const search = writeTourFilter(filter).toString();
  return search === '' ? '/tours' : `/tours?${search}`;
}

export function writeTourFilter(filter: TourFilter): URLSearchParams {
  const { q = '', date, guests, category, ids } = filter;
  const params = new URLSearchParams();
  if (q.trim() !== '') params.set('q', q.trim());
  if (date !== undefined) params.set('date', date);
  if (guests !== undefined && guests !== defaultGuests) params.set('guests', String(guests));
  if (category !== undefined) params.set('category', category);
  if (ids !== undefined) params.set(tourIdsParam, writeTourIds(ids));
  return params;
}

/** The address of a tour's page with the chosen day and guests. */
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

/** Replaces characters that cannot be typed: control characters, and the rest of a character that was cut through. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
}

function isCategory(text: string): boolean {
  return tourCategories.some((category) => category === text);
}
