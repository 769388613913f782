/** Written in place of personal data and secrets. */
const redacted = '[redacted]';

/** Fields that are always redacted, at any depth: those that identify a person, and those that give access. */
const fields = new Set([
  ...['name', 'firstName', 'lastName', 'fullName', 'email', 'phone', 'to', 'replyTo'],
  ...['pickupPlace', 'message', 'note', 'reason', 'personal', 'contact', 'body'],
  ...['password', 'token', 'secret', 'secretKey', 'key', 'authorization', 'cookie', 'code'],
]);

/** The deepest level of details that is written. Details are ids and figures; deeper ones may contain themselves. */
const depthMax = 6;

/** The patterns, the most certain first. A later pattern does not match text that an earlier one redacted. */
const patterns: readonly (readonly [RegExp, string])[] = [
  // Text that an error quotes: JSON that could not be read, or a value that was not expected.
  [/"(?:[^"\\\n]|\\.)+"/g, `"${redacted}"`],
  [/(\b[\w+]+:\/\/)[^\s/@]+@/g, `$1${redacted}@`],
  // Does not match the version of a read model, such as booking-search@3.a1b2: no mail domain ends like that.
  [
    /[^\s<>"'`(),;:=[\]]{1,64}@(?!\d+\.[\da-f]*\d[\da-f]*(?![\w-]|\.\w))[^\s@<>"'`(),;:]{1,256}\.[\p{L}\p{N}]+/gu,
    redacted,
  ],
  [/\b(token|password|secret|authorization|cookie)=[^\s&;]+/gi, `$1=${redacted}`],
  [/\b(Bearer|Basic) [\w.~+/=-]+/g, `$1 ${redacted}`],
  [/\+\d[\d ().-]{6,}\d/g, redacted],
  // Without a plus, only Tanzanian phone numbers are redacted, because other digits are ids and figures.
  [/(?<![\w.-])(?:0|255[ -]?)[67]\d{2}[ -]?\d{3}[ -]?\d{3}(?![\w-])/g, redacted],
];

/** Returns the words without the addresses, phone numbers, quotations and secrets in them. */
export function withoutPersonal(words: string): string {
  return patterns.reduce((text, [pattern, instead]) => text.replace(pattern, instead), words);
}

/**
 * Returns the details with {@link withoutPersonal} applied to their words, and with the fields above
 * redacted, at every depth.
 */
export function detailsWithoutPersonal(details: object): unknown {
  return cleaned(details, 0);
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutPersonal(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === depthMax) return redacted;
  if (Array.isArray(value)) return value.map((each: unknown) => cleaned(each, depth + 1));
  const parts = Object.entries(value).map(([field, part]: [string, unknown]) => [
    withoutPersonal(field),
    fields.has(field) ? redacted : cleaned(part, depth + 1),
  ]);
  return Object.fromEntries(parts) as object;
}
