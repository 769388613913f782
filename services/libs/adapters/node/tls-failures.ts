/** What OpenSSL says of a certificate it does not know, or of an answer that is not of TLS. */
const words = /certificate|wrong version number/i;

/** Whether a line failed over TLS itself: another try meets the same. Drivers tell it in words alone. */
export function isTlsAtFault(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}
