import { SqliteEventLogReader } from '../adapters/embedded/sqlite-event-log-reader.ts';
import { sha256 } from '../adapters/node/node-cryptography.ts';
import type { Hashing } from '../application/event-log/chain.ts';
import type { VerifyOptions } from '../application/event-log/verify-log.ts';
import type { EventLogReader } from '../application/ports/event-log-reader.ts';

/** A log to be verified, and what verifying it takes. */
export interface LogToVerify {
  readonly log: EventLogReader;
  readonly hashing: Hashing;
  readonly options: Pick<VerifyOptions, 'hasGapFreePositions'>;
  /** What is wrong with the file that holds the log, beyond the events in it. */
  readonly damage: () => string | undefined;
  readonly close: () => void;
}

/**
 * The log in a file, to be read only: while the product runs, or a copy of it anywhere. No secret is
 * needed to find a change.
 *
 * @throws LogFileRefused
 */
export async function openLogToVerify(file: string): Promise<LogToVerify> {
  // Which log it is may be the very thing that was damaged.
  const log = await SqliteEventLogReader.open(file, () => Promise.resolve('a log to verify'));
  return {
    log,
    hashing: { sha256 },
    options: { hasGapFreePositions: true },
    damage: () => log.damage(),
    close: () => {
      log.close();
    },
  };
}
