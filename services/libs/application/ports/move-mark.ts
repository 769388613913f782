import type { Instant } from '../../domain/calendar/instants.ts';
import { EngineAway } from './engine-away.ts';

/** The state of a store while its log is moved to it or away from it. */
export interface MoveNote {
  /**
   * `arriving`: the log is being copied here and is not complete. `leaving`: the log is being copied to another store,
   * and no process may append to it. `left`: the log was moved to another store, and new events are stored there.
   * `here`: the log is complete and the product may start on it, as on a log without a mark.
   */
  readonly state: 'arriving' | 'leaving' | 'left' | 'here';
  readonly at: Instant;
  /** Only for `left`: the position of the last copied event, in the format of the store. */
  readonly end?: string;
}

/** A process appends only if it last read the mark less than this time ago, in milliseconds of its monotonic clock. */
export const moveMarkAgeMsMax = 10_000;

/** How long a move waits after it wrote `leaving`, in milliseconds. After this time no process appends. */
export const leavingMs = 15_000;

/** A mark beside a log that says whether the product may start on it. Only one copy of a log may be used. */
export abstract class MoveMark {
  /** Undefined if the log was never moved. */
  abstract read(): Promise<MoveNote | undefined>;

  /** Durable when it resolves. */
  abstract note(note: MoveNote): Promise<void>;

  /** How long a process may still append after `leaving` was noted, in milliseconds; 0 if no process can run. */
  abstract readonly leavingMs: number;
}

/**
 * The product may not start on this store, because its log is incomplete or was moved away. The message says why and
 * what to do.
 */
export class LogNotHome extends Error {
  override readonly name = 'LogNotHome';
}

/**
 * No event was appended, because the log is being moved away or was moved away. Callers treat this like an engine that
 * cannot be reached: they answer 503, and jobs try again.
 */
export class LogMovedAway extends EngineAway {
  override readonly message: string;

  constructor({ state, at }: MoveNote) {
    super('log');
    const what = state === 'left' ? 'was moved away' : 'is being moved';
    this.message =
      `The log ${what} (noted on ${at}): nothing was stored. End this process, and start it where ` +
      'the log is now.';
  }
}

/** @throws LogMovedAway if this note forbids appending to the log. */
export function checkMayAppend(note: MoveNote | undefined): void {
  if (note !== undefined && note.state !== 'here') throw new LogMovedAway(note);
}

/** @throws LogNotHome if this note forbids starting the product on the store. */
export function checkIsHome(note: MoveNote | undefined): void {
  if (note?.state === 'arriving') {
    throw new LogNotHome(
      'A log is being copied into this store and is not complete. Run the same command again: it ' +
        'continues where it was.',
    );
  }
  if (note?.state === 'leaving') {
    throw new LogNotHome(
      `This log is being moved away since ${note.at}. Run the same command again: it ` +
        'continues where it was. To cancel the move and stay here: `npm run migrate:recover -- --stay`.',
    );
  }
  if (note?.state === 'left') {
    throw new LogNotHome(
      `The log of this store was moved away on ${note.at}, and later events are only ` +
        'in the new store: start there, or move it back.',
    );
  }
}
