import { storedChain, verifiedChain } from '../../services/libs/application/event-log/chain.ts';
import {
  decode,
  type RecordedEvent,
} from '../../services/libs/application/event-log/recorded-event.ts';
import type { StoredEvent } from '../../services/libs/application/event-log/stored-event.ts';
import type { Cryptography } from '../../services/libs/application/ports/cryptography.ts';
import type {
  BookingCancelled,
  BookingEvent,
  BookingRescheduled,
} from '../../services/libs/domain/booking/booking.events.ts';
import type { DepartureEvent } from '../../services/libs/domain/departure/departure.events.ts';
import { departureId } from '../../services/libs/domain/departure/departure-id.ts';
import { guestsOf } from '../../services/libs/domain/tour/pricing/party.ts';
import { HoldLaws } from './hold-laws.ts';
import { law, LawBroken } from './law.ts';
import { MoneyLedger } from './money-ledger.ts';

interface Reservation {
  readonly bookingNumber: number;
  readonly departure: string;
  readonly seats: number;
  readonly network: number | undefined;
  isOpen: boolean;
}

interface Booking {
  readonly bookingNumber: number;
  tourId: string;
  departure: string;
  guests: number;
  /** The reservation that the booking, or the hold before it, has. */
  held: string | undefined;
  readonly hold: HoldLaws;
  /** Reservations that the booking dropped or abandoned. */
  readonly spent: Set<string>;
  readonly money: MoneyLedger;
}

/** A departure of the simulated tour. */
interface Departure {
  /** The departure's own capacity; undefined while the tour's capacity applies. */
  capacity: number | null | undefined;
  /** The departure was cancelled or moved as a whole, and was not reopened since. */
  calledOff: CalledOff | undefined;
}

interface CalledOff {
  readonly departure: string;
  readonly named: ReadonlySet<number>;
  /** The bookings that were cancelled or moved with it. */
  readonly changed: Set<number>;
  readonly failed: Set<number>;
  isStopped: boolean;
}

/**
 * Watches every event as it is stored, and checks the laws with separate code, not the code under test:
 * seats, names of reservations, chains and times. It keeps the first broken law.
 */
export class Oracle {
  readonly #cryptography: Cryptography;
  readonly #tourCapacity: number;
  readonly #reservations = new Map<string, Reservation>();
  readonly #bookings = new Map<number, Booking>();
  readonly #departures = new Map<string, Departure>();
  readonly #disruptions = new Map<string, CalledOff>();
  readonly #lastOf = new Map<string, StoredEvent>();
  broken: LawBroken | undefined;

  constructor(world: { readonly cryptography: Cryptography; readonly tourCapacity: number }) {
    this.#cryptography = world.cryptography;
    this.#tourCapacity = world.tourCapacity;
  }

  watch(stored: StoredEvent): void {
    if (this.broken !== undefined) {
      return;
    }
    try {
      this.#checkLink(stored);
      this.#lastOf.set(stored.stream, stored);
      const event = decode(stored);
      if (stored.stream.startsWith('departure-')) {
        this.#watchDeparture(event as RecordedEvent<DepartureEvent>);
      } else if (stored.stream.startsWith('booking-')) {
        this.#watchBooking(event as RecordedEvent<BookingEvent>);
      }
    } catch (error) {
      this.broken = error instanceof LawBroken ? error : new LawBroken(String(error));
    }
  }

