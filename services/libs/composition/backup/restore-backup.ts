import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { DataDirectory, DataDirectoryRefused } from '../../adapters/embedded/data-directory.ts';
import { logMarkName } from '../../adapters/embedded/log/log-mark-file.ts';
import {
  closeOperationsFile,
  openOperationsFile,
} from '../../adapters/embedded/operations/sqlite-operations-file.ts';
import { SqlitePolicyCheckpoints } from '../../adapters/embedded/operations/sqlite-policy-checkpoints.ts';
import { copyUnlessThere, filesBelow } from '../../adapters/node/copied-files.ts';
import { syncDirectory } from '../../adapters/node/durable-files.ts';
import { type Anchor, readAnchors } from '../../application/event-log/anchor.ts';
import { archiveMark } from '../../application/event-log/archived-marks.ts';
import { noteRestore } from '../../application/event-log/restore-notes.ts';
import { isOfKey } from '../../application/keys/check-keys.ts';
import { MailFollowing } from '../../application/notifications/mail-following.ts';
import { isImageFile } from '../../application/ports/image-store.ts';
import type { LogFaultView } from '../../contracts/operations/verification-view.ts';
import { businessClock } from '../business-clock.ts';
import { anchorToolsOf, checkPlace } from '../places/check-place.ts';
import { checkPlaceOf } from '../places/check-place-of.ts';
import { openProfile } from '../open-profile.ts';
import type { Settings } from '../settings/settings.ts';
import { archiveAt, archivePlaceOf, openStorage } from '../storage.ts';
import { backupLayout } from './backup-layout.ts';
import {
  type BackupManifest,
  readManifest,
  refuseWithoutBackup,
  secretKeyIn,
} from './backup-manifest.ts';
import { BackupRefused } from './backup-refused.ts';
import { marksBeyond } from './marks-beyond.ts';
import { copyShelf } from './take-backup.ts';

/** The result of a restore. */
export interface Restored {
  readonly manifest: BackupManifest;
  /** How many customers were erased after the backup was made. Their keys are destroyed again. */
  readonly erasedSince: number;
  /** Anchors that cover events which are missing in the backup. These events are lost, and the anchors are given up. */
  readonly givenUp: readonly Pick<Anchor, 'name' | 'events'>[];
  /** Other faults that were found. */
  readonly faults: readonly LogFaultView[];
}

/**
 * Restores a backup to a place without a log. The archive keeps its entries and gets those that it lacks, because it
 * may have newer entries than the backup. People who were erased since are erased again. No e-mail is sent until staff
 * allow it, because it is unknown which e-mails were sent between the backup and the restore.
 *
 * A restore that was cut short can be started again. In the embedded profile, the log gets its name last, so until then
 * the place counts as empty. In the distributed profile, the copy of the log continues.
 *
 * @throws BackupRefused, StartRefused if the backup is not complete, or if there is a store already.
 */
export async function restoreBackup(
  directory: string,
  settings: Settings,
  tell: (line: string) => void = () => undefined,
): Promise<Restored> {
  refuseWithoutBackup(directory);
  const secretKey =
    settings.secretKey ?? secretKeyIn(directory) ?? secretKeyIn(settings.dataDirectory);
  if (secretKey === undefined) {
    throw new BackupRefused(
      'The backup does not hold the SECRET_KEY it was made with. Set SECRET_KEY to it, or put the file ' +
        `secret.key of that product into ${settings.dataDirectory}, and restore again.`,
    );
  }
  const manifest = await readManifest(directory, secretKey);
  const from = backupLayout(directory);
  const log = { file: from.log, isKept: true };
  const { verdict } = await checkPlace({
    log,
    anchors: { archive: { directory: from.archive }, secretKey },
  });
  const [fault] = verdict.faults.filter((each) => !isOfKey(each));
  if (fault !== undefined) {
    throw new BackupRefused(`The log in ${directory} was changed or damaged: ${fault.what}.`);
  }
  await (settings.profile === 'embedded'
    ? copyToEmbedded(directory, settings, { secretKey, manifest })
    : copyToDistributed(directory, settings, tell));
  const givenUp = await giveUpAnchors(settings, { secretKey, manifest, log: from.log });
  await takeUp(settings);
  const known = await archiveAt({ directory: from.archive }).names('erasures');
  const named = await archiveAt(archivePlaceOf(settings)).names('erasures');
  const { verdict: after } = await checkPlace(checkPlaceOf(settings));
  return { manifest, givenUp, erasedSince: named.length - known.length, faults: after.faults };
}

/** The log is read from the backup itself. The operations file is copied first, because opening it may change it. */
async function copyToDistributed(
  directory: string,
  settings: Settings,
  tell: (line: string) => void,
): Promise<void> {
  const { copyToDistributed: copy } = await import('../moving/copy-to-distributed.ts');
  const from = backupLayout(directory);
  await bringPictures(from.images, settings);
  const opened = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    const to = backupLayout(opened);
    await copyUnlessThere(from.operations, to.operations);
    await stopMail(to.operations);
    await copy(opened, settings, tell, {
      as: 'copy',
      keptLog: from.log,
      imagesDirectory: from.images,
      archiveDirectory: from.archive,
    });
  } finally {
    await rm(opened, { recursive: true, force: true });
  }
}

