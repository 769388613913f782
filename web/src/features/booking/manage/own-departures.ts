import { isOpen } from '@contracts/tour/has-room.ts';
import type { BookingView } from '@contracts/booking/booking-view.ts';
import { hasRoom } from '@contracts/tour/has-room.ts';
import type { SlotView, TourView } from '@contracts/tour/tour-view.ts';
import type { BookingInput } from '../booking-input.ts';
import { guestsOf } from '../party.ts';
import { type DeparturesState, useDepartures } from '../use-departures.ts';

type Booked = Pick<BookingView, 'date' | 'pickupTime' | 'guests'>;

/** The departures of the wanted day, for a traveller who already has seats on one of them. */
export function useOwnDepartures(
  tour: TourView,
  input: BookingInput,
  booked: Booked,
): DeparturesState {
  const departures = useDepartures(tour, input);
  if (departures.kind !== 'known') return departures;
  const guests = guestsOf(input.party);
  const slots = withOwnSeats(departures.slots, booked);
  return {
    ...departures,
    slots,
    time: startOn(slots, input.time, guests),
  };
}

/**
 * Returns the only start time of the day, or the wanted one if there are several. Returns null if this start time has
 * no room, so that the traveller chooses another one.
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

/** Counts the booking's own seats as free on its departure, so that the booking may stay there. */
export function withOwnSeats(
  slots: readonly SlotView[],
  { date, pickupTime, guests }: Booked,
): readonly SlotView[] {
  return slots.map((slot) =>
    slot.date === date && slot.time === pickupTime ? withSeats(slot, guests) : slot,
  );
}

function withSeats(slot: SlotView, guests: number): SlotView {
  const { seatsLeft } = slot;
  if (isOpen(slot)) {
    return { ...slot, seatsLeft: seatsLeft === null ? null : seatsLeft + guests };
  }
  // A departure that takes no more bookings has room only for the booking's own travellers.
  return { ...slot, status: 'limited', seatsLeft: guests };
}
