import { createHmac, timingSafeEqual } from 'node:crypto';

/** One-time codes that change with the time (RFC 6238), as every authenticator app computes them. */
const totpDigits = 6;
const totpStepSeconds = 30;

/** RFC 4226 recommends 160 bits. */
export const totpSecretBytes = 20;

/** Codes of this many steps before and after the present one are accepted, because an app's clock may be wrong. */
const skewStepsMax = 1;

export function totpStepAt(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000 / totpStepSeconds);
}

/** RFC 4226, 5.3: the HMAC of the step, reduced to the four bytes that the last four bits select. */
export function totpCode(secret: Uint8Array, step: number, digits = totpDigits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const truncated = mac.readUInt32BE((mac[mac.length - 1] ?? 0) & 0xf) & 0x7fff_ffff;
  return String(truncated % 10 ** digits).padStart(digits, '0');
}

/**
 * The time step of a code: the present step or one next to it, and later than `after`; undefined where the
 * code has no such step.
 */
export function matchingTotpStep(
  secret: Uint8Array,
  code: string,
  { now, after }: { readonly now: string; readonly after: number },
): number | undefined {
  const given = Buffer.from(code);
  const present = totpStepAt(now);
  for (let step = present - skewStepsMax; step <= present + skewStepsMax; step += 1) {
    const wanted = Buffer.from(totpCode(secret, step));
    if (step > after && given.length === wanted.length && timingSafeEqual(given, wanted)) {
      return step;
    }
  }
  return undefined;
}

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => base32Alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
}

/** The address that an app reads from a QR code. */
export function totpUrl(
  secret: Uint8Array,
  of: { readonly issuer: string; readonly username: string },
): string {
  const label = `${encodeURIComponent(of.issuer)}:${encodeURIComponent(of.username)}`;
  const query = [
    `secret=${base32(secret)}`,
    `issuer=${encodeURIComponent(of.issuer)}`,
    'algorithm=SHA1',
    `digits=${totpDigits}`,
    `period=${totpStepSeconds}`,
  ];
  return `otpauth://totp/${label}?${query.join('&')}`;
}
