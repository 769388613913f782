import type { NamedBooking } from '../../application/ports/booking-documents.ts';

/** East Africa has known no other offset since before any calendar program. */
const offsetMs = 3 * 3_600_000;

/** When a booking's tour starts. */
export function startOf({ date, pickupTime }: Pick<NamedBooking, 'date' | 'pickupTime'>): Date {
  return new Date(Date.parse(`${date}T${pickupTime}:00Z`) - offsetMs);
}

/** `Tue 1 Dec 2026`. */
export function dayInWords(date: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');
}

/** To the minute, in Zanzibar: `Mon 30 Nov 2026, 09:00`. */
export function momentInWords(instant: string): string {
  const [date = '', time = ''] = new Date(Date.parse(instant) + offsetMs).toISOString().split('T');
  return `${dayInWords(date)}, ${time.slice(0, 5)}`;
}

/** As bills write it; shillings have no coins smaller than one in use. */
export function moneyInWords(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: currency === 'TZS' ? 'stripIfInteger' : 'auto',
  }).format(amount);
}

/** `2 × Adult (12+)`; the one category of a tour of one price is not worth a name. */
export function travellersInWords({ category, count }: NamedBooking['travellers'][number]): string {
  if (category !== 'Travelers') return `${count} × ${category}`;
  return count === 1 ? '1 traveller' : `${count} travellers`;
}
