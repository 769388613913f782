import type { BookingHeld, HoldChanged, HoldEvent } from './booking.events.ts';
import { type BookingState, holdOf, type NoBooking } from './booking.state.ts';
import type { Hold } from './hold.ts';

/** The booking number after one more event of its hold. An event that cannot happen in the current state has no effect. */
export function evolveHold(state: BookingState, event: HoldEvent): BookingState {
  switch (event.type) {
    case 'BookingHeld':
      return state.status === 'none' && state.hold === undefined ? held(state, event.data) : state;
    case 'HoldExtended':
      return withHold(state, (hold) => ({
        ...hold,
        expiresAt: event.data.expiresAt,
        isExtended: true,
      }));
    case 'HoldChanged':
      return holdSwapped(state, event.data);
    case 'HoldReleased':
    case 'HoldExpired':
      return holdEnded(state, event.data.drops);
  }
}

function held(state: NoBooking, data: BookingHeld['data']): NoBooking {
  const { form, departure, party, heldAt, expiresAt, takes: reservationId } = data;
  const since = { heldAt, expiresAt, isOpen: true, isExtended: false };
  return { ...state, hold: { form, departure, party, reservationId, ...since } };
}

function withHold(state: BookingState, change: (hold: Hold) => Hold): BookingState {
  const hold = holdOf(state);
  return state.status === 'none' && hold?.isOpen === true
    ? { ...state, hold: change(hold) }
    : state;
}

function holdSwapped(state: BookingState, data: HoldChanged['data']): BookingState {
  const changed = withHold(state, (hold) => ({
    ...hold,
    departure: data.departure.after,
    party: data.party.after,
    reservationId: data.takes ?? hold.reservationId,
  }));
  return changed === state || data.drops === undefined
    ? changed
    : { ...changed, droppedReservations: [...state.droppedReservations, data.drops] };
}

function holdEnded(state: BookingState, drops: string): BookingState {
  const ended = withHold(state, (hold) => ({ ...hold, isOpen: false }));
  return ended === state
    ? state
    : { ...ended, droppedReservations: [...state.droppedReservations, drops] };
}
