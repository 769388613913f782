import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { Checkpoint } from '../ports/projection-store.ts';

/**
 * Whether a policy's checkpoint is in this log. It is missing if the log was restored from a backup that is older than
 * the checkpoint, or was exchanged for another log.
 */
export async function isInLog(
  log: Pick<EventLogReader, 'logId' | 'head' | 'readStream'>,
  { logId, position, event }: Checkpoint,
): Promise<boolean> {
  if (logId !== log.logId || position > (await log.head())) {
    return false;
  }
  if (event === undefined) {
    return true;
  }
  const [found] = await log.readStream(event.stream, { from: event.revision, limit: 1 });
  return found?.id === event.id;
}
