import { base32, matchingTotpStep, totpCode, totpStepAt, totpUrl } from './totp.ts';

/** RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');

describe('a time-based code', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %d seconds is %s, as in the RFC', (seconds, code) => {
    const step = totpStepAt(new Date(seconds * 1000).toISOString());
    expect(totpCode(secret, step, 8)).toBe(code);
    expect(totpCode(secret, step)).toBe(code.slice(2));
  });

  const now = '2026-11-20T06:00:10.000Z';
  const present = totpStepAt(now);

  it.each([-1, 0, 1])('is taken where the app’s clock is %d steps off', (skew) => {
    const code = totpCode(secret, present + skew);
    expect(matchingTotpStep(secret, code, { now, after: 0 })).toBe(present + skew);
  });

  it.each([-2, 2])('is not taken where the app’s clock is %d steps off', (skew) => {
    const code = totpCode(secret, present + skew);
    expect(matchingTotpStep(secret, code, { now, after: 0 })).toBeUndefined();
  });

  it('is taken once, and none before it any more', () => {
    for (const step of [present - 1, present]) {
      const code = totpCode(secret, step);
      expect(matchingTotpStep(secret, code, { now, after: present })).toBeUndefined();
    }
    const next = totpCode(secret, present + 1);
    expect(matchingTotpStep(secret, next, { now, after: present })).toBe(present + 1);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('is never accepted as %j', (code) => {
    expect(matchingTotpStep(secret, code, { now, after: 0 })).toBeUndefined();
  });
});

describe('the secret of an authenticator app', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is written %s (RFC 4648)', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
  });

  it('is part of an address that names the issuer and the username', () => {
    expect(totpUrl(secret, { issuer: 'Kanga Day Trips', username: 'juma & co' })).toBe(
      'otpauth://totp/Kanga%20Day%20Trips:juma%20%26%20co?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' +
        '&issuer=Kanga%20Day%20Trips&algorithm=SHA1&digits=6&period=30',
    );
  });
});
