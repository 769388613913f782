import { sha256 } from '../adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../adapters/node/random-identifiers.ts';
import { SystemClock } from '../adapters/node/system-clock.ts';
import type { Cryptography } from '../application/ports/cryptography.ts';
import type { KeyVault } from '../application/ports/key-vault.ts';
import type { LogReading } from '../adapters/embedded/sqlite-log-file.ts';
import type { LogToCheck } from '../application/verification/check-log.ts';
import type { EngineSettings } from './settings-engines.ts';

/** A log that was opened to be checked. */
interface OpenedLog extends LogToCheck {
  /** Absent where no SECRET_KEY was given. */
  readonly keys?: Pick<KeyVault, 'open'>;
  readonly close: () => void | Promise<void>;
}

/**
 * The log in a file, to be read only: while the product runs, or a copy of it anywhere. No secret is
 * needed to find a change.
 *
 * @throws LogFileRefused
 */
export async function openFileToCheck(
  file: string,
  reading: LogReading,
  cryptography?: Cryptography,
): Promise<OpenedLog> {
  const { SqliteEventLogReader } = await import('../adapters/embedded/sqlite-event-log-reader.ts');
  const { SqliteKeyReader } = await import('../adapters/embedded/sqlite-key-reader.ts');
  const log = await SqliteEventLogReader.open(file, anyLog, reading);
  const keys = cryptography && new SqliteKeyReader(file, cryptography, reading);
  return {
    log,
    hashing: { sha256 },
    hasGapFreePositions: true,
    damage: () => log.damage(),
    ...(keys && { keys }),
    close: () => {
      keys?.close();
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
export async function openEngineToCheck(
  { eventStoreUrl }: EngineSettings,
  cryptography?: Cryptography,
): Promise<OpenedLog> {
  const { EventStoreDbEventLogReader } =
    await import('../adapters/distributed/event-store-db-event-log-reader.ts');
  const { EventStoreDbKeyVault } =
    await import('../adapters/distributed/event-store-db-key-vault.ts');
  const { logPort } = await import('./distributed-engines.ts');
  const log = await EventStoreDbEventLogReader.open({ url: eventStoreUrl }, anyLog);
  return {
    log: logPort(log),
    hashing: { sha256 },
    hasGapFreePositions: false,
    damage: () => undefined,
    ...(cryptography && { keys: logPort(new EventStoreDbKeyVault(log, keyTools(cryptography))) }),
    close: () => log.close(),
  };
}

/** Every key is read from the store. */
function keyTools(cryptography: Cryptography) {
  const [clock, identifiers] = [new SystemClock(), new RandomIdentifiers()];
  return { clock, cryptography, identifiers, openedKeyMsMax: 0 };
}

/** Which log it is may be the very thing that was damaged. */
function anyLog(): Promise<string> {
  return Promise.resolve('a log to check');
}
