import type { BookingFilter } from '../../../libs/contracts/booking/booking-view.ts';
import type { AuditFilter } from '../../../libs/contracts/history/audit-view.ts';

/**
 * What the log says about a filter: its name and its value. If the value may name a person, the log says only that the
 * filter was used.
 */
type Words<Filter> = Readonly<Record<keyof Filter, 'with-value' | 'without-value'>>;

const bookingWords: Words<BookingFilter> = {
  tab: 'with-value',
  search: 'without-value',
  status: 'with-value',
  money: 'with-value',
  origin: 'with-value',
  notes: 'with-value',
  tag: 'with-value',
  sort: 'with-value',
  tourId: 'with-value',
  dateFrom: 'with-value',
  dateTo: 'with-value',
  currency: 'with-value',
  createdFrom: 'with-value',
  createdTo: 'with-value',
};

const auditWords: Words<AuditFilter> = {
  from: 'with-value',
  to: 'with-value',
  actor: 'with-value',
  kind: 'with-value',
  subject: 'with-value',
};

/** Which bookings a filter chooses, in words: `tab today, search`. */
export function bookingFilterWords(filter: BookingFilter): string {
  return filterWords(filter, bookingWords);
}

/** Which entries of the history a filter chooses, in words. */
export function auditFilterWords(filter: AuditFilter): string {
  return filterWords(filter, auditWords);
}

function filterWords<Filter extends object>(filter: Filter, words: Words<Filter>): string {
  const used = (Object.keys(words) as (keyof Filter & string)[]).flatMap((name) => {
    const value = filter[name];
    if (value === undefined || value === '') return [];
    return words[name] === 'with-value' ? [`${name} ${String(value)}`] : [name];
  });
  return used.length === 0 ? 'everything' : used.join(', ');
}
