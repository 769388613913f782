import type { BookingStatus, BookingTab } from '@contracts/booking/booking-view.ts';
import { isValidDate } from '@contracts/calendar.ts';

/** Which bookings are listed. Absent fields do not limit the list. */
export interface BookingFilter {
  readonly tab?: BookingTab;
  readonly search?: string;
  /** `live`: bookings that take place, confirmed or pending. */
  readonly status?: BookingStatus | 'live';
  readonly currency?: string;
  /** The first and the last day on which the bookings were made, both included. */
  readonly createdFrom?: string;
  readonly createdTo?: string;
}

const tabs: readonly BookingTab[] = ['today', 'due-today', 'tomorrow', 'all'];
const statuses: readonly NonNullable<BookingFilter['status']>[] = [
  'live',
  'confirmed',
  'pending',
  'cancelled',
];

/** The filter as the query parameters of the API. */
export function filterParams(filter: BookingFilter): Record<string, string> {
  const { tab, search = '', status, currency, createdFrom, createdTo } = filter;
  return {
    ...(tab !== undefined && { tab }),
    ...(search !== '' && { search }),
    ...(status !== undefined && { status }),
    ...(currency !== undefined && { currency }),
    ...(createdFrom !== undefined && { createdFrom }),
    ...(createdTo !== undefined && { createdTo }),
  };
}

/**
 * Builds the request for a filter. A search may name a person, so it is sent in the body and is in no URL
 * that a server or a proxy logs.
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

/** Reads the filter from an address and leaves out invalid values. The default tab is today's. */
export function readFilter(
  params: URLSearchParams,
  hash = '',
): BookingFilter & { readonly tab: BookingTab } {
  const status = statuses.find((each) => each === params.get('status'));
  const currency = params.get('currency') ?? '';
  const search = new URLSearchParams(hash.slice(1)).get('search')?.trim() ?? '';
  return {
    tab: tabs.find((each) => each === params.get('tab')) ?? 'today',
    ...(search !== '' && { search }),
    ...(status !== undefined && { status }),
    ...(/^[A-Z]{3}$/.test(currency) && { currency }),
    ...readDay(params, 'createdFrom'),
    ...readDay(params, 'createdTo'),
  };
}

function readDay<Name extends 'createdFrom' | 'createdTo'>(
  params: URLSearchParams,
  name: Name,
): Partial<Record<Name, string>> {
  const day = params.get(name) ?? '';
  return isValidDate(day) ? ({ [name]: day } as Record<Name, string>) : {};
}

/** The screen's address with a filter. */
export function listPath(filter: BookingFilter): string {
  const { search, hash } = filterAddress(filter);
  return `/admin/bookings?${search}${hash === '' ? '' : `#${hash}`}`;
}
