import type { StoredEvent } from '../../../application/event-log/stored-event.ts';
import type { AppendOutcome, StreamAppend } from '../../../application/ports/event-store.ts';
import type { ReadStreamOptions } from '../../../application/ports/event-log-reader.ts';
import { RecentlyUsed } from '../../node/recently-used.ts';

/** As many as the writer itself remembers. */
const streamsMin = 10_000;

/**
 * The ends of streams, as far as the log's only writing process has read or written them. A command that
 * folds a stream again asks for the events since the last time, and there are nearly always none; after every
 * commit SQLite would read each page on the way there again.
 */
export class KnownEnds {
  readonly #lastRevisions = new RecentlyUsed<number>(streamsMin);

  /** Whether a read would certainly find no events. */
  isBeyond(stream: string, { from = 0, direction = 'forward' }: ReadStreamOptions): boolean {
    const end = direction === 'forward' ? this.#lastRevisions.get(stream) : undefined;
    return end !== undefined && from > end;
  }

  /** Notes what was read. If the noted end is wrong, the conflict of the next append removes it. */
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
   * Notes the outcome of an append, before the caller gets it. If the outcome is unknown or a conflict, the
   * end is forgotten, so that the next read asks the file.
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

  /** Keeps the higher revision, because the repeat of an earlier append reports an older one. */
  #noteEnd(stream: string, revision: number): void {
    this.#lastRevisions.set(stream, Math.max(revision, this.#lastRevisions.get(stream) ?? -1));
  }
}
