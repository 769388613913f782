import type { BookingFilter, BookingTab } from '@contracts/booking/booking-view.ts';
import { originWords } from '@contracts/booking/origin-words.ts';
import { tagFaults, tidyTag } from '@contracts/booking/tags.ts';
import { isValidDate } from '@contracts/calendar.ts';
import { isSort } from './booking-sort.ts';

/** The filters that staff choose besides the tab, the search and the order. */
export type ChosenFilter = Exclude<keyof BookingFilter, 'tab' | 'search' | 'sort'>;

const tabs: readonly BookingTab[] = ['today', 'due-today', 'tomorrow', 'all'];
const statuses: readonly NonNullable<BookingFilter['status']>[] = [
  'live',
  'confirmed',
  'pending',
  'cancelled',
];

/** The filters by money, in words. */
export const moneyWords: Readonly<Record<NonNullable<BookingFilter['money']>, string>> = {
  unpaid: 'Not paid',
  'to-give-back': 'Money to refund',
};

/** The filters by origin, in words. */
export const originFilterWords: Readonly<Record<NonNullable<BookingFilter['origin']>, string>> = {
  ...originWords,
  unknown: 'Not known',
};

/** Every filter, in the order of the address, with a check of its values. To add a filter, add a line. */
const isValid: Readonly<Record<ChosenFilter, (value: string) => boolean>> = {
  status: (value) => statuses.some((each) => each === value),
  currency: (value) => /^[A-Z]{3}$/.test(value),
  money: (value) => Object.hasOwn(moneyWords, value),
  origin: (value) => Object.hasOwn(originFilterWords, value),
  notes: (value) => value === 'with',
  tag: (value) => tagFaults(tidyTag(value)).length === 0,
  createdFrom: isValidDate,
  createdTo: isValidDate,
  tourId: (value) => /^[a-z0-9-]{1,100}$/.test(value),
  dateFrom: isValidDate,
  dateTo: isValidDate,
};

export const chosenFilters = Object.keys(isValid) as readonly ChosenFilter[];

/** The filter as the query parameters of the API. */
export function filterParams(filter: BookingFilter): Record<string, string> {
  const { tab, search = '', sort } = filter;
  const chosen = chosenFilters.flatMap((name) => {
    const value = filter[name];
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  return {
    ...(tab !== undefined && { tab }),
    ...(search !== '' && { search }),
    ...Object.fromEntries(chosen),
    ...(sort !== undefined && { sort }),
  };
}

/** The part of the filter that decides how many bookings there are on each tab. */
export function countedFilter(filter: BookingFilter): Omit<BookingFilter, 'tab' | 'sort'> {
  const { search } = filter;
  const chosen = chosenFilters.map((name) => [name, filter[name]] as const);
  return {
    ...Object.fromEntries(chosen.filter(([, value]) => value !== undefined)),
    ...(search !== undefined && { search }),
  };
}

/**
 * Builds the request for a filter. A search may name a person, so it is sent in the body: servers and proxies
 * log URLs.
 */
export function askWith(
  filter: BookingFilter,
  urls: { readonly plain: string; readonly search: string },
  page: Readonly<Record<string, string | number>> = {},
) {
  const params = { ...filterParams(filter), ...page };
  return 'search' in params
    ? { url: urls.search, method: 'POST', body: params }
    : { url: urls.plain, params };
}

/** The address of the screen with a filter. The search is behind `#`, which browsers do not send to a server. */
export function filterAddress(filter: BookingFilter): {
  readonly search: string;
  readonly hash: string;
} {
  const { search, ...others } = filterParams(filter);
  return {
    search: new URLSearchParams(others).toString(),
    hash: search === undefined ? '' : new URLSearchParams({ search }).toString(),
  };
}

/**
 * Reads the filter from an address and leaves out invalid values. The default tab is "today", or "all" in the
 * list of money to refund.
 */
export function readFilter(
  params: URLSearchParams,
  hash = '',
): BookingFilter & { readonly tab: BookingTab } {
  const search = new URLSearchParams(hash.slice(1)).get('search')?.trim() ?? '';
  const sort = params.get('sort') ?? '';
  const chosen = chosenFilters.flatMap((name) => {
    const value = params.get(name) ?? '';
    return isValid[name](value) ? [[name, value] as const] : [];
  });
  return {
    tab: tabs.find((each) => each === params.get('tab')) ?? usualTab(params),
    ...(search !== '' && { search }),
    ...Object.fromEntries(chosen),
    ...(isSort(sort) && { sort }),
  };
}

/** The same list without any filter that staff chose. */
export function withoutFilters({ tab, search, sort }: BookingFilter): BookingFilter {
  return {
    ...(tab !== undefined && { tab }),
    ...(search !== undefined && { search }),
    ...(sort !== undefined && { sort }),
  };
}

/**
 * The default tab is "today". For money to refund it is "all", because this money may concern bookings of any
 * day.
 */
function usualTab(params: URLSearchParams): BookingTab {
  return params.get('money') === 'to-give-back' ? 'all' : 'today';
}

/** The screen's address with a filter. */
export function listPath(filter: BookingFilter): string {
  const { search, hash } = filterAddress(filter);
  return `/admin/bookings?${search}${hash === '' ? '' : `#${hash}`}`;
}
