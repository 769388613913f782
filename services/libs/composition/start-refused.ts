/** The product cannot start like this; the message says why and what to do, in one line. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
