/** An event as a client proposes it. Data and metadata are bytes; the store never looks inside. */
export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** An event in the log. */
export interface StoredRecord extends ProposedEvent {
  readonly stream: string;
  readonly revision: bigint;
  /** Byte offset in the log: prepare and commit position of an event of a single-node write. */
  readonly position: bigint;
  /** 100-nanosecond ticks since the Unix epoch. */
  readonly created: bigint;
}

/** What a writer believes about the stream. */
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | bigint;

/** The revision of a tombstone, and the truncation point that means "softly deleted". */
export const deletedStreamRevision = 9_223_372_036_854_775_807n;

/** Bytes a record takes in the log beside its data, metadata and names. */
const recordFrameBytes = 91;

/** The bytes a record takes in the log, hence the distance to the next position. */
export function recordBytes(stream: string, event: ProposedEvent): bigint {
  const names = Buffer.byteLength(stream) + Buffer.byteLength(event.type);
  return BigInt(recordFrameBytes + names + event.data.length + event.metadata.length);
}
