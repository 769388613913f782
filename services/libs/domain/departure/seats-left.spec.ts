import { capacityOf, isHoldNeeded, seatsLeft } from './seats-left.ts';

describe('the capacity of a departure', () => {
  it.each([
    [undefined, 20, 20],
    [undefined, null, null],
    [8, 20, 8],
    [0, 20, 0],
    [null, 20, null],
    [8, null, 8],
  ])(
    'has priority over the capacity of the tour: %s over %s is %s',
    (own, tourCapacity, capacity) => {
      expect(capacityOf(own, tourCapacity)).toBe(capacity);
    },
  );

  it.each([
    [20, 0, 20],
    [20, 20, 0],
    [8, 10, -2],
    [null, 500, null],
  ])('%s with %d seats taken leaves %s', (capacity, taken, left) => {
    expect(seatsLeft(capacity, taken)).toBe(left);
  });
});

describe('a traveller who fills in the form', () => {
  it.each([
    [2, 3, true],
    [2, 4, false],
    [3, 5, true],
    [1, 2, false],
    [2, 0, true],
    [2, null, false],
  ])('for %d needs a hold if %s seats are free: %s', (seats, left, isNeeded) => {
    expect(isHoldNeeded(left, seats)).toBe(isNeeded);
  });
});
