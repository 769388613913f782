/** A store is not moved, or only in part; the message says why and what to do, in one line. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
}
