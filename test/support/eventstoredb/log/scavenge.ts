import type { EventLog } from './event-log.ts';
import { deletedStreamRevision, recordBytes, type StoredRecord } from './stored-record.ts';
import { isMetadataStream, originalStreamOf } from './stream-metadata.ts';
import { StreamReader } from './stream-reader.ts';

/**
 * Removes, within a transaction, the events that no stream shows any more. The last event of a stream is kept, even
 * if it is hidden, because revisions continue after it. Of a closed stream only the tombstone stays.
 *
 * @param before Only events before this position are removed.
 * @returns The number of freed bytes.
 */
export function scavenge(log: EventLog, before: bigint): bigint {
  let freed = 0n;
  for (const stream of log.records.streams()) {
    for (const record of removable(log, stream)) {
      if (record.position >= before) continue;
      log.records.remove(record);
      freed += recordBytes(stream, record);
    }
  }
  return freed;
}

function removable(log: EventLog, stream: string): StoredRecord[] {
  const { records } = log;
  const all = records.streamForwards(stream, 0n, -1);
  const last = records.lastRevision(stream);
  if (isMetadataStream(stream) && isClosed(log, originalStreamOf(stream))) return all;
  if (last === deletedStreamRevision) return all.filter(({ revision }) => revision !== last);
  const shown = new Set(new StreamReader(log, stream).forwards(0n, -1).map(({ id }) => id));
  return all.filter(({ id, revision }) => revision !== last && !shown.has(id));
}

const isClosed = (log: EventLog, stream: string): boolean =>
  log.records.lastRevision(stream) === deletedStreamRevision;
