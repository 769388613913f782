import type { StoredEvent } from '../../application/event-log/stored-event.ts';
import type { AppendOutcome, StreamAppend } from '../../application/ports/event-store.ts';
import type { ReadStreamOptions } from '../../application/ports/event-log-reader.ts';
import { RecentlyUsed } from '../node/recently-used.ts';

/** As many as the writer knows itself. */
const streamsMin = 10_000;

/**
 * Where streams end, as far as the log's one writing process has read or written them. Who folds a
 * stream again asks for what came since, which is nothing nearly every time; and after every commit
 * SQLite reads each page of the way there anew.
 */
export class KnownEnds {
  readonly #lastRevisions = new RecentlyUsed<number>(streamsMin);

  /** Whether a read is sure to find nothing. */
  isBeyond(stream: string, { from = 0, direction = 'forward' }: ReadStreamOptions): boolean {
    const end = direction === 'forward' ? this.#lastRevisions.get(stream) : undefined;
    return end !== undefined && from > end;
  }

  /** Notes what was read. Should it be wrong after all, the next append finds out by its conflict. */
  noteRead(
    stream: string,
    { direction = 'forward', limit }: ReadStreamOptions,
    events: readonly StoredEvent[],
  ): void {
    const last = events.at(-1)?.revision;
    if (direction === 'forward' && limit === undefined && last !== undefined) {
      this.#noteEnd(stream, last);
    }
  }

  /**
   * Notes what became of an append, before anybody is told. Where that is not known, or another end
   * was expected than there is, the file is asked again.
   */
  noteAppend(parts: readonly StreamAppend[], outcome: AppendOutcome | 'unknown'): void {
    for (const [place, { stream }] of parts.entries()) {
      if (outcome !== 'unknown' && outcome.outcome === 'appended') {
        this.#noteEnd(stream, outcome.revisions[place] ?? -1);
      } else {
        this.#lastRevisions.delete(stream);
      }
    }
  }

  /** The repeat of an early append says less than what is known. */
  #noteEnd(stream: string, revision: number): void {
    this.#lastRevisions.set(stream, Math.max(revision, this.#lastRevisions.get(stream) ?? -1));
  }
}
