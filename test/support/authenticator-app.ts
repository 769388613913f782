import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;

/**
 * The code that an authenticator app shows for a secret in Base32 at the instant, or some steps of 30 seconds
 * later.
 */
export function codeInApp(secret: string, instant: string, stepsLater = 0): string {
  const timestamp = Date.parse(instant) + stepsLater * stepMs;
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}
