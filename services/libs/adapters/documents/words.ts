import type { NamedBooking } from '../../application/ports/booking-documents.ts';

/** When a booking's tour starts. East Africa has known no other offset since before any calendar program. */
export function startOf({ date, pickupTime }: Pick<NamedBooking, 'date' | 'pickupTime'>): Date {
  return new Date(`${date}T${pickupTime}:00+03:00`);
}

/** `Tuesday 1 December 2026`. */
export function dayInWords(date: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');
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
