import type { EventLog } from '../log/event-log.ts';
import { StreamReader } from '../log/stream-reader.ts';
import type { StoredRecord } from '../log/stored-record.ts';
import type { ReadResp, streams } from './protocol.ts';
import { eventMessage, type LinkTarget } from './read-messages.ts';

type Options = InstanceType<typeof streams.ReadReq.Options>;

/** How a read shows a record: as it is or, on request, with the target of its link. */
export function showing(log: EventLog, options: Options): (record: StoredRecord) => ReadResp {
  if (!options.getResolveLinks()) return (record) => eventMessage(record);
  return (record) => eventMessage(record, linkTarget(log, record));
}

/** A link's data is `revision@stream`. */
function linkTarget(log: EventLog, record: StoredRecord): LinkTarget | undefined {
  if (record.type !== '$>') return undefined;
  const [, revision, stream] = /^(\d+)@(.+)$/.exec(Buffer.from(record.data).toString()) ?? [];
  if (revision === undefined || stream === undefined) return { record: undefined };
  return { record: new StreamReader(log, stream).visibleAt(BigInt(revision)) };
}
