/** What stands where something personal or secret stood. */
export const redacted = '[redacted]';

/** Fields that are never told, wherever they stand: what people are called by, and what opens doors. */
const fields = [
  ...['name', 'firstName', 'lastName', 'fullName', 'email', 'phone', 'to', 'replyTo'],
  ...['pickupPlace', 'message', 'note', 'reason', 'personal', 'contact', 'body'],
  ...['password', 'token', 'secret', 'secretKey', 'key', 'authorization', 'cookie', 'code'],
];

/** The same as paths: of the line's own details, and of what lies in them. */
export const redactedPaths: readonly string[] = fields.flatMap((field) => [
  `details.${field}`,
  `details.*.${field}`,
]);

/** From the most certain to the least: what was redacted once is not looked at again. */
const patterns: readonly (readonly [RegExp, string])[] = [
  // What an error quotes: JSON that could not be read, a value that was not expected.
  [/"(?:[^"\\\n]|\\.)+"/g, `"${redacted}"`],
  [/(\b[\w+]+:\/\/)[^\s/@]+@/g, `$1${redacted}@`],
  [/[^\s<>"'`(),;:=[\]]+@[^\s<>"'`(),;:]+\.[\p{L}\p{N}]+/gu, redacted],
  [/\b(token|password|secret|authorization|cookie)=[^\s&;]+/gi, `$1=${redacted}`],
  [/\b(Bearer|Basic) [\w.~+/=-]+/g, `$1 ${redacted}`],
  [/\+\d[\d ().-]{6,}\d/g, redacted],
];

/** Words without the addresses, numbers, quotations and secrets in them. */
export function withoutPersonal(words: string): string {
  return patterns.reduce((text, [pattern, instead]) => text.replace(pattern, instead), words);
}
