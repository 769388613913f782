import { beginning, type Position } from '../../event-log/stored-event.ts';
import type { Checkpoint } from '../../ports/projection-store.ts';

/** The furthest checkpoint that a runner has seen for each build or part of a build, by storage name. */
export class SeenCheckpoints {
  readonly #furthest = new Map<string, Position>();

  note(storage: string, checkpoint: Checkpoint | undefined): void {
    const position = checkpoint?.position ?? beginning;
    if (position > this.#furthestOf(storage)) this.#furthest.set(storage, position);
  }

  /**
   * Whether the checkpoint is earlier than a checkpoint that was seen before; true only once for each time that this
   * happens. If a backup is restored while events are folded, one collection after another gets its old content. An
   * event may then be folded into an old document while the checkpoint is still the new one. The document would
   * permanently lack the events between them.
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
