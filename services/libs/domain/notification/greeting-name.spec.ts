import fc from 'fast-check';
import { isUsableInGreeting, printedName } from './greeting-name.ts';

/** Common letters of names, in several scripts. */
const letters = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ'\u0400-\u04FF\u4E00-\u9FA5]{1,20}$/);
const part = fc.stringMatching(/^[a-z0-9-]{2,12}$/);
const domain = fc.tuple(
  part,
  fc.constantFrom('.', '。', '．', '｡'),
  fc.stringMatching(/^[a-z]{2,6}$/),
);

const linked = fc.oneof(
  fc
    .tuple(fc.constantFrom('http', 'HTTPS', 'ftp', ''), part)
    .map(([scheme, host]) => `${scheme}://${host}`),
  part.map((host) => `wWw.${host}`),
  fc.tuple(part, domain).map(([user, [host, dot, top]]) => `${user}@${host}${dot}${top}`),
  fc.tuple(part, part).map(([user, host]) => `${user}＠${host}`),
  domain.map(([host, dot, top]) => `${host}${dot}${top}/x`),
  domain.map(([host, dot, top]) => `${host}${dot}${top}`),
  fc.constantFrom('\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\0'),
);

describe('the name in a greeting', () => {
  it('is left out if it contains an address or a line break at any place', () => {
    fc.assert(
      fc.property(fc.string(), linked, fc.string(), (before, link, after) => {
        const name = `${before} ${link} ${after}`;
        expect([name, isUsableInGreeting(name)]).toEqual([name, false]);
        expect(printedName(name)).toBe('Traveller');
      }),
    );
  });

  it('is printed unchanged if it is a name', () => {
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 4 }), (words) => {
        const name = words.join(' ');
        expect([name, printedName(name)]).toEqual([name, name]);
      }),
    );
  });

  it.each([
    'J.K. Mushi',
    'J. R. R. Tolkien',
    'Anne-Marie d’Août',
    'Dr. Ali',
    'O’Neil Jr.',
    '山田太郎',
  ])('is printed unchanged: %s', (name) => {
    expect(printedName(name)).toBe(name);
  });

  it.each([
    'Your account is locked: https://evil.example/x',
    'evil.example/login',
    'call me at a@b.example',
    'Asha\r\nBcc: x',
  ])('is left out: %s', (name) => {
    expect(isUsableInGreeting(name)).toBe(false);
  });
});
