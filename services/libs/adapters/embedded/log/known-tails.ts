import type { StoredEvent } from '../../../application/event-log/stored-event.ts';
import type { StreamAppend } from '../../../application/ports/event-store.ts';
import type { ReadStreamOptions } from '../../../application/ports/event-log-reader.ts';
import { RecentlyUsed } from '../../node/recently-used.ts';
import type { WriteOutcome } from './sqlite-log-messages.ts';
import { toPosition } from './sqlite-log-position.ts';

/** The ends of at least this many streams are kept, as many as the writer remembers. */
const endsMin = 10_000;

/** The last events of at least this many streams are kept; most streams have one or two events of a kilobyte. */
const tailsMin = 4_000;

/** The most events kept of a stream. */
const tailMax = 8;

/**
 * The ends of streams and their last events, as far as the log's only writing process has read or written them.
 * Commands and policies read a stream just after it was written, nearly always only its last events. After every
 * commit, SQLite would have to read again each page on the way to these events.
 */
export class KnownTails {
  readonly #lastRevisions = new RecentlyUsed<number>(endsMin);
  /** The events up to the last revision, without gaps. */
  readonly #tails = new RecentlyUsed<readonly StoredEvent[]>(tailsMin);

  /** How many appends to a stream have no known outcome yet. */
  readonly #underWay = new Map<string, number>();

  /**
   * Records that an append was sent. Until its outcome is noted, reads of its streams go to the file. The feed may
   * already have shown its events to a policy, and the policy must find them in the stream.
   */
  noteSent(parts: readonly StreamAppend[]): void {
    for (const { stream } of parts) {
      this.#underWay.set(stream, (this.#underWay.get(stream) ?? 0) + 1);
    }
  }

  /** The events of a read if all of them are known; undefined if the file must be read. */
  read(
    stream: string,
    { from = 0, direction = 'forward', limit }: ReadStreamOptions,
  ): readonly StoredEvent[] | undefined {
    if (direction === 'backward' || this.#underWay.has(stream)) return undefined;
    const last = this.#lastRevisions.get(stream);
    if (last === undefined) return undefined;
    if (from > last) return [];
    const tail = this.#tails.get(stream) ?? [];
    const first = last + 1 - tail.length;
    if (from < first) return undefined;
    return tail.slice(from - first, limit === undefined ? undefined : from - first + limit);
  }

  /** Records events that were read. If the noted end is wrong, the conflict of the next append removes it. */
  noteRead(
    stream: string,
    { direction = 'forward', limit }: ReadStreamOptions,
    events: readonly StoredEvent[],
  ): void {
    const last = events.at(-1)?.revision;
    const known = this.#lastRevisions.get(stream) ?? -1;
    if (direction === 'forward' && limit === undefined && last !== undefined && last > known) {
      this.#lastRevisions.set(stream, last);
      this.#tails.delete(stream);
    }
  }

  /**
   * Records the outcome of an append, before the caller gets it. If the outcome is unknown or a conflict, the
   * streams are forgotten, so that the next read asks the file.
   */
  noteAppend(parts: readonly StreamAppend[], outcome: WriteOutcome | 'unknown'): void {
    for (const [place, part] of parts.entries()) {
      this.#noteArrived(part.stream);
      if (outcome !== 'unknown' && outcome.outcome === 'appended') {
        this.#noteStored(part, outcome.revisions[place] ?? -1, outcome.rows[place] ?? 0);
      } else {
        this.#lastRevisions.delete(part.stream);
        this.#tails.delete(part.stream);
      }
    }
  }

  #noteArrived(stream: string): void {
    const left = (this.#underWay.get(stream) ?? 0) - 1;
    if (left > 0) this.#underWay.set(stream, left);
    else this.#underWay.delete(stream);
  }

  /** Keeps the later end, because the repeat of an earlier append reports an older end. */
  #noteStored({ stream, events }: StreamAppend, last: number, row: number): void {
    const known = this.#lastRevisions.get(stream) ?? -1;
    if (last <= known) return;
    const before = last - events.length === known ? (this.#tails.get(stream) ?? []) : [];
    const added = events.map((event, index) => ({
      ...event,
      stream,
      revision: last + 1 - events.length + index,
      position: toPosition(row + 1 - events.length + index),
    }));
    this.#lastRevisions.set(stream, last);
    this.#tails.set(stream, [...before, ...added].slice(-tailMax));
  }
}
