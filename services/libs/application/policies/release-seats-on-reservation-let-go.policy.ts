import type {
  BookingCancelled,
  BookingEvent,
  BookingRescheduled,
  HoldChanged,
  HoldExpired,
  HoldReleased,
  PartyChanged,
  ReservationAbandoned,
} from '../../domain/booking/booking.events.ts';
import { bookingDecider } from '../../domain/booking/booking.decider.ts';
import type { DepartureRef } from '../../domain/departure/departure-id.ts';
import { ReleaseReservation } from '../command-handling/booking/reservation.commands.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import { NotNow, type Policy, type PolicyTools } from './policy.ts';

type LettingGo =
  | BookingRescheduled
  | PartyChanged
  | BookingCancelled
  | ReservationAbandoned
  | HoldChanged
  | HoldReleased
  | HoldExpired;

const name = 'release-seats-on-reservation-let-go';

/**
 * The last of the three steps *reserve, book, release*: when a booking's stream says that a reservation was dropped or
 * abandoned, its seats are released. This is repeated until the release is stored (correctness rule 9).
 */
export const releaseSeatsOnReservationLetGo: Policy<LettingGo> = {
  name,
  async act(event, tools) {
    const reservationId = letGo(event);
    if (reservationId === undefined) {
      return;
    }
    const commandId = tools.cryptography.uuidV5(name, event.id);
    const outcome = await tools.commands.execute(
      new ReleaseReservation(
        {
          reservationId,
          bookingNumber: bookingNumberOf(event),
          departure: await departureOf(event, tools),
        },
        {
          actor: { kind: 'system' },
          scope: 'system',
          commandId,
          body: null,
          requestId: event.metadata.requestId,
          correlationId: event.metadata.correlationId,
          causationId: event.id,
        },
      ),
    );
    // If the booking holds the reservation after all, the seats are in use and must not be released.
    if (!outcome.done && outcome.refusal.code !== 'HeldByBooking') {
      throw new NotNow(outcome.refusal.code);
    }
  },
};

function letGo(event: RecordedEvent<LettingGo>): string | undefined {
  return event.type === 'ReservationAbandoned' ? event.data.reservationId : event.data.drops;
}

function bookingNumberOf(event: RecordedEvent<LettingGo>): number {
  return Number(event.stream.slice('booking-'.length));
}

/** Returns the departure that has the reservation: the booking's departure just before the event. */
async function departureOf(
  event: RecordedEvent<LettingGo>,
  { log }: PolicyTools,
): Promise<DepartureRef> {
  switch (event.type) {
    case 'ReservationAbandoned':
    case 'HoldReleased':
    case 'HoldExpired':
      return event.data.departure;
    case 'HoldChanged':
      return event.data.departure.before;
    case 'BookingCancelled':
      return { tourId: event.data.tourId, ...event.data.departure };
    case 'BookingRescheduled':
    case 'PartyChanged': {
      const before = await log.readStream(event.stream, { limit: event.revision });
      const state = before
        .map((stored) => decode(stored) as RecordedEvent<BookingEvent>)
        .reduce(bookingDecider.evolve, bookingDecider.initialState);
      if (state.status === 'none') {
        throw new Error(`${event.stream} released seats before it was placed.`);
      }
      return state.departure;
    }
  }
}
