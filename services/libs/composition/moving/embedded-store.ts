import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectory } from '../../adapters/embedded/data-directory.ts';
import { DirectoryMoveMark } from '../../adapters/embedded/directory-move-mark.ts';
import { logMarkName } from '../../adapters/embedded/log/log-mark-file.ts';
import { noteMarkOf } from '../../adapters/embedded/log/log-mark-writer.ts';
import { SqliteAccounts } from '../../adapters/embedded/operations/sqlite-accounts.ts';
import { SqliteEventLogReader } from '../../adapters/embedded/log/sqlite-event-log-reader.ts';
import { SqliteJobRecords } from '../../adapters/embedded/operations/sqlite-job-records.ts';
import { SqliteKeyCarrier } from '../../adapters/embedded/keys/sqlite-key-carrier.ts';
import type { LogReading } from '../../adapters/embedded/log/sqlite-log-file.ts';
import { SqliteLogIntake } from '../../adapters/embedded/log/sqlite-log-intake.ts';
import {
  closeOperationsFile,
  openOperationsFile,
} from '../../adapters/embedded/operations/sqlite-operations-file.ts';
import { SqlitePolicyCheckpoints } from '../../adapters/embedded/operations/sqlite-policy-checkpoints.ts';
import { removeReadModels } from '../../adapters/embedded/read-models/sqlite-read-models-file.ts';
import { DirectoryArchive } from '../../adapters/node/directory-archive.ts';
import { DirectoryImageStore } from '../../adapters/node/directory-image-store.ts';
import { KeyWrap } from '../../application/keys/key-wrap.ts';
import { recogniseLogOfKey } from '../../application/event-log/log-identity.ts';
import type { MovableStore, MoveTarget } from '../../application/moving/movable-store.ts';
import { MoveRefused } from '../../application/moving/move-refused.ts';
import type { EventLogReader } from '../../application/ports/event-log-reader.ts';
import { upgradeKeys } from '../upgrade-keys.ts';
import type { MoveTools } from './move-tools.ts';
import { type EmbeddedSourcePlace, type EmbeddedStorePlace, wholePlace } from './store-places.ts';

/**
 * Opens an embedded store to copy from. No other process may use it meanwhile.
 *
 * @throws MoveRefused, DataDirectoryRefused, LogFileRefused, SecretKeyMismatch
 */
export async function openEmbeddedSource(
  place: EmbeddedSourcePlace,
  tools: MoveTools,
): Promise<MovableStore> {
  const file = place.keptLog ?? join(place.dataDirectory, 'event-log.sqlite');
  const reading: LogReading = { isKept: place.keptLog !== undefined };
  if (!existsSync(file)) {
    throw new MoveRefused(`There is no log in ${place.dataDirectory}: nothing was copied.`);
  }
  const directory = lockedDirectory(place, tools);
  const identify = (reader: EventLogReader) => tools.recognise(reader);
  const log = await SqliteEventLogReader.open(file, identify, reading);
  tools.closing.push(() => {
    log.close();
  });
  return {
    ...besideTheLog(place, directory, tools),
    keys: new SqliteKeyCarrier(file, new KeyWrap(tools.cryptography), reading),
    log,
  };
}

/**
 * Opens an embedded store to copy into, and creates it if there is none. No other process may use it
 * meanwhile.
 *
 * @throws DataDirectoryRefused, LogFileRefused, SecretKeyMismatch
 */
export async function openEmbeddedTarget(
  place: EmbeddedStorePlace & { readonly isSecretKept: boolean; readonly isMarked: boolean },
  tools: MoveTools & { readonly secretKey: string },
): Promise<MoveTarget> {
  const directory = lockedDirectory(place, tools);
  if (place.isSecretKept) directory.keepSecretKey(tools.secretKey);
  await upgradeKeys(directory.eventLogFile, tools.cryptography);
  const intake = await SqliteLogIntake.open(
    directory.eventLogFile,
    async (log) => (await recogniseLogOfKey(log, tools.cryptography)) ?? '',
  );
  tools.closing.push(() => {
    intake.close();
  });
  const mark = { file: directory.file(logMarkName), secretKey: tools.secretKey };
  const settle = () => {
    removeReadModels(directory.file('read-models.sqlite'));
    noteMarkOf(directory.eventLogFile, mark);
    return Promise.resolve();
  };
  const keys = new SqliteKeyCarrier(directory.eventLogFile, new KeyWrap(tools.cryptography));
  return {
    ...besideTheLog(place, directory, tools),
    ...{ keys, log: intake.log, intake },
    ...(place.isMarked && { settle }),
  };
}

function lockedDirectory({ dataDirectory }: EmbeddedStorePlace, { closing }: MoveTools) {
  const directory = DataDirectory.open(dataDirectory);
  closing.push(() => {
    directory.close();
  });
  return directory;
}

function besideTheLog(
  place: EmbeddedStorePlace,
  directory: DataDirectory,
  { closing, cryptography, identifiers }: MoveTools,
): Omit<MovableStore, 'log' | 'keys'> {
  const { archiveDirectory, imagesDirectory } = wholePlace(place);
  const operations = openOperationsFile(directory.file('operations.sqlite'));
  closing.push(() => {
    closeOperationsFile(operations);
  });
  return {
    hasGapFreePositions: true,
    accounts: new SqliteAccounts(operations, cryptography),
    archive: new DirectoryArchive(archiveDirectory, identifiers),
    images: new DirectoryImageStore(imagesDirectory, identifiers),
    policyCheckpoints: new SqlitePolicyCheckpoints(operations),
    jobRecords: new SqliteJobRecords(operations),
    mark: new DirectoryMoveMark(directory.path),
  };
}
