import type { LocalDate } from '../../domain/calendar/instants.ts';
import type { BookingView, PickupView } from './booking-view.ts';

/**
 * When and where a traveller waits, under a label such as “Pick-up”: `08:15–08:45 at Tembo House Hotel: wait at the
 * reception`. The text is only the place if the window is not known, and undefined for travellers who come to the
 * meeting point.
 */
export function pickupInWords({
  date,
  pickup,
  pickupPlace,
}: Pick<BookingView, 'date' | 'pickup' | 'pickupPlace'>): string | undefined {
  return pickup === undefined || pickupPlace === undefined
    ? pickupPlace
    : `${pickupWindowInWords(pickup, date)} at ${pickupPlace}: wait at the reception`;
}

/** @param date The date of the booking, which may be the day after a pick-up at night. */
export function pickupWindowInWords(
  { date: pickupDate, from, to }: Pick<PickupView, 'date' | 'from' | 'to'>,
  date: LocalDate,
): string {
  const times = `${from}–${to}`;
  return pickupDate === date ? times : `the day before, ${times}`;
}
