import { codeInApp } from '../../../../test/support/authenticator-app.ts';
import { base32, matchingTotpStep, totpUrl } from './totp.ts';

/** The secret of RFC 6238, appendix B. Its codes have eight digits; an app shows the last six. */
const secret = Buffer.from('12345678901234567890');
const codeAt = (instant: string, stepsLater: number) =>
  codeInApp(base32(secret), instant, stepsLater);

describe('a time-based code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds is %s, as in the RFC', (seconds, code) => {
    const now = new Date(seconds * 1000).toISOString();
    const step = Math.floor(seconds / 30);
    expect(matchingTotpStep(secret, code, { now, after: 0 })).toBe(step);
    expect(codeInApp(base32(secret), now)).toBe(code);
  });

  const now = '2026-11-20T06:00:10.000Z';
  const present = Math.floor(Date.parse(now) / 30_000);

  it.each([-1, 0, 1])('is accepted if the app’s clock is %d steps off', (skew) => {
    const code = codeAt(now, skew);
    expect(matchingTotpStep(secret, code, { now, after: 0 })).toBe(present + skew);
  });

  it.each([-2, 2])('is not accepted if the app’s clock is %d steps off', (skew) => {
    const code = codeAt(now, skew);
    expect(matchingTotpStep(secret, code, { now, after: 0 })).toBeUndefined();
  });

  it('is accepted once, and after it no earlier code is accepted', () => {
    for (const skew of [-1, 0]) {
      const code = codeAt(now, skew);
      expect(matchingTotpStep(secret, code, { now, after: present })).toBeUndefined();
    }
    const next = codeAt(now, 1);
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
  ])('%j is written as %s (RFC 4648)', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
  });

  it('is part of an address that names the issuer and the username', () => {
    expect(totpUrl(secret, { issuer: 'Kanga Day Trips', username: 'juma & co' })).toBe(
      'otpauth://totp/Kanga%20Day%20Trips:juma%20%26%20co?issuer=Kanga%20Day%20Trips' +
        '&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    );
  });
});
