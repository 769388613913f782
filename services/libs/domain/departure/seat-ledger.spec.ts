import fc from 'fast-check';
import { type Reservation, SeatLedger } from './seat-ledger.ts';

const reservation = (reservationId: string, bookingNumber: number, seats: number): Reservation => ({
  reservationId,
  bookingNumber,
  seats,
});

type Step =
  | { readonly kind: 'reserve'; readonly reservation: Reservation }
  | { readonly kind: 'release'; readonly reservationId: string };

const apply = (ledger: SeatLedger, step: Step): SeatLedger =>
  step.kind === 'reserve' ? ledger.reserve(step.reservation) : ledger.release(step.reservationId);

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const bookings = [1, 2, 3];
/** 0 is a valid network too. */
const networks = [0, 7];

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('reserve' as const),
    reservation: fc.record({
      reservationId: fc.constantFrom(...ids),
      bookingNumber: fc.constantFrom(...bookings),
      seats: fc.integer({ min: 1, max: 9 }),
      network: fc.constantFrom(...networks),
    }),
  }),
  fc.record({ kind: fc.constant('release' as const), reservationId: fc.constantFrom(...ids) }),
);

/** The same seats, computed in the simplest way. */
function plainly(steps: readonly Step[]) {
  const open = new Map<string, Reservation>();
  const released = new Set<string>();
  for (const step of steps) {
    if (step.kind === 'release') {
      if (open.delete(step.reservationId)) {
        released.add(step.reservationId);
      }
    } else {
      const id = step.reservation.reservationId;
      if (!open.has(id) && !released.has(id)) {
        open.set(id, step.reservation);
      }
    }
  }
  const heldBy = (number: number, network?: number) =>
    Math.max(
      0,
      ...[...open.values()]
        .filter((one) => one.bookingNumber === number)
        .filter((one) => network === undefined || one.network === network)
        .map((one) => one.seats),
    );
  const held = bookings.map((number) => heldBy(number));
  const from = networks.map((network) =>
    bookings.reduce((sum, number) => sum + heldBy(number, network), 0),
  );
  return {
    open: ids.map((id) => open.get(id)),
    released: ids.map((id) => released.has(id)),
    held,
    from,
    taken: held.reduce((sum, seats) => sum + seats, 0),
  };
}

function readingOf(ledger: SeatLedger) {
  return {
    open: ids.map((id) => ledger.open(id)),
    released: ids.map((id) => ledger.isReleased(id)),
    held: bookings.map((number) => ledger.heldBy(number)),
    from: networks.map((network) => ledger.heldFrom(network)),
    taken: ledger.seatsTaken,
  };
}

describe('the seats of a departure', () => {
  it('are none at first', () => {
    expect(readingOf(SeatLedger.empty)).toEqual(plainly([]));
  });

  it('count only the largest reservation of a booking, so the booking can reserve before it releases', () => {
    const grown = SeatLedger.empty
      .reserve(reservation('a', 1, 2))
      .reserve(reservation('b', 2, 1))
      .reserve(reservation('c', 1, 5));
    expect(grown.seatsTaken).toBe(6);
    expect(grown.heldBy(1)).toBe(5);
    expect(grown.release('a').seatsTaken).toBe(6);
    expect(grown.release('c').seatsTaken).toBe(3);
    expect(grown.release('a').release('c').seatsTaken).toBe(1);
  });

  it('are reserved once and released once under each id', () => {
    const ledger = SeatLedger.empty.reserve(reservation('a', 1, 2));
    expect(ledger.reserve(reservation('a', 1, 4))).toBe(ledger);
    const released = ledger.release('a');
    expect(released.release('a')).toBe(released);
    expect(released.reserve(reservation('a', 1, 4))).toBe(released);
    expect(released.release('unknown')).toBe(released);
    expect(released.isReleased('a')).toBe(true);
    expect(released.isReleased('unknown')).toBe(false);
    expect(released.open('a')).toBeUndefined();
  });

  it('equal a simple count, after any steps', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40, size: 'max' }), (steps) => {
        expect(readingOf(steps.reduce(apply, SeatLedger.empty))).toEqual(plainly(steps));
      }),
    );
  });

  it('do not change in an earlier ledger when a later ledger is made from it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(), anyStep), { maxLength: 60, size: 'max' }),
        (branches) => {
          // A tree of ledgers: each step continues any of the ledgers that exist already.
          const histories: (readonly Step[])[] = [[]];
          const ledgers = [SeatLedger.empty];
          for (const [pick, step] of branches) {
            const from = pick % ledgers.length;
            histories.push([...(histories[from] ?? []), step]);
            ledgers.push(apply(ledgers[from] ?? SeatLedger.empty, step));
          }
          expect(ledgers.map(readingOf)).toEqual(histories.map(plainly));
        },
      ),
    );
  });

  it('are updated quickly for many thousand reservations, because no step copies the ledger', () => {
    // Copying the ledger at every step would take some 10 seconds here; sharing takes some 20 ms.
    const before = performance.now();
    let ledger = SeatLedger.empty;
    let held = 0;
    for (let number = 0; number < 20_000; number += 1) {
      ledger = ledger.reserve({ ...reservation(`r${number}`, number, 1), network: 7 });
      ledger = number % 2 === 0 ? ledger.release(`r${number}`) : ledger;
      held += ledger.heldFrom(7);
    }
    // 1, 1, 2, 2, …: the seats after each step, because only every second booking keeps its seats.
    expect(held).toBe(10_000 * 10_000);
    expect(ledger.seatsTaken).toBe(10_000);
    expect(performance.now() - before).toBeLessThan(2000);
  });
});

describe('the holds of a departure', () => {
  const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`;
  const held = (id: string, minute: number) => ({
    ...reservation(id, minute, 1),
    holdUntil: at(minute),
  });
  const ledger = SeatLedger.empty
    .reserve(held('first', 10))
    .reserve(reservation('booked', 1, 2))
    .reserve(held('second', 11))
    .reserve(held('third', 20));

  it('are overdue from their end on, the latest end first', () => {
    const ids = (before: string) => ledger.overdue(before).map((each) => each.reservationId);
    expect(ids(at(11))).toEqual(['second', 'first']);
    expect(ids(at(10))).toEqual(['first']);
    expect(ids(at(9))).toEqual([]);
  });

  it('are not overdue once their seats are released', () => {
    expect(ledger.release('second').overdue(at(11))).toMatchObject([{ reservationId: 'first' }]);
    expect(ledger.overdue(at(11))).toHaveLength(2);
  });

  it('are counted like all other seats', () => {
    expect(ledger.seatsTaken).toBe(5);
  });
});
