import { sha256 } from '../adapters/node/node-cryptography.ts';
import type { Hashing } from '../application/event-log/chain.ts';
import type { VerifyOptions } from '../application/event-log/verify-log.ts';
import type { EventLogReader } from '../application/ports/event-log-reader.ts';
import type { EngineSettings } from './settings-engines.ts';

/** A log to be verified, and what verifying it takes. */
export interface LogToVerify {
  readonly log: EventLogReader;
  readonly hashing: Hashing;
  readonly options: Pick<VerifyOptions, 'hasGapFreePositions'>;
  /** What is wrong with the file that holds the log, beyond the events in it. */
  readonly damage: () => string | undefined;
  readonly close: () => void | Promise<void>;
}

/**
 * The log in a file, to be read only: while the product runs, or a copy of it anywhere. No secret is
 * needed to find a change.
 *
 * @throws LogFileRefused
 */
export async function openFileToVerify(file: string): Promise<LogToVerify> {
  const { SqliteEventLogReader } = await import('../adapters/embedded/sqlite-event-log-reader.ts');
  const log = await SqliteEventLogReader.open(file, anyLog);
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

/**
 * The log in an EventStoreDB, while the product runs on it. Its positions are places in the server's
 * files: a vanished event leaves no gap between them.
 *
 * @throws the client's errors.
 */
export async function openEngineToVerify({ eventStoreUrl }: EngineSettings): Promise<LogToVerify> {
  const { EventStoreDbEventLogReader } =
    await import('../adapters/distributed/event-store-db-event-log-reader.ts');
  const log = await EventStoreDbEventLogReader.open({ url: eventStoreUrl }, anyLog);
  return {
    log,
    hashing: { sha256 },
    options: { hasGapFreePositions: false },
    damage: () => undefined,
    close: () => log.close(),
  };
}

/** Which log it is may be the very thing that was damaged. */
function anyLog(): Promise<string> {
  return Promise.resolve('a log to verify');
}
