import { SqliteEventLogReader } from '../adapters/embedded/log/sqlite-event-log-reader.ts';
import { holdsRawKeys, wrapRawKeys } from '../adapters/embedded/keys/sqlite-wrap-keys.ts';
import { recogniseLogOfKey } from '../application/event-log/log-identity.ts';
import { KeyWrap } from '../application/keys/key-wrap.ts';
import type { Cryptography } from '../application/ports/cryptography.ts';

/**
 * Wraps the customer keys in a log's file that an earlier release wrote, and continues an interrupted
 * upgrade. Does nothing if there is no file, or if its keys are already wrapped. No other process may use the
 * file.
 *
 * @returns How many keys were wrapped.
 * @throws SecretKeyMismatch before anything is changed: keys wrapped with another SECRET_KEY would be lost.
 * @throws LogFileRefused
 */
export async function upgradeKeys(file: string, cryptography: Cryptography): Promise<number> {
  if (!holdsRawKeys(file)) return 0;
  const log = await SqliteEventLogReader.open(
    file,
    async (reader) => (await recogniseLogOfKey(reader, cryptography)) ?? '',
  );
  log.close();
  return wrapRawKeys(file, new KeyWrap(cryptography));
}
