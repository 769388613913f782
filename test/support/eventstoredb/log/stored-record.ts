/** An event as a client proposes it. The store never parses data and metadata. */
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
  /** The byte offset in the log: both prepare and commit position of an event on a single node. */
  readonly position: bigint;
  /** 100-nanosecond ticks since the Unix epoch. */
  readonly created: bigint;
}

/** The state of the stream that a writer expects. */
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | bigint;

/** The revision of a tombstone, and the truncation point that means "softly deleted". */
export const deletedStreamRevision = 9_223_372_036_854_775_807n;

/** Bytes of a record in the log besides its data, metadata and names. */
const recordFrameBytes = 91;

/** The number of bytes that a record takes in the log, which is the distance to the next position. */
export function recordBytes(stream: string, event: ProposedEvent): bigint {
  const names = Buffer.byteLength(stream) + Buffer.byteLength(event.type);
  return BigInt(recordFrameBytes + names + event.data.length + event.metadata.length);
}
