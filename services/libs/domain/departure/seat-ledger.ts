import type { Instant } from '../calendar/instants.ts';
import type { SeatRule } from './departure.events.ts';

/** Seats that are held for a booking. Each reservation has its own id. */
export interface Reservation {
  readonly reservationId: string;
  readonly bookingNumber: number;
  readonly seats: number;
  /** The network of the request, as a number. */
  readonly network?: number;
  /** When the hold of this reservation ends, as it was planned when the seats were reserved. */
  readonly holdUntil?: Instant;
  /** The rules staff set aside for it. */
  readonly forced?: readonly SeatRule[];
}

/** A reservation, and the steps of the history during which it is open. */
interface Entry {
  readonly reservation: Reservation;
  readonly reservedAt: number;
  /** Infinity until the reservation is released. */
  releasedAt: number;
}

/** The data that the ledgers of one history share. Entries are added and released, never removed. */
interface History {
  steps: number;
  readonly byReservation: Map<string, Entry>;
  readonly byBooking: Map<number, Entry[]>;
  /** The entries that were reserved for holds, in the order in which they were made. */
  readonly held: Entry[];
  /** The seats each network held after every step that changed them, in the order of the steps. */
  readonly byNetwork: Map<number, NetworkTotal[]>;
}

interface NetworkTotal {
  readonly step: number;
  readonly seats: number;
}

/**
 * Shows who holds which seats of one departure. It is an immutable value; each step makes a new ledger in constant
 * time.
 *
 * A busy departure has thousands of reservations. A fold that copied them for every event would take quadratic time. So
 * successive ledgers share one history. Every entry in the history has the steps at which it was opened and released. A
 * ledger reads the history at its own step and does not see later changes. Only the ledger at the end of the history
 * writes into it. A change to an older ledger (a decision that met a conflict and is folded again) first copies the
 * entries that this ledger can see. The cost of a step depends only on the number of reservations that the same booking
 * ever had here, not on the size of the departure.
 */
export class SeatLedger {
  /**
   * No seats are taken. This is a getter because TypeScript miscompiles a static field that holds an
   * instance of its own class.
   */
  static get empty(): SeatLedger {
    return new SeatLedger(emptyHistory(), 0, 0);
  }

  /**
   * The sum, over all bookings, of each booking's largest open reservation. So a booking can reserve its new
   * seats before it releases the old ones.
   */
  readonly seatsTaken: number;

  readonly #history: History;
  readonly #step: number;

  private constructor(history: History, step: number, seatsTaken: number) {
    this.#history = history;
    this.#step = step;
    this.seatsTaken = seatsTaken;
  }

