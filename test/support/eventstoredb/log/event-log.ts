import { randomUUID } from 'node:crypto';
import { decideAppend, type StreamHead } from './append-decision.ts';
import { GroupCommit } from './group-commit.ts';
import { RecordTable } from './record-table.ts';
import { StreamReader } from './stream-reader.ts';
import {
  deletedStreamRevision,
  type ExpectedRevision,
  type ProposedEvent,
  type StoredRecord,
} from './stored-record.ts';
import {
  isSoftDeleted,
  metadataStreamOf,
  softDeletedMetadata,
  type StreamMetadata,
  streamMetadata,
  isMetadataStream,
  originalStreamOf,
  truncatedMetadata,
} from './stream-metadata.ts';

export type AppendResult =
  | { readonly kind: 'stored'; readonly revision: bigint; readonly position: bigint | undefined }
  | { readonly kind: 'wrong-revision'; readonly current: bigint }
  | { readonly kind: 'deleted' };

export type DeleteResult =
  | { readonly kind: 'done'; readonly position: bigint }
  | { readonly kind: 'wrong-revision'; readonly current: bigint }
  | { readonly kind: 'deleted' };

const json = 'application/json';

/** An event that the server itself writes. */
export const systemEvent = (type: string, data: Uint8Array | object): ProposedEvent => ({
  id: randomUUID(),
  type,
  contentType: json,
  data: data instanceof Uint8Array ? data : Buffer.from(JSON.stringify(data)),
  metadata: new Uint8Array(),
});

/**
 * The log: decides which appends are allowed, and which events each stream still shows. Like a real server's
 * log it is never empty: it begins with a system event.
 */
export class EventLog {
  readonly records: RecordTable;
  readonly #commits: GroupCommit;
  readonly #waiting = new Set<() => void>();

  constructor(directory: string) {
    this.records = new RecordTable(directory);
    this.#commits = new GroupCommit(
      (work) => {
        this.records.transaction(work);
      },
      () => {
        for (const wake of this.#waiting) wake();
      },
    );
    if (this.records.isNew) {
      this.records.transaction(() => {
        this.#setMetadata('$stats', Buffer.from('{"$maxAge":86400}'));
      });
    }
  }

  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly ProposedEvent[],
  ): Promise<AppendResult> {
    return this.write(() => this.appendNow(stream, expected, events));
  }

  /** Hides the stream's events; later appends to it continue its revisions. */
  softDelete(stream: string, expected: ExpectedRevision): Promise<DeleteResult> {
    return this.write(() => {
      const head = this.#head(stream);
      const nothingThere = head.last < 0n && !head.hasMetadata;
      return this.#delete(head, nothingThere ? 0n : expected, () =>
        this.#setMetadata(stream, softDeletedMetadata()),
      );
    });
  }

  /** Closes the stream permanently. */
  tombstone(stream: string, expected: ExpectedRevision): Promise<DeleteResult> {
    return this.write(() =>
      this.#delete(this.#head(stream), expected, () =>
        this.records.add(stream, deletedStreamRevision, systemEvent('$streamDeleted', {})),
      ),
    );
  }

  /** Runs `work` in the next transaction. */
  write<Result>(work: () => Result): Promise<Result> {
    return this.#commits.run(work);
  }

  metadata(stream: string): StreamMetadata {
    const metadataStream = metadataStreamOf(stream);
    const last = this.records.lastRevision(metadataStream);
    return streamMetadata(stream, last < 0n ? undefined : this.records.at(metadataStream, last));
  }

  /** Calls back after every commit until the returned function is called. */
  onCommit(wake: () => void): () => void {
    this.#waiting.add(wake);
    return () => {
      this.#waiting.delete(wake);
    };
  }

  /** Writes the waiting records, then closes the file. */
  async close(): Promise<void> {
    await this.write(() => undefined);
    this.records.close();
  }

  /** Appends within a transaction, by the server's rules. */
  appendNow(
    stream: string,
    expected: ExpectedRevision,
    events: readonly ProposedEvent[],
  ): AppendResult {
    if (new StreamReader(this, stream).state === 'deleted') return { kind: 'deleted' };
    const head = this.#head(stream);
    const ids = events.map(({ id }) => id);
    const decision = decideAppend(expected, ids, head);
    switch (decision.kind) {
      case 'deleted':
        return decision;
      case 'wrong-revision':
        return { kind: 'wrong-revision', current: head.last };
      case 'repeated': {
        // The position of an event that the stream no longer shows is not found.
        const last = new StreamReader(this, stream).visibleAt(decision.last);
        return { kind: 'stored', revision: decision.last, position: last?.position };
      }
      case 'write':
        return this.#store(stream, head, events);
    }
  }

  #store(stream: string, head: StreamHead, events: readonly ProposedEvent[]): AppendResult {
    const described = isMetadataStream(stream) ? originalStreamOf(stream) : undefined;
    const describesDeleted = described !== undefined && isSoftDeleted(this.metadata(described));
    let revision = head.last;
    let last: StoredRecord | undefined;
    for (const event of events) {
      revision += 1n;
      last = this.records.add(stream, revision, event);
    }
    if (head.isSoftDeleted) this.#showFrom(stream, head.last + 1n);
    if (describesDeleted) this.#showFrom(described, this.records.lastRevision(described) + 1n);
    return { kind: 'stored', revision, position: last?.position };
  }

  #delete(head: StreamHead, expected: ExpectedRevision, remove: () => StoredRecord): DeleteResult {
    const decision = decideAppend(expected, [randomUUID()], head);
    if (decision.kind === 'deleted') return decision;
    if (decision.kind !== 'write') return { kind: 'wrong-revision', current: head.last };
    return { kind: 'done', position: remove().position };
  }

  /** A deleted stream exists again; its old events stay hidden. */
  #showFrom(stream: string, revision: bigint): void {
    this.#setMetadata(stream, truncatedMetadata(this.metadata(stream), revision));
  }

  #setMetadata(stream: string, data: Uint8Array): StoredRecord {
    const metadataStream = metadataStreamOf(stream);
    const revision = this.records.lastRevision(metadataStream) + 1n;
    return this.records.add(metadataStream, revision, systemEvent('$metadata', data));
  }

  #head(stream: string): StreamHead {
    const { records } = this;
    return {
      last: records.lastRevision(stream),
      isSoftDeleted: isSoftDeleted(this.metadata(stream)),
      hasMetadata: records.lastRevision(metadataStreamOf(stream)) >= 0n,
      idAt: (revision) => records.at(stream, revision)?.id,
      revisionOf: (id) => records.byId(stream, id)?.revision,
    };
  }
}
