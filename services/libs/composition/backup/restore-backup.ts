import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirectory, DataDirectoryRefused } from '../../adapters/embedded/data-directory.ts';
import { copyUnlessThere } from '../../adapters/node/copied-files.ts';
import { syncDirectory } from '../../adapters/node/durable-files.ts';
import { MailFollowing } from '../../application/notifications/mail-following.ts';
import type { LogFaultView } from '../../contracts/operations/verification-view.ts';
import { checkPlace } from '../check-place.ts';
import { checkPlaceOf } from '../check-place-of.ts';
import { openProfile } from '../open-profile.ts';
import type { Settings } from '../settings.ts';
import { archiveAt, archivePlaceOf } from '../storage.ts';
import { backupLayout } from './backup-layout.ts';
import { type BackupManifest, readManifest, secretKeyIn } from './backup-manifest.ts';
import { BackupRefused } from './backup-refused.ts';
import { copyPictures, copyShelf } from './take-backup.ts';

/** What was brought back. */
export interface Restored {
  readonly manifest: BackupManifest;
  /** People whose erasure is younger than the backup: their keys are destroyed again. */
  readonly erasedSince: number;
  /** What the archive knows of the log and the backup has not: it is lost. */
  readonly faults: readonly LogFaultView[];
}

/**
 * Brings a backup back to where no log is. The archive stays as it is, but for entries it lacks: it
 * may know more than the backup does. Who was erased since is erased again, and nobody is told
 * anything until staff say so, since nobody knows what was sent between the backup and its return.
 *
 * A restore that was cut short is begun again: the log comes last.
 *
 * @throws BackupRefused, StartRefused where the backup is not whole, or something is there already.
 */
export async function restoreBackup(
  directory: string,
  settings: Settings,
  tell: (line: string) => void = () => undefined,
): Promise<Restored> {
  const secretKey = settings.secretKey ?? secretKeyIn(directory);
  if (secretKey === undefined) {
    throw new BackupRefused(
      'The backup does not hold the SECRET_KEY it was made with: set it, as it was then.',
    );
  }
  const manifest = await readManifest(directory, secretKey);
  const from = backupLayout(directory);
  const log = { file: from.log };
  const { verdict } = await checkPlace({
    log,
    anchors: { archive: { directory: from.archive }, secretKey },
  });
  const [fault] = verdict.faults;
  if (fault !== undefined) {
    throw new BackupRefused(`The log in ${directory} is not as it was stored: ${fault.what}.`);
  }
  await (settings.profile === 'embedded'
    ? copyToEmbedded(directory, settings)
    : copyToDistributed(directory, settings, tell));
  await takeUp(settings);
  const known = await archiveAt({ directory: from.archive }).names('erasures');
  const named = await archiveAt(archivePlaceOf(settings)).names('erasures');
  const { verdict: after } = await checkPlace(checkPlaceOf(settings));
  return { manifest, erasedSince: named.length - known.length, faults: after.faults };
}

/** The log is opened where it may be written: a backup is not. */
async function copyToDistributed(
  directory: string,
  settings: Settings,
  tell: (line: string) => void,
): Promise<void> {
  const { copyToDistributed: copy } = await import('../moving/copy-to-distributed.ts');
  const from = backupLayout(directory);
  const opened = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    const to = backupLayout(opened);
    await copyUnlessThere(from.log, to.log);
    await copyUnlessThere(from.operations, to.operations);
    await copy(opened, settings, tell, {
      as: 'copy',
      imagesDirectory: from.images,
      archiveDirectory: from.archive,
    });
    if (settings.bucket === null) await copyPictures(from.images, settings.imagesDirectory);
  } finally {
    await rm(opened, { recursive: true, force: true });
  }
}

async function copyToEmbedded(directory: string, settings: Settings): Promise<void> {
  const from = backupLayout(directory);
  const to = backupLayout(settings.dataDirectory);
  const target = openTarget(settings.dataDirectory);
  try {
    if (existsSync(to.log)) {
      throw new BackupRefused(
        `${to.log} is there already: a backup is brought back to a DATA_DIR without a log. Move what ` +
          'is there away; it may be needed to see what happened.',
      );
    }
    await removeLeftovers(settings.dataDirectory);
    if (settings.secretKey === null) await copyUnlessThere(from.secretKey, to.secretKey);
    const archive = archiveAt(archivePlaceOf(settings));
    await copyShelf('anchors', archiveAt({ directory: from.archive }), archive);
    await copyShelf('erasures', archiveAt({ directory: from.archive }), archive);
    if (settings.bucket === null) await copyPictures(from.images, settings.imagesDirectory);
    await copyUnlessThere(from.operations, to.operations);
    const draft = `${to.log}.restored`;
    await copyUnlessThere(from.log, draft);
    await rename(draft, to.log);
    await syncDirectory(settings.dataDirectory);
  } finally {
    target.close();
  }
}

/** @throws BackupRefused where the product runs on it. */
function openTarget(dataDirectory: string): DataDirectory {
  try {
    return DataDirectory.open(dataDirectory);
  } catch (error) {
    throw error instanceof DataDirectoryRefused ? new BackupRefused(error.message) : error;
  }
}

/** What belonged to another log, or to a restore that was cut short. */
async function removeLeftovers(dataDirectory: string): Promise<void> {
  const { log, operations } = backupLayout(dataDirectory);
  const files = [operations, `${dataDirectory}/read-models.sqlite`, log, `${log}.restored`];
  await mkdir(dataDirectory, { recursive: true });
  for (const file of files) {
    for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
  }
}

/** Opening destroys the keys of whoever was erased, before anybody reads the log. */
async function takeUp(settings: Settings): Promise<void> {
  const profile = await openProfile(settings);
  try {
    const { policyCheckpoints: checkpoints, eventStore: log, clock } = profile.ports;
    await new MailFollowing({ checkpoints, log, clock }).stop();
  } finally {
    await profile.close();
  }
}
