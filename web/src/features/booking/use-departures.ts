import { addDays } from '@contracts/calendar.ts';
import type { SlotView, TourView } from '@contracts/tour/tour-view.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { isBookableDay } from './bookable-days.ts';
import type { BookingWish } from './booking-wish.ts';
import { useGetAvailabilityQuery } from './booking-api.ts';
import { alternatives, slotsOn, standingTime } from './departures.ts';
import { guestsOf } from './party.ts';

/** How many days after the chosen one are looked at for another with room. */
const daysAhead = 14;

export type DeparturesState =
  /** No day is chosen, or none that can be booked. */
  | { readonly kind: 'no-day' }
  | { readonly kind: 'out-of-range' }
  /** The chosen start counts meanwhile: whoever is quick has the server decide. */
  | { readonly kind: 'loading'; readonly time: string | null }
  /** Nobody answered: every start time is offered, and the server decides. */
  | { readonly kind: 'unknown'; readonly times: readonly string[]; readonly time: string | null }
  | {
      readonly kind: 'known';
      readonly slots: readonly SlotView[];
      readonly alternatives: readonly SlotView[];
      readonly time: string | null;
    };

/** The departures of the chosen day, and the start time that counts among them. */
export function useDepartures(tour: TourView, { date, time, party }: BookingWish): DeparturesState {
  const isBookable = date !== null && isBookableDay(date);
  const { currentData, isError } = useGetAvailabilityQuery(
    isBookable ? { tourId: tour.id, from: date, to: addDays(date, daysAhead) } : skipToken,
  );
  if (date === null) return { kind: 'no-day' };
  if (!isBookable) return { kind: 'out-of-range' };
  if (currentData === undefined) {
    const times = tour.pickupTimes;
    const chosen = time !== null && times.includes(time) ? time : null;
    return isError ? { kind: 'unknown', times, time: chosen } : { kind: 'loading', time: chosen };
  }
  const guests = guestsOf(party);
  const slots = slotsOn(currentData, date);
  return {
    kind: 'known',
    slots,
    alternatives: alternatives(currentData, date, guests),
    time: standingTime(slots, time, guests),
  };
}

/** The start time that counts; null while none does. */
export function timeOf(departures: DeparturesState): string | null {
  return 'time' in departures ? departures.time : null;
}
