import { addDays } from '@contracts/calendar.ts';
import type { SlotView, TourView } from '@contracts/tour/tour-view.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { today } from '../../shared/dates/today.ts';
import { useToday } from '../../shared/dates/use-clock.ts';
import { useOnline } from '../../shared/ui/use-online.ts';
import { isBookableDay } from './bookable-days.ts';
import type { BookingInput } from './booking-input.ts';
import { useGetAvailabilityQuery } from './booking-api.ts';
import { slotsOn, timeToBook } from './departures.ts';
import { type HeldSeats, withHeldSeats } from './hold/held-seats.ts';
import { guestsOf } from './party.ts';

/**
 * How many days before and after the chosen day are searched for other departures with room. The API uses the
 * same number.
 */
const daysAround = 14;

export type DeparturesState =
  /** No day is chosen. */
  | { readonly kind: 'no-day' }
  /** The chosen day cannot be booked. */
  | { readonly kind: 'out-of-range' }
  /** While the availability is loading, the chosen start time can already be booked. The API then decides. */
  | { readonly kind: 'loading'; readonly time: string | null }
  /** The availability could not be loaded: every start time is offered, and the API decides. */
  | { readonly kind: 'unknown'; readonly times: readonly string[]; readonly time: string | null }
  | {
      readonly kind: 'known';
      readonly slots: readonly SlotView[];
      /** Every departure of the days around the chosen one. */
      readonly around: readonly SlotView[];
      readonly time: string | null;
    };

/**
 * The departures of the chosen day, and the start time to be booked.
 *
 * @param held The seats that the form holds: for the form they are free.
 */
export function useDepartures(
  tour: TourView,
  { date, time, party }: BookingInput,
  held?: HeldSeats,
): DeparturesState {
  const isOnline = useOnline(); // offline, it may take long until the request fails
  useToday(); // renders again on a new day, which changes the days that can be booked
  const isBookable = date !== null && isBookableDay(date);
  const { currentData, isError } = useGetAvailabilityQuery(
    isBookable ? { tourId: tour.id, ...daysAbout(date) } : skipToken,
  );
  if (date === null) return { kind: 'no-day' };
  if (!isBookable) return { kind: 'out-of-range' };
  if (currentData === undefined) {
    const times = tour.pickupTimes;
    const chosen = time !== null && times.includes(time) ? time : null;
    return isError || !isOnline
      ? { kind: 'unknown', times, time: chosen }
      : { kind: 'loading', time: chosen };
  }
  const guests = guestsOf(party);
  const around = withHeldSeats(currentData, held);
  const slots = slotsOn(around, date);
  return {
    kind: 'known',
    slots,
    around,
    time: timeToBook(slots, time, guests),
  };
}

function daysAbout(date: string): { from: string; to: string } {
  const earliest = addDays(date, -daysAround);
  return { from: isBookableDay(earliest) ? earliest : today(), to: addDays(date, daysAround) };
}

/** The start time to be booked; null if there is none. */
export function timeOf(departures: DeparturesState): string | null {
  return 'time' in departures ? departures.time : null;
}
