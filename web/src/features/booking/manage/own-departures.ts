import type { BookingView } from '@contracts/booking/booking-view.ts';
import type { SlotView, TourView } from '@contracts/tour/tour-view.ts';
import type { BookingWish } from '../booking-wish.ts';
import { hasRoom } from '../departures.ts';
import { guestsOf } from '../party.ts';
import { type DeparturesState, useDepartures } from '../use-departures.ts';

type Booked = Pick<BookingView, 'date' | 'pickupTime' | 'guests'>;

/** The departures of the wanted day for somebody who has seats on one of them already. */
export function useOwnDepartures(
  tour: TourView,
  wish: BookingWish,
  booked: Booked,
): DeparturesState {
  const departures = useDepartures(tour, wish);
  if (departures.kind !== 'known') return departures;
  const guests = guestsOf(wish.party);
  const slots = withOwnSeats(departures.slots, booked);
  return {
    ...departures,
    slots,
    alternatives: slots.some((slot) => hasRoom(slot, guests)) ? [] : departures.alternatives,
    time: startOn(slots, wish.time, guests),
  };
}

/**
 * The wanted start while there is room on it, or the only one of the day: nobody is moved to another hour without
 * having chosen it.
 */
export function startOn(
  slots: readonly SlotView[],
  wanted: string | null,
  guests: number,
): string | null {
  const [only, ...others] = slots;
  const start = others.length === 0 ? only : slots.find(({ time }) => time === wanted);
  return start !== undefined && hasRoom(start, guests) ? start.time : null;
}

/** On the departure of a booking its own seats are free for it, and whoever is on it may stay. */
export function withOwnSeats(
  slots: readonly SlotView[],
  { date, pickupTime, guests }: Booked,
): readonly SlotView[] {
  return slots.map((slot) =>
    slot.date === date && slot.time === pickupTime ? withSeats(slot, guests) : slot,
  );
}

function withSeats(slot: SlotView, guests: number): SlotView {
  const { status, seatsLeft } = slot;
  if (status === 'available' || status === 'limited') {
    return { ...slot, seatsLeft: seatsLeft === null ? null : seatsLeft + guests };
  }
  // Of one that takes nobody else nothing but the own seats is left.
  return { ...slot, status: 'limited', seatsLeft: guests };
}
