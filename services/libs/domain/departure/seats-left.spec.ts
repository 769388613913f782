import { capacityOf, seatsLeft } from './seats-left.ts';

describe('the capacity of a departure', () => {
  it.each([
    [undefined, 20, 20],
    [undefined, null, null],
    [8, 20, 8],
    [0, 20, 0],
    [null, 20, null],
    [8, null, 8],
  ])('has priority over that of the tour: %s over %s is %s', (own, tourCapacity, capacity) => {
    expect(capacityOf(own, tourCapacity)).toBe(capacity);
  });

  it.each([
    [20, 0, 20],
    [20, 20, 0],
    [8, 10, -2],
    [null, 500, null],
  ])('%s with %d seats taken leaves %s', (capacity, taken, left) => {
    expect(seatsLeft(capacity, taken)).toBe(left);
  });
});
