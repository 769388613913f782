import { idempotencyKeyOf, ifMatchOf } from './command-headers.ts';
import { Problem } from './problem.ts';

const codeOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof Problem ? error.code : error;
  }
};

describe('an Idempotency-Key', () => {
  it.each([
    ['k', 'k'],
    ['x'.repeat(128), 'x'.repeat(128)],
    ['!"#~', '!"#~'],
    ['x'.repeat(129), 'IdempotencyKeyInvalid'],
    ['', 'IdempotencyKeyInvalid'],
    ['two words', 'IdempotencyKeyInvalid'],
    ['ä', 'IdempotencyKeyInvalid'],
    ['tab\there', 'IdempotencyKeyInvalid'],
    [undefined, 'IdempotencyKeyMissing'],
  ])('%j is read as %j', (key, expected) => {
    expect(codeOf(() => idempotencyKeyOf({ 'idempotency-key': key }, 'required'))).toBe(expected);
  });

  it('may be missing if it is optional, but is checked if it is sent', () => {
    expect(idempotencyKeyOf({}, 'optional')).toBeUndefined();
    expect(codeOf(() => idempotencyKeyOf({ 'idempotency-key': '' }, 'optional'))).toBe(
      'IdempotencyKeyInvalid',
    );
    expect(idempotencyKeyOf({ 'idempotency-key': '' }, 'ignored')).toBeUndefined();
  });
});

describe('an If-Match', () => {
  it.each([
    ['"3"', 3],
    ['3', 3],
    [' "12" ', 12],
    ['"-1"', -1],
    ['*', '*'],
    [undefined, 'IfMatchMissing'],
    ['', 'MalformedRequest'],
    ['W/"3"', 'MalformedRequest'],
    ['"3", "4"', 'MalformedRequest'],
    ['"three"', 'MalformedRequest'],
    ['"3', 'MalformedRequest'],
  ])('%j is read as %j', (sent, expected) => {
    const headers = sent === undefined ? {} : { 'if-match': sent };
    expect(codeOf(() => ifMatchOf(headers, 'required'))).toBe(expected);
  });

  it('may be missing if it is optional', () => {
    expect(ifMatchOf({}, 'optional')).toBeUndefined();
    expect(ifMatchOf({ 'if-match': 'nonsense' }, 'ignored')).toBeUndefined();
  });
});
