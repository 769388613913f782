import { SqliteEventLogReader } from '../../adapters/embedded/log/sqlite-event-log-reader.ts';
import { contradictingMarks } from '../../application/event-log/archived-marks.ts';
import { placeOfMark } from '../../application/event-log/known-place.ts';
import { contradictionOf } from '../../application/event-log/log-loss.ts';
import type { Archive } from '../../application/ports/archive.ts';
import type { Cryptography } from '../../application/ports/cryptography.ts';

/** Returns the names of the marks in the archive that name an event which is missing in the log of a backup. */
export async function marksBeyond(
  logFile: string,
  tools: { readonly archive: Archive; readonly cryptography: Cryptography },
): Promise<readonly string[]> {
  const log = await SqliteEventLogReader.open(logFile, undefined, { isKept: true });
  try {
    const { logId } = log;
    const looked = { logId, end: await log.head(), hasGapFreePositions: true };
    const beyond = await contradictingMarks(tools, async (mark) => {
      const place = placeOfMark(mark, 'the mark');
      return (await contradictionOf(log, place, looked)) === undefined;
    });
    return beyond.map(({ name }) => name);
  } finally {
    log.close();
  }
}
