import { fc, test } from '@fast-check/jest';
import { canonicalJson } from './canonical-json.ts';

describe('canonical JSON', () => {
  it('sorts members by code units at every depth and writes no spaces', () => {
    expect(canonicalJson({ b: [{ z: 1, a: null }], a: { '€': 1, é: 2, Z: 3, '\r': 4 } })).toBe(
      '{"a":{"\\r":4,"Z":3,"é":2,"€":1},"b":[{"a":null,"z":1}]}',
    );
  });

  it('writes numbers as ECMAScript does', () => {
    expect(canonicalJson([Number('333333333.33333329'), 1e30, 4.5, 2e-3, 1e-27, -0, 1e21])).toBe(
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0,1e+21]',
    );
  });

  it('escapes only the characters that must be escaped in JSON', () => {
    expect(canonicalJson('"\\/\b\f\n\r\t\u000f\u2028 🏝 \ud800')).toBe(
      '"\\"\\\\/\\b\\f\\n\\r\\t\\u000f\u2028 🏝 \\ud800"',
    );
  });

  it('leaves out members that are undefined', () => {
    expect(canonicalJson({ a: undefined, b: true, c: undefined })).toBe('{"b":true}');
    expect(canonicalJson({ a: undefined })).toBe('{}');
  });

  it.each([
    ['NaN', Number.NaN],
    ['an infinite number', [Number.POSITIVE_INFINITY]],
    ['undefined in a list', [undefined]],
    ['a date', { at: new Date(0) }],
    ['a map', new Map()],
    ['a big integer', 1n],
    ['a function', { call: () => 1 }],
    ['a symbol', Symbol.iterator],
  ])('refuses %s, which JSON cannot represent', (_title, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });

  test.prop([fc.jsonValue()])('can be parsed as JSON to the same value', (value) => {
    expect(JSON.parse(canonicalJson(value))).toStrictEqual(JSON.parse(JSON.stringify(value)));
  });

  test.prop([fc.dictionary(fc.string(), fc.jsonValue()), fc.infiniteStream(fc.nat())])(
    'is the same for the same members in any order',
    (value, chance) => {
      const shuffled = Object.entries(value)
        .map((entry) => ({ entry, rank: Number(chance.next().value) }))
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ entry }) => entry);
      expect(canonicalJson(Object.fromEntries(shuffled))).toBe(canonicalJson(value));
    },
  );

  test.prop([fc.jsonValue(), fc.jsonValue()])('is different for different values', (one, other) => {
    const areEqual = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
    expect(canonicalJson(one) === canonicalJson(other)).toBe(areEqual);
  });
});

/** Compares two values in another way: with sorted members, and with lists distinguished from objects. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return ['list', ...value.map(sorted)];
  }
  return typeof value === 'object' && value !== null
    ? [
        'object',
        ...Object.entries(value)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, member]) => [name, sorted(member)]),
      ]
    : value;
}
