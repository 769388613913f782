import { beginning, type Position } from '../event-log/stored-event.ts';
import type { Checkpoint } from '../ports/projection-store.ts';

/** How far a runner has seen the checkpoint of each build, or part of one, by its storage. */
export class SeenCheckpoints {
  readonly #furthest = new Map<string, Position>();

  note(storage: string, checkpoint: Checkpoint | undefined): void {
    const position = checkpoint?.position ?? beginning;
    if (position > this.#furthestOf(storage)) this.#furthest.set(storage, position);
  }

  /**
   * What is brought back from a backup while it is fed goes back one collection after another: an event
   * may have been folded into an old document under a checkpoint that was still the new one, and would
   * then be missing those before it for good. Said once each time.
   */
  hasGoneBack(storage: string, checkpoint: Checkpoint | undefined): boolean {
    if (checkpoint === undefined || checkpoint.position >= this.#furthestOf(storage)) return false;
    this.#furthest.set(storage, checkpoint.position);
    return true;
  }

  #furthestOf(storage: string): Position {
    return this.#furthest.get(storage) ?? beginning;
  }
}
