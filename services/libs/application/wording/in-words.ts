import type { BookingView } from '../../contracts/booking/booking-view.ts';
import { lateCharge, lateChargeOf } from '../../contracts/booking/cancellation-words.ts';
import { localDateOf, localTimeOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../domain/calendar/instants.ts';

const days = { long: daysOf('long'), short: daysOf('short') } as const;

/** How the names of days and months are written: in full or abbreviated. */
type Length = keyof typeof days;

function daysOf(length: 'long' | 'short'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: length,
    day: 'numeric',
    month: length,
    year: 'numeric',
  });
}

/** `Tuesday 1 December 2026`, or `Tue 1 Dec 2026`. */
export function dayInWords(date: LocalDate, length: Length = 'long'): string {
  return days[length].format(new Date(`${date}T00:00:00.000Z`)).replace(',', '');
}

/** To the minute, in Zanzibar: `Monday 30 November 2026, 09:00`. */
export function momentInWords(instant: Instant, length: Length = 'long'): string {
  return `${dayInWords(localDateOf(instant), length)}, ${localTimeOf(instant)}`;
}

/**
 * Returns an amount of money in the form that bills use. Tanzanian shillings have no decimals, since no smaller coins
 * are in use.
 *
 * @param amount In whole units of the currency.
 */
export function moneyInWords(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: currency === 'TZS' ? 'stripIfInteger' : 'auto',
  }).format(amount);
}

/** `2 × Adult (12+), 1 × Child (4-11)`; a tour with only one price has only one category, and its name is left out. */
export function travellersInWords(
  travellers: readonly { readonly category: string; readonly count: number }[],
): string {
  return travellers
    .filter(({ count }) => count > 0)
    .map(({ category, count }) => lineInWords(category, count))
    .join(', ');
}

export function lineInWords(category: string, count: number): string {
  if (category === 'Travelers') {
    return count === 1 ? '1 traveller' : `${count} travellers`;
  }
  return `${count} × ${category}`;
}

/** Returns a text about the cost of a late cancellation, with the amount; it starts in lower case. */
export function lateChargeInWords({
  totalPrice,
  currency,
  cancellation: terms,
}: Pick<BookingView, 'totalPrice' | 'currency' | 'cancellation'>): string {
  return lateCharge(terms, moneyInWords(lateChargeOf(totalPrice, terms), currency));
}