async function copyToEmbedded(
  directory: string,
  settings: Settings,
  { secretKey, manifest }: BackedUp,
): Promise<void> {
  const from = backupLayout(directory);
  const to = backupLayout(settings.dataDirectory);
  const target = openTarget(settings.dataDirectory);
  try {
    if (existsSync(to.log)) {
      throw new BackupRefused(
        `${to.log} is there already: a backup can be restored only to a DATA_DIR without a log. Move what ` +
          'is there away; it may be needed to see what happened.',
      );
    }
    if (settings.secretKey === null) keepSecretKey(target, secretKey);
    await removeLeftovers(settings.dataDirectory);
    const archive = archiveAt(archivePlaceOf(settings));
    await copyShelf('anchors', archiveAt({ directory: from.archive }), archive);
    await copyShelf('erasures', archiveAt({ directory: from.archive }), archive);
    await copyShelf('restores', archiveAt({ directory: from.archive }), archive);
    await bringPictures(from.images, settings);
    await copyUnlessThere(from.operations, to.operations);
    await stopMail(to.operations);
    const draft = `${to.log}.restored`;
    await copyUnlessThere(from.log, draft);
    await giveUpAnchors(settings, { secretKey, manifest, log: from.log });
    await rename(draft, to.log);
    await syncDirectory(settings.dataDirectory);
  } finally {
    target.close();
  }
}

/** Copies all pictures of a backup to the place that the settings name; existing pictures are kept. */
async function bringPictures(directory: string, settings: Settings): Promise<void> {
  const { images } = await openStorage(settings, settings.engines ?? undefined);
  for (const path of await filesBelow(directory)) {
    const { dir: id, base: name } = parse(path);
    const file = { id, name };
    if (!isImageFile(file) || (await images.has(file))) continue;
    await images.put(file, await readFile(join(directory, path)));
  }
}

/** @throws BackupRefused if the product runs on the directory. */
function openTarget(dataDirectory: string): DataDirectory {
  try {
    return DataDirectory.open(dataDirectory);
  } catch (error) {
    throw error instanceof DataDirectoryRefused ? new BackupRefused(error.message) : error;
  }
}

interface BackedUp {
  readonly secretKey: string;
  readonly manifest: BackupManifest;
}

/**
 * Records which anchors and marks in the archive are newer than the backup. Otherwise the log would be faulty
 * permanently, and no backup or anchor of it could be made any more. If all of them were noted before, no further entry
 * is added.
 */
async function giveUpAnchors(
  settings: Settings,
  { secretKey, manifest, log }: BackedUp & { readonly log: string },
): Promise<Restored['givenUp']> {
  const { logId, events } = manifest.log;
  const tools = anchorToolsOf({ archive: archivePlaceOf(settings), secretKey });
  const beyond = (await readAnchors(tools)).flatMap(({ anchor, isAuthentic, isGivenUp }) =>
    anchor !== undefined && isAuthentic && anchor.logId === logId && anchor.events > events
      ? [{ name: anchor.name, events: anchor.events, isGivenUp }]
      : [],
  );
  const marks = await marksBeyond(log, tools);
  if (beyond.some(({ isGivenUp }) => !isGivenUp) || marks.length > 0) {
    const at = businessClock(settings).now();
    const givenUp = beyond.map(({ name }) => name);
    await noteRestore(tools, { at, logId, events, givenUp, marks });
  }
  return beyond.map(({ name, events: known }) => ({ name, events: known }));
}

/** @throws BackupRefused if the key of another log is kept there. */
function keepSecretKey(target: DataDirectory, secretKey: string): void {
  try {
    target.keepSecretKey(secretKey);
  } catch (error) {
    if (!(error instanceof DataDirectoryRefused)) throw error;
    throw new BackupRefused(
      `${target.file('secret.key')} holds another key than the one the backup was made with: move ` +
        'it away, or give another DATA_DIR.',
    );
  }
}

/** Runs before the log gets its final name. So no e-mail is sent again, even if the restore is interrupted. */
async function stopMail(operations: string): Promise<void> {
  const database = openOperationsFile(operations);
  try {
    await MailFollowing.stop(new SqlitePolicyCheckpoints(database));
  } finally {
    closeOperationsFile(database);
  }
}

/** Removes the files of another log, or of a restore that was cut short. */
async function removeLeftovers(dataDirectory: string): Promise<void> {
  const { log, operations } = backupLayout(dataDirectory);
  const mark = join(dataDirectory, logMarkName);
  const files = [operations, `${dataDirectory}/read-models.sqlite`, log, `${log}.restored`, mark];
  await rm(join(dataDirectory, 'move.json'), { force: true });
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  for (const file of files) {
    for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
  }
}

/**
 * Opens the store, and copies the mark of the log to the archive as the last step of a restore. Opening destroys the
 * keys of erased people before any code reads the log.
 */
async function takeUp(settings: Settings): Promise<void> {
  const profile = await openProfile(settings);
  try {
    const { clock, logMarks } = profile.ports;
    const mark = await logMarks.read();
    if (mark !== undefined) await archiveMark(profile.ports, mark, clock.now());
  } finally {
    await profile.close();
  }
}
