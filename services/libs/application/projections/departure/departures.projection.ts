import type { BookingPlaced, HoldExtended } from '../../../domain/booking/booking.events.ts';
import type { Instant, LocalDate, LocalTime } from '../../../domain/calendar/instants.ts';
import {
  departureId,
  type DepartureRef,
  parseDepartureId,
} from '../../../domain/departure/departure-id.ts';
import {
  type Disruption,
  type DisruptionEvent,
  evolveDisruption,
} from '../../../domain/departure/disruption.ts';
import type {
  DepartureCapacitySet,
  DepartureClosed,
  DepartureEvent,
  DepartureNoteChanged,
  DepartureReopened,
  SeatsReleased,
  SeatsReserved,
} from '../../../domain/departure/departure.events.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';

/** The settings of staff for a departure. Without such a document the departure is open and has its tour's capacity. */
export interface DepartureRules {
  readonly kind: 'rules';
  readonly tourId: string;
  readonly date: LocalDate;
  readonly time: LocalTime;
  /** The departure's own capacity, null for no limit; absent while its tour's capacity applies. */
  readonly capacity?: number | null;
  readonly isClosed: boolean;
  readonly closureReason?: string;
  /** The note of staff before and after its last change; absent if there was never a note. */
  readonly note?: DepartureNoteChanged['data'];
  /** Present if the departure was cancelled or moved as a whole. */
  readonly disruption?: Disruption;
}

/** The seats that one booking holds on a departure. */
export interface DepartureSeats {
  readonly kind: 'seats';
  readonly tourId: string;
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly bookingNumber: number;
  /** The seats of each open reservation, by its id. */
  readonly reservations: Readonly<Record<string, number>>;
  /**
   * The seats of the largest reservation. The taken seats of a departure are the sum of this field over all bookings
   * (domain rule 10).
   */
  readonly seats: number;
  /** When the hold of these seats ends; absent for a booking. */
  readonly heldUntil?: Instant;
}

/** The seats of a hold. */
export type HeldSeats = DepartureSeats & Required<Pick<DepartureSeats, 'heldUntil'>>;

/**
 * The rules and the taken seats of departures, by tour, date and time. The seats of each booking are a separate
 * document, and the taken seats of a departure are their sum. So an event costs the same on a departure with ten
 * thousand bookings as on a departure with three.
 */
export const departures: Projection<
  DepartureRules | DepartureSeats,
  DepartureEvent | HoldExtended | BookingPlaced
> = {
  collection: {
    name: 'departures',
    version: 3,
    fields: {
      kind: 'text',
      tourId: 'text',
      date: 'text',
      time: 'text',
      seats: 'integer',
      heldUntil: 'text',
    },
    indexes: [['kind', 'tourId', 'date', 'time', 'seats'], ['heldUntil']],
  },
  documentIds: (event) => {
    if (event.type === 'HoldExtended' || event.type === 'BookingPlaced') {
      return [`${departureId(event.data.departure)}/${idAfter('booking-', event.stream)}`];
    }
    const departure = idAfter('departure-', event.stream);
    switch (event.type) {
      case 'DepartureCapacitySet':
      case 'DepartureClosed':
      case 'DepartureReopened':
      case 'DepartureNoteChanged':
      case 'DepartureCancelled':
      case 'DepartureMoved':
      case 'DisruptionProgressed':
      case 'DisruptionStopped':
      case 'DisruptionResumed':
        return [departure];
      case 'SeatsReserved':
      case 'SeatsReleased':
        return [`${departure}/${event.data.bookingNumber}`];
    }
  },
  fold: (document, event) => {
    if (event.type === 'HoldExtended' || event.type === 'BookingPlaced') {
      return document?.kind === 'seats' ? foldHold(document, event) : document;
    }
    const departure = parseDepartureId(idAfter('departure-', event.stream));
    if (departure === undefined) {
      return document;
    }
    switch (event.type) {
      case 'DepartureCapacitySet':
      case 'DepartureClosed':
      case 'DepartureReopened':
      case 'DepartureNoteChanged':
      case 'DepartureCancelled':
      case 'DepartureMoved':
      case 'DisruptionProgressed':
      case 'DisruptionStopped':
      case 'DisruptionResumed':
        return foldRules(document?.kind === 'rules' ? document : untouched(departure), event);
      case 'SeatsReserved':
      case 'SeatsReleased':
        return foldSeats(document?.kind === 'seats' ? document : undefined, event, departure);
    }
  },
};

function untouched({ tourId, date, time }: DepartureRef): DepartureRules {
  return { kind: 'rules', tourId, date, time, isClosed: false };
}

function foldRules(
  rules: DepartureRules,
  event: RecordedEvent<
    | DepartureCapacitySet
    | DepartureClosed
    | DepartureReopened
    | DepartureNoteChanged
    | DisruptionEvent
  >,
): DepartureRules {
  const lasting = lastingRules(rules);
  switch (event.type) {
    case 'DepartureCapacitySet':
      return { ...rules, capacity: event.data.after };
    case 'DepartureClosed':
      return {
        ...{ ...lasting, isClosed: true },
        ...(event.data.reason === undefined ? {} : { closureReason: event.data.reason }),
      };
    case 'DepartureReopened':
      return { ...lasting, isClosed: false };
    case 'DepartureNoteChanged':
      return { ...rules, note: event.data };
    case 'DepartureCancelled':
    case 'DepartureMoved':
      return withDisruption({ ...rules, isClosed: true }, event);
    case 'DisruptionProgressed':
    case 'DisruptionStopped':
    case 'DisruptionResumed':
      return withDisruption(rules, event);
  }
}

/** The part that stays when the departure is closed or reopened. */
function lastingRules({ kind, tourId, date, time, capacity, note }: DepartureRules) {
  return {
    ...{ kind, tourId, date, time },
    ...(capacity === undefined ? {} : { capacity }),
    ...(note === undefined ? {} : { note }),
  };
}

/** Uses the fold of the decider, so that a screen shows the same state that the next decision uses. */
function withDisruption(
  rules: DepartureRules,
  event: RecordedEvent<DisruptionEvent>,
): DepartureRules {
  const disruption = evolveDisruption(rules.disruption, event);
  return disruption === undefined ? rules : { ...rules, disruption };
}

/** When a hold is extended or becomes a booking, only the booking's stream gets an event. */
function foldHold(
  { heldUntil, ...seats }: DepartureSeats,
  event: HoldExtended | BookingPlaced,
): DepartureSeats {
  return event.type === 'HoldExtended' && heldUntil !== undefined
    ? { ...seats, heldUntil: event.data.expiresAt }
    : seats;
}

function foldSeats(
  document: DepartureSeats | undefined,
  event: RecordedEvent<SeatsReserved | SeatsReleased>,
  { tourId, date, time }: DepartureRef,
): DepartureSeats | undefined {
  const { reservationId, bookingNumber } = event.data;
  const others = Object.entries(document?.reservations ?? {}).filter(
    ([id]) => id !== reservationId,
  );
  const open: readonly (readonly [string, number])[] =
    event.type === 'SeatsReserved' ? [...others, [reservationId, event.data.seats]] : others;
  const seats = Math.max(0, ...open.map(([, each]) => each));
  const reservations = Object.fromEntries(open);
  const heldUntil =
    event.type === 'SeatsReserved' && event.data.holdUntil !== undefined
      ? event.data.holdUntil
      : document?.heldUntil;
  const held = heldUntil === undefined ? {} : { heldUntil };
  return open.length === 0
    ? undefined
    : { kind: 'seats', tourId, date, time, bookingNumber, reservations, seats, ...held };
}
