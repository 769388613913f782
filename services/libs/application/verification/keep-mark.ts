import { placeOfMark } from '../event-log/known-place.ts';
import { contradictionOf } from '../event-log/log-loss.ts';
import { type LogMark, markOf } from '../event-log/log-mark.ts';
import type { StoredEvent } from '../event-log/stored-event.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';

/** The store of the log's mark. */
export interface KeptMark {
  read(): Promise<LogMark | undefined>;
  note(mark: LogMark): Promise<void>;
}

/** A log that can return its last event. */
export interface MarkedLog extends Pick<EventLogReader, 'logId' | 'readStream' | 'head'> {
  last(): Promise<StoredEvent | undefined>;
}

/**
 * Moves the mark to the end of the log. If the log does not have the event of the mark, the mark is not changed,
 * because it shows that the log lost its end.
 *
 * @returns `lost` if the log does not have the event of the present mark.
 */
export async function keepMark(
  log: MarkedLog,
  marks: KeptMark,
): Promise<'kept' | 'ahead' | 'lost'> {
  const kept = await marks.read();
  const last = await log.last();
  if (kept !== undefined) {
    const looked = { logId: log.logId, end: await log.head(), hasGapFreePositions: false };
    const place = placeOfMark(kept, 'the mark of the log');
    if ((await contradictionOf(log, place, looked)) !== undefined) return 'lost';
    // Another projector read the log later and has already noted a later mark.
    if (last !== undefined && kept.position > last.position) return 'ahead';
  }
  if (last !== undefined) await marks.note(markOf(log.logId, last));
  return 'kept';
}
