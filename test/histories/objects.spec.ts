import { type BookingOperation, bookingObject } from './booking-object.ts';
import { departureObject, type DepartureOperation } from './departure-object.ts';
import { type Call, findLinearOrder } from './linear-order.ts';

/** Calls that come one after the other. */
const inTurn = <Operation>(operations: readonly Operation[]) =>
  operations.map((operation, index) => ({
    operation,
    askedAt: 2 * index,
    answeredAt: 2 * index + 1,
  }));
const atOnce = <Operation>(operations: readonly Operation[]) =>
  operations.map((operation, index) => ({ operation, askedAt: index, answeredAt: 100 + index }));

const take = (booking: string, reservation: string, seats: number): DepartureOperation => ({
  kind: 'take',
  booking,
  reservation,
  seats,
});
const release = (booking: string, reservation: string, wasOpen = true): DepartureOperation => ({
  kind: 'release',
  booking,
  reservation,
  wasOpen,
});
const full = (booking: string, seats: number, seatsLeft: number): DepartureOperation => ({
  kind: 'full',
  booking,
  seats,
  seatsLeft,
});
const look = (seatsTaken: number): DepartureOperation => ({ kind: 'look', seatsTaken });

/** Whether a departure of six seats may give these answers. */
const departureMay = (calls: readonly Call<DepartureOperation>[]) =>
  findLinearOrder(departureObject(6), calls).isLinearizable;

describe('a departure of six seats', () => {
  it('gives its seats once, and again after they were released', () => {
    expect(departureMay(inTurn([take('a', '1', 4), take('b', '2', 2)]))).toBe(true);
    expect(departureMay(inTurn([take('a', '1', 4), take('b', '2', 3)]))).toBe(false);
    expect(departureMay(atOnce([take('a', '1', 4), take('b', '2', 3)]))).toBe(false);
    const again = [take('a', '1', 4), release('a', '1'), take('b', '2', 6)];
    expect(departureMay(inTurn(again))).toBe(true);
    expect(departureMay(atOnce(again))).toBe(true);
  });

  it('is reported as full only if its seats are taken, with the number of seats left', () => {
    expect(departureMay(inTurn([take('a', '1', 4), full('b', 3, 2)]))).toBe(true);
    expect(departureMay(inTurn([take('a', '1', 4), full('b', 3, 1)]))).toBe(false);
    expect(departureMay(inTurn([take('a', '1', 4), full('b', 2, 2)]))).toBe(false);
    expect(departureMay(inTurn([full('b', 3, 2), take('a', '1', 4)]))).toBe(false);
    expect(departureMay(atOnce([full('b', 3, 2), take('a', '1', 4)]))).toBe(true);
    const tooEarly = [take('a', '1', 6), release('a', '1'), full('b', 3, 0)];
    expect(departureMay(inTurn(tooEarly))).toBe(false);
  });

  it('counts the largest reservation of one booking', () => {
    expect(departureMay(inTurn([take('a', '1', 4), take('a', '2', 6)]))).toBe(true);
    expect(departureMay(inTurn([take('a', '1', 4), take('a', '2', 2), look(4)]))).toBe(true);
    expect(
      departureMay(inTurn([take('a', '1', 4), take('a', '2', 2), release('a', '1'), look(2)])),
    ).toBe(true);
    expect(departureMay(inTurn([take('a', '1', 4), full('a', 7, 2)]))).toBe(true);
  });

  it('releases a reservation once', () => {
    expect(departureMay(inTurn([take('a', '1', 4), release('a', '1', false), look(0)]))).toBe(true);
    expect(departureMay(inTurn([take('a', '1', 4), release('a', '1'), release('a', '1')]))).toBe(
      false,
    );
    expect(
      departureMay(inTurn([take('a', '1', 4), release('a', '1'), release('a', '1', false)])),
    ).toBe(true);
  });

  it('may or may not have given seats if the answer was lost', () => {
    const unknown = { operation: take('b', '2', 3), askedAt: 1, answeredAt: Infinity } as const;
    const calls = [...inTurn([take('a', '1', 4)]), { ...unknown, isUnknown: true as const }];
    expect(departureMay(calls)).toBe(true);
    const known = [...inTurn([take('a', '1', 4)]), { ...unknown, answeredAt: 9 }];
    expect(departureMay(known)).toBe(false);
  });

  it('shows the seats that are taken', () => {
    expect(departureMay(inTurn([take('a', '1', 4), look(4)]))).toBe(true);
    expect(departureMay(inTurn([take('a', '1', 4), look(0)]))).toBe(false);
  });
});

const two = { slot: '09:00', guests: 2 };
const three = { slot: '09:00', guests: 3 };
const place: BookingOperation = { kind: 'place', terms: two, revision: 1 };
const change = (revision: number, ifMatch?: number, terms = three): BookingOperation => ({
  kind: 'change',
  terms,
  revision,
  ...(ifMatch === undefined ? {} : { ifMatch }),
});
const cancel = (revision: number): BookingOperation => ({ kind: 'cancel', revision });
const bookingMay = (calls: readonly Call<BookingOperation>[]) =>
  findLinearOrder(bookingObject, calls).isLinearizable;

describe('a booking', () => {
  it('is changed and cancelled, each time to a later revision', () => {
    expect(bookingMay(inTurn([place, change(3), cancel(4), cancel(4)]))).toBe(true);
    expect(bookingMay(inTurn([place, change(1)]))).toBe(false);
    expect(bookingMay(inTurn([place, change(3), cancel(3)]))).toBe(false);
    expect(bookingMay(inTurn([place, change(3), change(5)]))).toBe(false);
    expect(bookingMay(inTurn([change(3)]))).toBe(false);
    expect(bookingMay(inTurn([place, place]))).toBe(false);
  });

  it('is not changed twice from one revision', () => {
    expect(
      bookingMay(atOnce([place, change(3, 1), change(3, 1, { slot: '14:00', guests: 2 })])),
    ).toBe(false);
    expect(
      bookingMay(atOnce([place, change(3, 1), change(5, 3, { slot: '14:00', guests: 2 })])),
    ).toBe(true);
  });

  it('is not changed after it was cancelled', () => {
    const refusal: BookingOperation = { kind: 'refused as cancelled' };
    expect(bookingMay(inTurn([place, cancel(2), refusal]))).toBe(true);
    expect(bookingMay(inTurn([place, refusal, cancel(2)]))).toBe(false);
    expect(bookingMay(inTurn([place, cancel(2), change(3)]))).toBe(false);
    expect(bookingMay(inTurn([place, cancel(2), { kind: 'full' }]))).toBe(false);
  });

  it('refuses a client only if the client saw another revision', () => {
    const refusal: BookingOperation = { kind: 'refused as changed', ifMatch: 1, current: 3 };
    expect(bookingMay(inTurn([place, change(3), refusal]))).toBe(true);
    expect(bookingMay(inTurn([place, refusal, change(3)]))).toBe(false);
    expect(bookingMay(inTurn([place, { ...refusal, current: 1 }]))).toBe(false);
    expect(bookingMay(inTurn([place, change(3, 1), change(4, 1, two)]))).toBe(false);
  });

  it('is read in its current state', () => {
    const seen = { terms: three, isCancelled: false, revision: 3 };
    expect(bookingMay(inTurn([place, change(3), { kind: 'look', seen }]))).toBe(true);
    expect(bookingMay(inTurn([place, { kind: 'look', seen }, change(3)]))).toBe(false);
    expect(bookingMay(inTurn([place, change(3), cancel(4), { kind: 'look', seen }]))).toBe(false);
  });
});
