import { deletedStreamRevision, type StoredRecord } from './stored-record.ts';

/** The settings in a stream's metadata stream. They decide which events of the stream can be read. */
export interface StreamMetadata {
  readonly maxCount: number | undefined;
  /** In seconds. */
  readonly maxAge: number | undefined;
  /** Events before this revision are hidden. */
  readonly truncateBefore: bigint | undefined;
  /** All keys as written, for code that changes one of them. */
  readonly keys: Readonly<Record<string, unknown>>;
}

export const metadataStreamOf = (stream: string): string => `$$${stream}`;

export const originalStreamOf = (metadataStream: string): string => metadataStream.slice(2);

export const isMetadataStream = (stream: string): boolean => stream.startsWith('$$');

const nothing: StreamMetadata = {
  maxCount: undefined,
  maxAge: undefined,
  truncateBefore: undefined,
  keys: {},
};

/** Only the latest metadata of a stream counts, so its metadata stream shows only that. */
const ofMetadataStreams: StreamMetadata = { ...nothing, maxCount: 1 };

const wholeNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? value : undefined;

/**
 * `JSON.parse` cannot read every 64-bit number exactly. A truncation point that is not a safe integer means that the
 * whole stream is hidden.
 */
const revision = (value: number): bigint =>
  Number.isSafeInteger(value) ? BigInt(value) : deletedStreamRevision;

/** @param latest The last event of the stream's metadata stream. */
export function streamMetadata(stream: string, latest: StoredRecord | undefined): StreamMetadata {
  if (isMetadataStream(stream)) return ofMetadataStreams;
  if (latest === undefined) return nothing;
  const keys = jsonObject(latest.data);
  const truncateBefore = wholeNumber(keys.$tb);
  return {
    maxCount: wholeNumber(keys.$maxCount),
    maxAge: wholeNumber(keys.$maxAge),
    truncateBefore: truncateBefore === undefined ? undefined : revision(truncateBefore),
    keys,
  };
}

export const isSoftDeleted = (metadata: StreamMetadata): boolean =>
  metadata.truncateBefore === deletedStreamRevision;

/** The metadata of a stream after a soft deletion. */
export const softDeletedMetadata = (): Uint8Array =>
  truncatedMetadata(nothing, deletedStreamRevision);

/** The metadata with another truncation point. The number is written with all its digits, as the server does. */
export function truncatedMetadata(metadata: StreamMetadata, truncateBefore: bigint): Uint8Array {
  const others = Object.fromEntries(Object.entries(metadata.keys).filter(([key]) => key !== '$tb'));
  const json = JSON.stringify(others).slice(1, -1);
  return Buffer.from(`{"$tb":${truncateBefore}${json === '' ? '' : `,${json}`}}`);
}

function jsonObject(data: Uint8Array): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(data).toString('utf8'));
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