  /** Returns the open reservations that a booking holds, or those that no booking holds. */
  openReservations(isHeld: boolean): readonly (Reservation & { readonly reservationId: string })[] {
    return [...this.#reservations]
      .filter(([id, { isOpen, bookingNumber }]) => {
        return isOpen && (this.#bookings.get(bookingNumber)?.held === id) === isHeld;
      })
      .map(([reservationId, reservation]) => ({ reservationId, ...reservation }));
  }

  /** Whether a booking holds seats of its departure. */
  holdsSeats(bookingNumber: number): boolean {
    return this.#bookings.get(bookingNumber)?.held !== undefined;
  }

  /** Called when all work has ended. Then every open reservation is held by a booking, and every held one is open. */
  checkAtRest(): void {
    const [leaked] = this.openReservations(false);
    if (leaked !== undefined) {
      this.broken ??= new LawBroken(
        `seats leaked: reservation ${leaked.reservationId} of booking ${leaked.bookingNumber} is open and nobody holds it`,
      );
    }
    for (const [id, { calledOff }] of this.#departures) {
      const left = this.#holders(id).find((each) => calledOff?.failed.has(each) === false);
      if (calledOff?.isStopped === false && left !== undefined) {
        this.broken ??= new LawBroken(`booking ${left} stays on ${id}, which was called off`);
      }
    }
    for (const { held, bookingNumber, guests, departure } of this.#bookings.values()) {
      const reservation = this.#reservations.get(held ?? '');
      const stands =
        held === undefined ||
        (reservation?.isOpen === true &&
          reservation.seats === guests &&
          reservation.departure === departure);
      if (!stands) {
        this.broken ??= new LawBroken(
          `booking ${bookingNumber} relies on seats that it does not hold`,
        );
      }
    }
  }

  #checkLink(stored: StoredEvent): void {
    const last = this.#lastOf.get(stored.stream);
    const previous = last === undefined ? stored.stream : storedChain(last);
    law(verifiedChain(this.#cryptography, previous, stored) !== undefined, stored, 'is not linked');
    law(
      last === undefined || last.occurredAt <= stored.occurredAt,
      stored,
      'happened before its predecessor',
    );
  }

  #watchDeparture(event: RecordedEvent<DepartureEvent>): void {
    const id = event.stream.slice('departure-'.length);
    switch (event.type) {
      case 'SeatsReserved': {
        const { reservationId, bookingNumber, seats, network, forced } = event.data;
        law(
          !this.#reservations.has(reservationId),
          event,
          'reserves under a name that was used before',
        );
        law(
          this.#departure(id).calledOff === undefined,
          event,
          'takes seats of a departure that was called off',
        );
        const before = this.#seatsTaken(id);
        this.#reservations.set(reservationId, {
          bookingNumber,
          departure: id,
          seats,
          network,
          isOpen: true,
        });
        const after = this.#seatsTaken(id);
        const fits = after <= before || after <= this.#capacityOf(id);
        law(fits || forced !== undefined, event, `overbooks: ${after} seats are taken`);
        const others = this.#seatsFrom(id, network, bookingNumber);
        const isShared = network === undefined || others === 0 || after <= before;
        const share = Math.floor(this.#capacityOf(id) / 3);
        law(isShared || others + seats <= share, event, 'is beyond its network’s share');
        return;
      }
      case 'SeatsReleased': {
        const { reservationId, bookingNumber } = event.data;
        const reservation = this.#reservations.get(reservationId);
        law(reservation?.isOpen === true, event, 'releases what is not open');
        const booking = this.#bookings.get(bookingNumber);
        law(booking?.held !== reservationId, event, 'frees seats that a booking holds');
        law(
          booking?.spent.has(reservationId) === true,
          event,
          'frees seats before the booking’s stream says so',
        );
        if (reservation !== undefined) reservation.isOpen = false;
        return;
      }
      case 'DepartureCapacitySet':
        this.#departure(id).capacity = event.data.after;
        return;
      case 'DepartureClosed':
      case 'DepartureNoteChanged':
        return;
      case 'DepartureReopened':
        this.#departure(id).calledOff = undefined;
        return;
      case 'DepartureCancelled':
      case 'DepartureMoved': {
        const { disruptionId, bookings } = event.data;
        law(
          this.#holders(id).every((each) => bookings.includes(each)),
          event,
          'forgets somebody who holds seats',
        );
        const calledOff = {
          ...{ departure: id, named: new Set(bookings), isStopped: false },
          ...{ changed: new Set<number>(), failed: new Set<number>() },
        };
        this.#disruptions.set(disruptionId, calledOff);
        this.#departure(id).calledOff = calledOff;
        return;
      }
      case 'DisruptionProgressed':
        for (const { bookingNumber } of event.data.failed) {
          this.#departure(id).calledOff?.failed.add(bookingNumber);
        }
        return;
      case 'DisruptionStopped':
      case 'DisruptionResumed': {
        const { calledOff } = this.#departure(id);
        if (calledOff !== undefined) {
          calledOff.isStopped = event.type === 'DisruptionStopped';
          if (!calledOff.isStopped) calledOff.failed.clear();
        }
        return;
      }
    }
  }

  /**
   * A booking is cancelled or moved with a departure only once, and only if it belongs to the departure and was named.
   */
  #watchDisrupted(
    event: RecordedEvent<BookingCancelled | BookingRescheduled>,
    { bookingNumber, departure }: Booking,
  ): void {
    const { disruptionId } = event.data;
    if (disruptionId === undefined) {
      return;
    }
    const disruption = this.#disruptions.get(disruptionId);
    law(
      disruption?.departure === departure && disruption.named.has(bookingNumber),
      event,
      'is of a departure that was not called off for this booking',
    );
    law(disruption?.changed.has(bookingNumber) === false, event, 'is done twice');
    disruption?.changed.add(bookingNumber);
  }

