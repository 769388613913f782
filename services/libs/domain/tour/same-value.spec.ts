import fc from 'fast-check';
import { isSameValue } from './same-value.ts';

describe('two values', () => {
  it.each<[unknown, unknown]>([
    [1, 1],
    ['a', 'a'],
    [null, null],
    [[], []],
    [{}, {}],
    [
      { a: 1, b: [1, { c: null }] },
      { b: [1, { c: null }], a: 1 },
    ],
    [{ a: 1 }, { a: 1, b: undefined }],
  ])('%j and %j are the same', (a, b) => {
    expect(isSameValue(a, b)).toBe(true);
    expect(isSameValue(b, a)).toBe(true);
  });

  it.each<[unknown, unknown]>([
    [1, 2],
    [1, '1'],
    [null, {}],
    [null, undefined],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: null }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [{ length: 0 }, []],
    ['', []],
  ])('%j and %j are different', (a, b) => {
    expect(isSameValue(a, b)).toBe(false);
    expect(isSameValue(b, a)).toBe(false);
  });

  it('are the same exactly if their serialised forms are equal', () => {
    const values = fc.jsonValue({ maxDepth: 2 });
    fc.assert(
      fc.property(values, values, (a, b) => {
        expect(isSameValue(a, structuredClone(a))).toBe(true);
        expect(isSameValue(a, b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));
      }),
    );
  });
});

/** The value with the fields of its records in order, and with records and lists marked. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { record: fields.map(([key, part]) => [key, sorted(part)]) };
}
