import { isValidDate } from '@contracts/calendar.ts';
import { readTourIds, tourIdsParam } from '../../shared/tours/tour-ids.ts';
import { defaultGuests, type TourFilter } from './tour-filter.ts';

const textLengthMax = 100;
const guestsPattern = /^[1-9]\d?$/;

/** The days that the list can be filtered by. */
export interface BookableDays {
  readonly first: string;
  readonly last: string;
}

/** The parts of the filter that the server searches by. */
export type TourSearch = Pick<TourFilter, 'q' | 'date' | 'guests' | 'ids'>;

/** Reads the search from an address. Invalid values are ignored. */
export function readSearch(params: URLSearchParams, days: BookableDays): TourSearch {
  const q = printable((params.get('q') ?? '').trim().slice(0, textLengthMax));
  const date = params.get('date') ?? '';
  const guests = params.get('guests') ?? '';
  const ids = readTourIds(params.get(tourIdsParam));
  return {
    ...(q !== '' && { q }),
    ...(isValidDate(date) && days.first <= date && date <= days.last && { date }),
    ...(guestsPattern.test(guests) &&
      Number(guests) !== defaultGuests && { guests: Number(guests) }),
    ...(ids.length > 0 && { ids }),
  };
}

/**
 * Replaces characters that cannot be typed: control characters, and half of a character if the text was cut in
 * its middle.
 */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
}
