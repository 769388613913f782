/** A store was not moved, or only in part. The message says in one line why, and what to do. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
}
