import { sha256 } from '../../adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../adapters/node/random-identifiers.ts';
import { SystemClock } from '../../adapters/node/system-clock.ts';
import type { Cryptography } from '../../application/ports/cryptography.ts';
import type { KeyVault } from '../../application/ports/key-vault.ts';
import type { LogReading } from '../../adapters/embedded/log/sqlite-log-file.ts';
import type { LogToCheck } from '../../application/verification/check-log.ts';
import type { EngineSettings } from '../settings/settings-engines.ts';

/** A log that was opened for a check. */
interface OpenedLog extends LogToCheck {
  /** Absent if no SECRET_KEY was given. */
  readonly keys?: Pick<KeyVault, 'open'>;
  readonly close: () => void | Promise<void>;
}

/**
 * Opens the log in a file for reading. The product may run meanwhile, and the file may be a copy. No secret is needed
 * to find a change.
 *
 * @throws LogFileRefused
 */
export async function openFileToCheck(
  file: string,
  reading: LogReading,
  cryptography?: Cryptography,
): Promise<OpenedLog> {
  const { SqliteEventLogReader } =
    await import('../../adapters/embedded/log/sqlite-event-log-reader.ts');
  const { SqliteKeyReader } = await import('../../adapters/embedded/keys/sqlite-key-reader.ts');
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
 * Opens the log in an EventStoreDB, also while the product runs on it. Its positions are places in the
 * server's files, so a gap between them does not show that an event vanished.
 *
 * @throws the client's errors.
 */
export async function openEngineToCheck(
  { eventStoreUrl }: EngineSettings,
  cryptography?: Cryptography,
): Promise<OpenedLog> {
  const { EventStoreDbEventLogReader } =
    await import('../../adapters/distributed/event-store-db/event-store-db-event-log-reader.ts');
  const { EventStoreDbKeyVault } =
    await import('../../adapters/distributed/event-store-db/event-store-db-key-vault.ts');
  const { logPort } = await import('../distributed-engines.ts');
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

/** Returns tools with which every key is read from the store. */
function keyTools(cryptography: Cryptography) {
  const [clock, identifiers] = [new SystemClock(), new RandomIdentifiers()];
  return { clock, cryptography, identifiers, openedKeyMsMax: 0 };
}

/** Accepts any log, because its identity may be the damaged part. */
function anyLog(): Promise<string> {
  return Promise.resolve('a log to check');
}
