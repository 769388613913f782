/** Characters that a mail program or server may treat as the end of a header. */
const ends = ['\n', '\r', '\r\n ', '\n\n', '\r\n\r\n', '\0', '\v', '\f', '\u0085', '\u2028'];
const spelt = ['%0d%0a', '%0a', '\\r\\n', '&#10;', '=0D=0A', '>'];

/** Each end, with another header after it. */
export const hostileEnds: readonly string[] = [...ends, ...spelt].map(
  (end) => `${end}Bcc: everyone@example.com`,
);
