import type { RecordTable } from './record-table.ts';
import { deletedStreamRevision, type StoredRecord } from './stored-record.ts';
import {
  isMetadataStream,
  isSoftDeleted,
  originalStreamOf,
  type StreamMetadata,
} from './stream-metadata.ts';

export type StreamState = 'missing' | 'deleted' | 'readable';

/** The part of a log that a reader needs. */
interface ReadableLog {
  readonly records: RecordTable;
  metadata(stream: string): StreamMetadata;
}

const ticksPerSecond = 10_000_000n;

/** The events that a stream shows: its metadata may hide older ones. */
export class StreamReader {
  readonly #log: ReadableLog;
  readonly #stream: string;

  constructor(log: ReadableLog, stream: string) {
    this.#log = log;
    this.#stream = stream;
  }

  get state(): StreamState {
    const last = this.#last;
    if (last === deletedStreamRevision || this.#describesDeleted) return 'deleted';
    if (last < 0n || isSoftDeleted(this.#log.metadata(this.#stream))) return 'missing';
    return 'readable';
  }

  /** The event of this revision, if the stream shows it. */
  visibleAt(revision: bigint): StoredRecord | undefined {
    if (this.state !== 'readable') return undefined;
    return this.forwards(revision, 1).find((record) => record.revision === revision);
  }

  /** The events from a revision on (inclusive), in ascending order; empty at the end. */
  forwards(from: bigint, limit: number): StoredRecord[] {
    const metadata = this.#log.metadata(this.#stream);
    const visibleFrom = this.#visibleFrom(metadata);
    let next = from > visibleFrom ? from : visibleFrom;
    for (;;) {
      const page = this.#log.records.streamForwards(this.#stream, next, limit);
      const fresh = page.filter(youngEnough(metadata));
      const last = page.at(-1);
      if (fresh.length > 0 || last === undefined) return fresh;
      next = last.revision + 1n;
    }
  }

  /** The events from a revision on (inclusive), in descending order; empty at the beginning. */
  backwards(from: bigint, limit: number): StoredRecord[] {
    const metadata = this.#log.metadata(this.#stream);
    const visibleFrom = this.#visibleFrom(metadata);
    return this.#log.records
      .streamBackwards(this.#stream, from, limit)
      .filter((record) => record.revision >= visibleFrom)
      .filter(youngEnough(metadata));
  }

  #visibleFrom({ maxCount, truncateBefore }: StreamMetadata): bigint {
    const kept = maxCount === undefined ? 0n : this.#last - BigInt(maxCount) + 1n;
    const cut = truncateBefore ?? 0n;
    return kept > cut ? kept : cut;
  }

  /** The metadata of a closed stream is closed with it. */
  get #describesDeleted(): boolean {
    if (!isMetadataStream(this.#stream)) return false;
    const original = originalStreamOf(this.#stream);
    return this.#log.records.lastRevision(original) === deletedStreamRevision;
  }

  get #last(): bigint {
    return this.#log.records.lastRevision(this.#stream);
  }
}

function youngEnough({ maxAge }: StreamMetadata): (record: StoredRecord) => boolean {
  if (maxAge === undefined) return () => true;
  const oldest = BigInt(Date.now()) * 10_000n - BigInt(maxAge) * ticksPerSecond;
  return (record) => record.created >= oldest;
}
