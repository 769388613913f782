/** An error whose message the product wrote. It names no person and no secret, so the log may repeat it. */
export class ReadableError extends Error {
  override readonly name: string = 'ReadableError';
}