  /** The open reservation with this id. */
  open(reservationId: string): Reservation | undefined {
    const entry = this.#history.byReservation.get(reservationId);
    return entry !== undefined && isOpenAt(entry, this.#step) ? entry.reservation : undefined;
  }

  /** The open reservations of a booking, in the order in which they were made. */
  openOf(bookingNumber: number): readonly Reservation[] {
    const entries = this.#history.byBooking.get(bookingNumber) ?? [];
    return entries
      .filter((entry) => isOpenAt(entry, this.#step))
      .map(({ reservation }) => reservation);
  }

  /** All bookings that hold seats, in the order of their first reservations. */
  bookings(): readonly number[] {
    return [...this.#history.byBooking.keys()].filter(
      (bookingNumber) => this.openOf(bookingNumber).length > 0,
    );
  }

  /**
   * The open reservations for holds that ended at this moment or before, the latest end first. A hold may have been
   * extended or become a booking since then. Only the stream of the booking shows this.
   */
  overdue(before: Instant): readonly Reservation[] {
    return this.#history.held
      .filter((entry) => isOpenAt(entry, this.#step))
      .map(({ reservation }) => reservation)
      .filter(({ holdUntil }) => holdUntil !== undefined && holdUntil <= before)
      .sort((a, b) => Date.parse(b.holdUntil ?? '') - Date.parse(a.holdUntil ?? ''));
  }

  /** Whether a reservation with this id was made and released. Such an id is never used again. */
  isReleased(reservationId: string): boolean {
    const entry = this.#history.byReservation.get(reservationId);
    return entry !== undefined && entry.releasedAt <= this.#step;
  }

  /**
   * The seats that one booking holds: its largest open reservation. If a network is given, only reservations
   * made from this network count.
   */
  heldBy(bookingNumber: number, network?: number): number {
    return heldAt(this.#history, this.#step, bookingNumber, network);
  }

  /**
   * The seats that a network's bookings hold together, each counted as by {@link heldBy}. It takes constant
   * time for the latest ledger. For an older ledger, it goes back over the later changes.
   */
  heldFrom(network: number): number {
    return networkTotalAt(this.#history, this.#step, network);
  }

  /** The ledger with one more reservation; unchanged if its id was used before. */
  reserve(reservation: Reservation): SeatLedger {
    const { reservationId } = reservation;
    if (this.open(reservationId) !== undefined || this.isReleased(reservationId)) {
      return this;
    }
    return this.#next(reservation, (history, step) => {
      record(history, { reservation, reservedAt: step, releasedAt: Infinity });
    });
  }

  /** The ledger without the reservation; unchanged if it is not open. */
  release(reservationId: string): SeatLedger {
    const reservation = this.open(reservationId);
    if (reservation === undefined) {
      return this;
    }
    return this.#next(reservation, (history, step) => {
      const entry = history.byReservation.get(reservationId);
      if (entry !== undefined) {
        entry.releasedAt = step;
      }
    });
  }

  /** The ledger after one step that opens or closes one reservation. */
  #next(
    { bookingNumber, network }: Reservation,
    write: (history: History, step: number) => void,
  ): SeatLedger {
    // All departures share the empty ledger, so its history is never written into.
    const isLatest = this.#step > 0 && this.#step === this.#history.steps;
    const history = isLatest ? this.#history : copyAsOf(this.#history, this.#step);
    const step = this.#step + 1;
    history.steps = step;
    const before = heldAt(history, this.#step, bookingNumber);
    const fromBefore =
      network === undefined ? 0 : heldAt(history, this.#step, bookingNumber, network);
    write(history, step);
    const after = heldAt(history, step, bookingNumber);
    if (network !== undefined) {
      const fromAfter = heldAt(history, step, bookingNumber, network);
      noteNetworkTotal(history, network, step, fromAfter - fromBefore);
    }
    return new SeatLedger(history, step, this.seatsTaken - before + after);
  }
}

function emptyHistory(): History {
  return {
    steps: 0,
    byReservation: new Map(),
    byBooking: new Map(),
    held: [],
    byNetwork: new Map(),
  };
}

/** A separate history that ends at the step. */
function copyAsOf(history: History, step: number): History {
  const copy = emptyHistory();
  for (const entry of history.byReservation.values()) {
    if (entry.reservedAt <= step) {
      const releasedAt = entry.releasedAt <= step ? entry.releasedAt : Infinity;
      record(copy, { ...entry, releasedAt });
    }
  }
  for (const [network, totals] of history.byNetwork) {
    const known = totals.filter((total) => total.step <= step);
    if (known.length > 0) copy.byNetwork.set(network, known);
  }
  return copy;
}

function record(history: History, entry: Entry): void {
  const { reservationId, bookingNumber } = entry.reservation;
  history.byReservation.set(reservationId, entry);
  if (entry.reservation.holdUntil !== undefined) history.held.push(entry);
  const entries = history.byBooking.get(bookingNumber);
  if (entries === undefined) {
    history.byBooking.set(bookingNumber, [entry]);
  } else {
    entries.push(entry);
  }
}

function networkTotalAt({ byNetwork }: History, step: number, network: number): number {
  return byNetwork.get(network)?.findLast((total) => total.step <= step)?.seats ?? 0;
}

function noteNetworkTotal(history: History, network: number, step: number, more: number): void {
  if (more === 0) return;
  const totals = history.byNetwork.get(network) ?? [];
  totals.push({ step, seats: (totals.at(-1)?.seats ?? 0) + more });
  history.byNetwork.set(network, totals);
}

function heldAt(history: History, step: number, bookingNumber: number, network?: number): number {
  let seats = 0;
  for (const entry of history.byBooking.get(bookingNumber) ?? []) {
    const isCounted = network === undefined || entry.reservation.network === network;
    if (isCounted && isOpenAt(entry, step)) {
      seats = Math.max(seats, entry.reservation.seats);
    }
  }
  return seats;
}

function isOpenAt(entry: Entry, step: number): boolean {
  return entry.reservedAt <= step && step < entry.releasedAt;
}
