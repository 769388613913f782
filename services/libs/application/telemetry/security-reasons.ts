/**
 * What the product refuses for reasons of security, and why: the only kinds and reasons there are.
 * They are labels of `tours_security_refusals_total` and words of the log, so they are few and fixed.
 */
export const securityReasons = {
  /** A limit on attempts was reached; `…-altogether` where it counts all networks together. */
  'limit-reached': [
    'booking',
    'booking-altogether',
    'booking-change',
    'booking-proof',
    'booking-proof-altogether',
    'booking-lookup',
    'booking-lookup-altogether',
    'lost-reference',
    'lost-reference-altogether',
    'sign-in',
    'own-password',
    'contact',
    'upload',
    'customer-search',
    'whatsapp',
    'views',
    'mail',
    'connections',
  ],
  /** So many sign-ins of one account failed that further ones have to wait. */
  'sign-in-locked': ['known-device', 'unknown-device'],
  /** A proof that a booking is somebody's, or that work was done, was wrong. */
  'proof-refused': ['email', 'link', 'proof-of-work'],
  /** An answer 403, or a sign-in with wrong credentials. */
  'access-refused': ['role', 'other-site', 'credentials', 'code', 'password', 'one-time-link'],
  /** A file that was sent is not accepted. */
  'upload-refused': ['size', 'kind', 'content'],
} as const;

export type SecurityKind = keyof typeof securityReasons;
export type SecurityReason<Kind extends SecurityKind = SecurityKind> =
  (typeof securityReasons)[Kind][number];

/** A kind with one of its reasons. */
export type SecurityRefusal = {
  readonly [Kind in SecurityKind]: {
    readonly kind: Kind;
    readonly reason: SecurityReason<Kind>;
  };
}[SecurityKind];

export const securityKinds = Object.keys(securityReasons) as readonly SecurityKind[];
export const allSecurityReasons: readonly SecurityReason[] = Object.values(securityReasons).flat();
