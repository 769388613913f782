/** The words of OpenSSL about an unknown certificate, or about an answer that is not TLS. */
const words = /certificate|wrong version number/i;

/**
 * Whether a connection failed because of TLS, so that another try fails in the same way. Drivers report this
 * only in words.
 */
export function isTlsAtFault(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}