  #watchBooking(event: RecordedEvent<BookingEvent>): void {
    const bookingNumber = Number(event.stream.slice('booking-'.length));
    const booking = this.#bookings.get(bookingNumber) ?? newBooking(bookingNumber);
    this.#bookings.set(bookingNumber, booking);
    booking.money.watch(event, law);
    booking.hold.watch(event, booking.held, law);
    switch (event.type) {
      case 'HoldChanged':
        booking.departure = departureId(event.data.departure.after);
        booking.guests = guestsOf(event.data.party.after);
        this.#swap(event, booking, event.data);
        return;
      case 'HoldReleased':
      case 'HoldExpired':
        this.#swap(event, booking, event.data);
        return;
      case 'BookingHeld':
      case 'BookingPlaced':
        if (booking.held === event.data.takes) booking.held = undefined; // The hold’s reservation is taken over.
        booking.tourId = event.data.departure.tourId;
        booking.departure = departureId(event.data.departure);
        booking.guests = guestsOf(event.data.party);
        this.#take(event, booking, event.data.takes);
        return;
      case 'BookingRequestedWithoutSeats':
      case 'RequestWithdrawn':
        law(booking.held === undefined, event, 'is of a booking that holds seats');
        return;
      case 'BookingRescheduled':
        this.#watchDisrupted(event, booking);
        booking.departure = departureId({ tourId: booking.tourId, ...event.data.after });
        this.#swap(event, booking, event.data);
        return;
      case 'PartyChanged':
        booking.guests = guestsOf(event.data.after);
        this.#swap(event, booking, event.data);
        return;
      case 'BookingCancelled':
        this.#watchDisrupted(event, booking);
        this.#swap(event, booking, event.data);
        return;
      case 'BookingRebooked':
        booking.departure = departureId({ tourId: booking.tourId, ...event.data.departure.after });
        booking.guests = guestsOf(event.data.party.after);
        this.#take(event, booking, event.data.takes);
        return;
      case 'ReservationAbandoned':
        law(
          booking.held !== event.data.reservationId,
          event,
          'abandons a reservation that is held',
        );
        booking.spent.add(event.data.reservationId);
        return;
      case 'HoldExtended':
      case 'BookingConfirmed':
      case 'BookingRepriced':
      case 'ContactCorrected':
      case 'GuestsCheckedIn':
      case 'CheckInUndone':
      case 'NoShowMarked':
      case 'NoShowUndone':
      case 'BookingNoteWithdrawn':
      case 'PaymentCollected':
      case 'RefundRecorded':
      case 'PaymentVoided':
      case 'RefundVoided':
      case 'DebtWrittenOff':
      case 'WriteOffUndone':
      case 'BookingNoteAdded':
      case 'BookingTagAdded':
      case 'BookingTagRemoved':
      case 'MailedLinksEnded':
      case 'ManageLinkHandedOut':
        return;
    }
  }

  #swap(
    event: RecordedEvent<BookingEvent>,
    booking: Booking,
    { takes, drops }: { readonly takes?: string; readonly drops?: string },
  ): void {
    if (drops !== undefined) {
      law(booking.held === drops, event, 'drops a reservation that it does not hold');
      booking.spent.add(drops);
      booking.held = undefined;
    }
    if (takes !== undefined) {
      this.#take(event, booking, takes);
    }
  }

  #take(event: RecordedEvent<BookingEvent>, booking: Booking, takes: string): void {
    law(booking.held === undefined, event, 'takes a second reservation');
    law(!booking.spent.has(takes), event, 'takes a reservation that is spent');
    const reservation = this.#reservations.get(takes);
    law(reservation?.isOpen === true, event, 'takes seats that are not reserved');
    booking.held = takes;
  }

  /** The seats taken: for each booking, its largest open reservation counts. */
  #seatsTaken(departure: string): number {
    const largest = new Map<number, number>();
    for (const { isOpen, seats, bookingNumber, departure: of } of this.#reservations.values()) {
      if (isOpen && of === departure) {
        largest.set(bookingNumber, Math.max(seats, largest.get(bookingNumber) ?? 0));
      }
    }
    return [...largest.values()].reduce((sum, seats) => sum + seats, 0);
  }

  /**
   * The seats of a departure that the other bookings of a network hold. Each booking counts with its largest
   * reservation from that network.
   */
  #seatsFrom(departure: string, network: number | undefined, except: number): number {
    const largest = new Map<number, number>();
    for (const reservation of this.#reservations.values()) {
      const { isOpen, bookingNumber, seats } = reservation;
      const isCounted = isOpen && reservation.departure === departure && bookingNumber !== except;
      if (isCounted && reservation.network === network) {
        largest.set(bookingNumber, Math.max(seats, largest.get(bookingNumber) ?? 0));
      }
    }
    return [...largest.values()].reduce((sum, seats) => sum + seats, 0);
  }

  /** All bookings that hold seats of a departure. */
  #holders(departure: string): readonly number[] {
    return [...this.#bookings.values()]
      .filter((booking) => booking.held !== undefined && booking.departure === departure)
      .map(({ bookingNumber }) => bookingNumber);
  }

  #departure(id: string): Departure {
    const known = this.#departures.get(id) ?? { capacity: undefined, calledOff: undefined };
    this.#departures.set(id, known);
    return known;
  }

  #capacityOf(departure: string): number {
    const own = this.#departure(departure).capacity;
    return (own === undefined ? this.#tourCapacity : own) ?? Number.POSITIVE_INFINITY;
  }
}

function newBooking(bookingNumber: number): Booking {
  return {
    bookingNumber,
    tourId: '',
    departure: '',
    guests: 0,
    held: undefined,
    hold: new HoldLaws(),
    spent: new Set(),
    money: new MoneyLedger(),
  };
}
