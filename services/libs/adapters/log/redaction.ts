/** What stands where something personal or secret stood. */
const redacted = '[redacted]';

/** Fields that are never told, wherever they stand: what people are called by, and what opens doors. */
const fields = new Set([
  ...['name', 'firstName', 'lastName', 'fullName', 'email', 'phone', 'to', 'replyTo'],
  ...['pickupPlace', 'message', 'note', 'reason', 'personal', 'contact', 'body'],
  ...['password', 'token', 'secret', 'secretKey', 'key', 'authorization', 'cookie', 'code'],
]);

/** Details are ids and figures: what lies deeper is none, or goes round in a circle. */
const depthMax = 6;

/** From the most certain to the least: what was redacted once is not looked at again. */
const patterns: readonly (readonly [RegExp, string])[] = [
  // What an error quotes: JSON that could not be read, a value that was not expected.
  [/"(?:[^"\\\n]|\\.)+"/g, `"${redacted}"`],
  [/(\b[\w+]+:\/\/)[^\s/@]+@/g, `$1${redacted}@`],
  // Not the version of a read model, such as booking-search@3.a1b2: no mail domain ends like that.
  [
    /[^\s<>"'`(),;:=[\]]+@(?!\d+\.[\da-f]*\d[\da-f]*(?![\w-]|\.\w))[^\s<>"'`(),;:]+\.[\p{L}\p{N}]+/gu,
    redacted,
  ],
  [/\b(token|password|secret|authorization|cookie)=[^\s&;]+/gi, `$1=${redacted}`],
  [/\b(Bearer|Basic) [\w.~+/=-]+/g, `$1 ${redacted}`],
  [/\+\d[\d ().-]{6,}\d/g, redacted],
  // Without a plus only as phones are numbered here: other digits are ids and figures.
  [/(?<![\w.-])(?:0|255[ -]?)[67]\d{2}[ -]?\d{3}[ -]?\d{3}(?![\w-])/g, redacted],
];

/** Words without the addresses, numbers, quotations and secrets in them. */
export function withoutPersonal(words: string): string {
  return patterns.reduce((text, [pattern, instead]) => text.replace(pattern, instead), words);
}

/** Details without what {@link withoutPersonal} takes from their words, and without those fields, however deep. */
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
