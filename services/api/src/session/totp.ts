import { Secret, TOTP } from 'otpauth';

/** One-time codes that change with the time (RFC 6238), with the settings that every authenticator app supports. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** RFC 4226 recommends 160 bits. */
export const totpSecretBytes = 20;

/** Codes of this many steps before and after the present one are accepted, because an app's clock may be wrong. */
const skewStepsMax = 1;

/** Six ASCII digits. For six other characters, which take more bytes, the library throws. */
const wellFormed = /^[0-9]{6}$/;

/**
 * The time step of a code: the present step or one next to it, and later than `after`; undefined if the code has no
 * such step.
 */
export function matchingTotpStep(
  secret: Uint8Array,
  code: string,
  { now, after }: { readonly now: string; readonly after: number },
): number | undefined {
  if (!wellFormed.test(code)) return undefined;
  const timestamp = Date.parse(now);
  const totp = new TOTP({ ...settings, secret: secretOf(secret) });
  const steps = totp.validate({ token: code, timestamp, window: skewStepsMax });
  if (steps === null) return undefined;
  const step = totp.counter({ timestamp }) + steps;
  return step > after ? step : undefined;
}

/** Base32 (RFC 4648) without padding. */
export function base32(bytes: Uint8Array): string {
  return secretOf(bytes).base32;
}

/** The address that an app reads from a QR code. */
export function totpUrl(
  secret: Uint8Array,
  { issuer, username }: { readonly issuer: string; readonly username: string },
): string {
  return new TOTP({ ...settings, issuer, label: username, secret: secretOf(secret) }).toString();
}

/** Copies the bytes: the library takes a whole ArrayBuffer, and a Buffer may be a part of a larger one. */
function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}
