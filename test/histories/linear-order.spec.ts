import { type Call, findLinearOrder, type SequentialObject } from './linear-order.ts';

type Operation =
  | { readonly kind: 'write'; readonly value: number }
  | { readonly kind: 'read'; readonly value: number };

/** A number that is written and read. */
const register: SequentialObject<number, Operation> = {
  initial: 0,
  apply: (state, { kind, value }) =>
    kind === 'write' ? value : state === value ? state : undefined,
  isRead: ({ kind }) => kind === 'read',
  key: String,
};

const write = (value: number, askedAt: number, answeredAt: number): Call<Operation> => ({
  operation: { kind: 'write', value },
  askedAt,
  answeredAt,
});
const read = (value: number, askedAt: number, answeredAt: number): Call<Operation> => ({
  operation: { kind: 'read', value },
  askedAt,
  answeredAt,
});
const unknown = (value: number, askedAt: number): Call<Operation> => ({
  ...write(value, askedAt, Infinity),
  isUnknown: true,
});
const isLinearizable = (...calls: readonly Call<Operation>[]) =>
  findLinearOrder(register, calls).isLinearizable;

describe('an order of calls', () => {
  it('is found if each call was answered before the next one began', () => {
    expect(isLinearizable()).toBe(true);
    expect(isLinearizable(write(1, 1, 2), read(1, 3, 4), write(2, 5, 6), read(2, 7, 8))).toBe(true);
  });

  it('may put parallel calls in either order', () => {
    expect(isLinearizable(write(1, 1, 9), write(2, 2, 8), read(1, 10, 11))).toBe(true);
    expect(isLinearizable(write(1, 1, 9), write(2, 2, 8), read(2, 10, 11))).toBe(true);
    expect(isLinearizable(write(1, 1, 9), read(0, 2, 3), read(1, 4, 5))).toBe(true);
  });

  it('is not found if a read is older than an earlier answer', () => {
    expect(isLinearizable(write(1, 1, 2), read(0, 3, 4))).toBe(false);
  });

  it('is not found if the second of two reads is older than the first', () => {
    expect(isLinearizable(write(1, 1, 9), read(1, 2, 3), read(0, 4, 5))).toBe(false);
  });

  it('is not found if two contradictory orders would be needed', () => {
    const both = [write(1, 1, 5), write(2, 2, 6)];
    expect(isLinearizable(...both, read(1, 7, 8), read(2, 9, 10))).toBe(false);
  });

  it('may omit a call with an unknown outcome, or put it at a late place', () => {
    expect(isLinearizable(unknown(1, 1), read(0, 2, 3))).toBe(true);
    expect(isLinearizable(unknown(1, 1), read(0, 2, 3), read(1, 4, 5))).toBe(true);
    expect(isLinearizable(unknown(1, 1), read(1, 2, 3), read(0, 4, 5))).toBe(false);
    expect(isLinearizable(read(1, 1, 2), unknown(1, 3))).toBe(false);
  });

  it('may let a read be out of date, but not older than the writes that the reader had seen before', () => {
    const old = { ...read(1, 0, 9), after: [0] };
    expect(isLinearizable(write(1, 1, 2), write(2, 3, 4), old)).toBe(true);
    expect(isLinearizable(write(1, 1, 2), write(2, 3, 4), { ...old, after: [1] })).toBe(false);
  });

  it('names the call at which it gets stuck', () => {
    const calls = [write(1, 1, 2), read(1, 3, 4), read(5, 5, 6), write(2, 7, 8)];
    expect(findLinearOrder(register, calls)).toEqual({
      isLinearizable: false,
      fitting: 2,
      stuckAt: [2],
    });
  });

  it('tries no order twice: 10 parallel calls that fit no order do not need 3,628,800 tries', () => {
    const calls = Array.from({ length: 10 }, (_none, index) => write(index + 1, 1, 50));
    expect(isLinearizable(...calls, read(99, 60, 61))).toBe(false);
  });
});
