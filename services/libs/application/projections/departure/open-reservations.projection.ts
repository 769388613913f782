import type {
  BookingCancelled,
  BookingHeld,
  BookingPlaced,
  BookingRebooked,
  BookingRescheduled,
  HoldChanged,
  HoldExpired,
  HoldReleased,
  PartyChanged,
  ReservationAbandoned,
} from '../../../domain/booking/booking.events.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { DepartureRef } from '../../../domain/departure/departure-id.ts';
import { parseDepartureId } from '../../../domain/departure/departure-id.ts';
import type { SeatsReleased, SeatsReserved } from '../../../domain/departure/departure.events.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';

/** A reservation that the departure still counts. */
export interface OpenReservation {
  readonly reservationId: string;
  readonly departure: DepartureRef;
  readonly bookingNumber: number;
  /** When the seats were reserved. */
  readonly at: Instant;
  /**
   * Whether a booking, or the hold before the booking, has the reservation. If neither has it for a long time, the
   * reconciler handles it.
   */
  readonly isHeld: boolean;
}

/** Every event that reserves or releases seats, or by which a booking takes or drops them. */
export type ReservationEvent =
  | SeatsReserved
  | SeatsReleased
  | BookingHeld
  | HoldChanged
  | HoldReleased
  | HoldExpired
  | BookingPlaced
  | BookingRescheduled
  | PartyChanged
  | BookingCancelled
  | BookingRebooked
  | ReservationAbandoned;

/**
 * The reconciler searches here for seats that nobody will use. This is only a hint: the reconciler decides on the
 * streams of departure and booking (correctness rule 9).
 */
export const openReservations: Projection<OpenReservation, ReservationEvent> = {
  collection: {
    name: 'open-reservations',
    version: 2,
    fields: { isHeld: 'flag', at: 'text' },
    indexes: [['isHeld', 'at']],
  },
  documentIds: (event) => {
    if (event.type === 'SeatsReserved' || event.type === 'SeatsReleased') {
      return [event.data.reservationId];
    }
    const { takes, drops } = swapOf(event);
    return [...(takes === undefined ? [] : [takes]), ...(drops === undefined ? [] : [drops])];
  },
  fold: (reservation, event, id) => {
    switch (event.type) {
      case 'SeatsReserved':
        return reserved(event);
      case 'SeatsReleased':
        return undefined;
      case 'BookingHeld':
      case 'HoldChanged':
      case 'HoldReleased':
      case 'HoldExpired':
      case 'BookingPlaced':
      case 'BookingRescheduled':
      case 'PartyChanged':
      case 'BookingCancelled':
      case 'BookingRebooked':
      case 'ReservationAbandoned':
        return reservation && { ...reservation, isHeld: swapOf(event).takes === id };
    }
  },
};

function reserved(event: RecordedEvent<SeatsReserved>): OpenReservation | undefined {
  const { reservationId, bookingNumber } = event.data;
  const departure = parseDepartureId(idAfter('departure-', event.stream));
  return (
    departure && { reservationId, departure, bookingNumber, at: event.occurredAt, isHeld: false }
  );
}

function swapOf(event: RecordedEvent<Exclude<ReservationEvent, SeatsReserved | SeatsReleased>>): {
  readonly takes?: string | undefined;
  readonly drops?: string | undefined;
} {
  switch (event.type) {
    case 'BookingHeld':
    case 'BookingPlaced':
    case 'BookingRebooked':
      return { takes: event.data.takes };
    case 'BookingRescheduled':
    case 'PartyChanged':
    case 'HoldChanged':
      return { takes: event.data.takes, drops: event.data.drops };
    case 'BookingCancelled':
    case 'HoldReleased':
    case 'HoldExpired':
      return { drops: event.data.drops };
    case 'ReservationAbandoned':
      return { drops: event.data.reservationId };
  }
}
