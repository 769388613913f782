/**
 * All kinds of requests that the product refuses for security, with the reasons. They are labels of
 * `tours_security_refusals_total` and words in log lines, so this list is short and fixed.
 */
export const securityReasons = {
  /** A limit on attempts was reached; `…-altogether` is the limit for all networks together. */
  'limit-reached': [
    'booking',
    'booking-change',
    'booking-proof',
    'booking-proof-altogether',
    'booking-lookup',
    'booking-lookup-altogether',
    'lost-reference',
    'lost-reference-altogether',
    'sign-in',
    'lost-password',
    'own-password',
    'contact',
    'upload',
    'customer-search',
    'whatsapp',
    'views',
    'page-speed',
    'connections',
  ],
  /** Too many sign-ins to one account failed, so further sign-ins have to wait. */
  'sign-in-locked': ['known-device', 'unknown-device'],
  /** The proof for a booking, or the proof of work, was wrong. */
  'proof-refused': ['email', 'link', 'proof-of-work'],
  /** An answer with status 403, or a sign-in with wrong credentials. */
  'access-refused': ['role', 'other-site', 'credentials', 'code', 'password', 'one-time-link'],
  /** An uploaded file was not accepted. */
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
