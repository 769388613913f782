/** The state of a booking after its own events. */
interface CountedBooking {
  readonly day: string;
  readonly currency: string;
  readonly totalMinor: number;
  readonly isCancelled: boolean;
  readonly seats: number;
  readonly departure: string;
}

/** The contents of the log, counted event by event with the rules of this file. */
export interface Recount {
  readonly events: number;
  /**
   * The streams with events of each command: a stream is listed twice if other events are between the events of the
   * command.
   */
  readonly commands: ReadonlyMap<string, readonly string[]>;
  readonly bookings: ReadonlyMap<number, CountedBooking>;
  /** Seats that were reserved and not released, by departure. */
  readonly seats: ReadonlyMap<string, number>;
  /** Contents that no log may have, a sentence each. */
  readonly oddities: readonly string[];
}

/** An event as the store returns it. */
export interface RawEvent {
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly data: Readonly<Record<string, never>>;
  readonly commandId: string;
}

const zanzibarMs = 3 * 3_600_000;

/** Counts one event after the other, without any of the product's code. */
export class LogCount implements Recount {
  events = 0;
  readonly commands = new Map<string, string[]>();
  readonly bookings = new Map<number, CountedBooking>();
  readonly seats = new Map<string, number>();
  readonly oddities: string[] = [];
  readonly #lastOf = new Map<string, string>();
  readonly #held = new Map<string, number>();

  take(event: RawEvent): void {
    this.events += 1;
    this.#takeCommand(event);
    if (event.stream.startsWith('departure-')) this.#takeSeats(event);
    if (event.stream.startsWith('booking-')) this.#takeBooking(event);
  }

  /** A second run of a command on one stream adds a second entry, which is one too many. */
  #takeCommand({ type, stream, commandId }: RawEvent): void {
    // The note of an abandoned reservation is only a by-product of the command.
    if (commandId === '' || type === 'ReservationAbandoned') return;
    const isGoneOn = this.#lastOf.get(stream) === commandId;
    this.#lastOf.set(stream, commandId);
    if (isGoneOn) return;
    const streams = this.commands.get(commandId) ?? [];
    streams.push(stream);
    this.commands.set(commandId, streams);
  }

  #takeSeats({ type, stream, data }: RawEvent): void {
    const { reservationId, seats } = data as unknown as { reservationId: string; seats: number };
    const held = this.seats.get(stream) ?? 0;
    if (type === 'SeatsReserved') {
      this.#held.set(reservationId, seats);
      this.seats.set(stream, held + seats);
    } else if (type === 'SeatsReleased') {
      const given = this.#held.get(reservationId);
      if (given === undefined) {
        this.oddities.push(`${reservationId} is released and was not held.`);
        return;
      }
      this.#held.delete(reservationId);
      this.seats.set(stream, held - given);
    }
  }

  #takeBooking({ type, stream, data }: RawEvent): void {
    const number = Number(stream.slice('booking-'.length));
    if (type === 'BookingPlaced') {
      if (this.bookings.has(number)) this.oddities.push(`${stream} was placed twice.`);
      this.bookings.set(number, placedIn(data as unknown as Placed));
      return;
    }
    const booking = this.bookings.get(number);
    // A booking that was never made can still have an abandoned reservation.
    if (booking === undefined && type === 'ReservationAbandoned') return;
    if (booking === undefined) {
      this.oddities.push(`${stream} begins with ${type}.`);
      return;
    }
    this.bookings.set(number, changedBy(booking, type, data));
  }
}

/** The seats of bookings that are not cancelled, by departure. */
export function bookedSeats({ bookings }: Pick<Recount, 'bookings'>): ReadonlyMap<string, number> {
  const booked = new Map<string, number>();
  for (const { departure, seats, isCancelled } of bookings.values()) {
    if (!isCancelled) booked.set(departure, (booked.get(departure) ?? 0) + seats);
  }
  return booked;
}

/** The departures for which two counts differ; a missing departure counts as 0. */
export function differing(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): readonly string[] {
  const departures = new Set([...one.keys(), ...other.keys()]);
  return [...departures].filter((each) => (one.get(each) ?? 0) !== (other.get(each) ?? 0));
}

interface Party {
  readonly category: string;
  readonly count: number;
}

interface Placed {
  readonly placedAt: string;
  readonly departure: { readonly tourId: string; readonly date: string; readonly time: string };
  readonly party: readonly Party[];
  readonly price: { readonly currency: string; readonly totalMinor: number };
}

function placedIn({ placedAt, departure, party, price }: Placed): CountedBooking {
  return {
    day: new Date(Date.parse(placedAt) + zanzibarMs).toISOString().slice(0, 10),
    currency: price.currency,
    totalMinor: price.totalMinor,
    isCancelled: false,
    seats: guestsOf(party),
    departure: streamOf(departure.tourId, departure),
  };
}

function changedBy(booking: CountedBooking, type: string, data: RawEvent['data']): CountedBooking {
  const { after, price } = data as unknown as {
    readonly after: never;
    readonly price: Placed['price'];
  };
  switch (type) {
    case 'BookingRepriced':
      return { ...booking, totalMinor: (after as Placed['price']).totalMinor };
    case 'PartyChanged':
      return { ...booking, seats: guestsOf(after as readonly Party[]) };
    case 'BookingRescheduled': {
      const tourId = booking.departure.slice('departure-'.length, booking.departure.indexOf('_'));
      return { ...booking, departure: streamOf(tourId, after) };
    }
    case 'BookingCancelled':
      return { ...booking, isCancelled: true, totalMinor: price.totalMinor };
    default:
      return booking;
  }
}

function guestsOf(party: readonly Party[]): number {
  return party.reduce((sum, { count }) => sum + count, 0);
}

function streamOf(tourId: string, { date, time }: Omit<Placed['departure'], 'tourId'>): string {
  return `departure-${tourId}_${date}_${time.replace(':', '')}`;
}
