import type { Instant } from '../../domain/calendar/instants.ts';

/** Where a store stands that its log is moved to or from. */
export interface MoveNote {
  /**
   * `arriving`: the log is being copied here and is not complete. `left`: it was moved away, and what
   * happens from now on happens there. `here`: it is complete and at home, as without a note.
   */
  readonly state: 'arriving' | 'left' | 'here';
  readonly at: Instant;
}

/** Stands beside a log and says whether the product may be started on it: one log, one home. */
export abstract class MoveMark {
  /** Undefined where the log was never moved. */
  abstract read(): Promise<MoveNote | undefined>;

  /** Durable when it answers. */
  abstract note(note: MoveNote): Promise<void>;
}

/** The log of a store is not, or not yet, at home there; the message says why and what to do. */
export class LogNotHome extends Error {
  override readonly name = 'LogNotHome';
}

/** @throws LogNotHome where the product may not be started on a store with this note. */
export function checkIsHome(note: MoveNote | undefined): void {
  if (note?.state === 'arriving') {
    throw new LogNotHome(
      'A log is being copied into this store and is not complete. Run the same command again: it ' +
        'goes on where it was.',
    );
  }
  if (note?.state === 'left') {
    throw new LogNotHome(
      `The log of this store was moved away on ${note.at}, and what happened since is where it ` +
        'was moved to: start there, or move it back.',
    );
  }
}
