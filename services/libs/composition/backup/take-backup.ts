import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyStore } from '../../adapters/embedded/copy-store.ts';
import { DirectoryMoveMark } from '../../adapters/embedded/directory-move-mark.ts';
import { copyUnlessThere, filesBelow } from '../../adapters/node/copied-files.ts';
import { writeDurably } from '../../adapters/node/durable-files.ts';
import { whyDiskRefuses } from '../../application/faults/disk-failures.ts';
import type { Archive, Shelf } from '../../application/ports/archive.ts';
import { checkIsHome, LogNotHome } from '../../application/ports/move-mark.ts';
import { isOfKey } from '../../application/keys/check-keys.ts';
import { noteBackup } from '../../application/safety/backup-notes.ts';
import type { LogFaultView } from '../../contracts/operations/verification-view.ts';
import { businessClock } from '../business-clock.ts';
import { checkPlace } from '../places/check-place.ts';
import { checkPlaceOf } from '../places/check-place-of.ts';
import type { Settings } from '../settings/settings.ts';
import { archiveAt, archivePlaceOf } from '../storage.ts';
import { backupLayout } from './backup-layout.ts';
import { type BackupManifest, writeManifest } from './backup-manifest.ts';
import { BackupRefused } from './backup-refused.ts';

export interface BackupInput {
  /** Whether SECRET_KEY is put into the backup. Anyone with the backup can then read the personal data in it. */
  readonly isKeyIncluded?: boolean;
}

/**
 * Makes a backup in its own directory, also while the product runs. It has the log, the keys, accounts, checkpoints of
 * policies, pictures, anchors and the erasure ledger. A backup of the embedded profile has no pictures if they are in a
 * bucket. Read models are left out, because they are made from the log. The copy is checked as a whole before it counts
 * as a backup. It contains SECRET_KEY only on request.
 *
 * A backup of the distributed profile has the form of an embedded store with the same contents. Each profile
 * can restore backups of both.
 *
 * @param directory Created if there is none; must be empty.
 * @throws BackupRefused, StartRefused
 */
export async function takeBackup(
  settings: Settings,
  directory: string,
  tell: (line: string) => void = () => undefined,
  { isKeyIncluded = false }: BackupInput = {},
): Promise<CheckedBackup> {
  const place = checkPlaceOf(settings);
  if (place.anchors === undefined) {
    throw new BackupRefused('There is nothing to back up: no product was started here yet.');
  }
  const { secretKey } = place.anchors;
  if (settings.profile === 'embedded') await refuseWhatLeft(settings.dataDirectory);
  await makeEmpty(directory);
  try {
    await (settings.profile === 'embedded'
      ? copyEmbedded(settings, directory)
      : copyDistributed(settings, directory, tell));
    if (isKeyIncluded) {
      await writeDurably(backupLayout(directory).secretKey, `${secretKey}\n`, 0o600);
    }
    const manifest = await checked(settings, directory, secretKey);
    for (const { what } of manifest.keyFaults) tell(`Backed up, but ${what}.`);
    await noteWhereAllSee(settings, manifest, tell);
    return manifest;
  } catch (error) {
    throw cutShort(error, directory);
  }
}

/** A backup, and the faults of the customers' keys in it. The keys in the product have the same faults. */
export type CheckedBackup = BackupManifest & { readonly keyFaults: readonly LogFaultView[] };

/** The copy is a backup only after it was read as a whole. */
async function checked(
  settings: Settings,
  directory: string,
  secretKey: string,
): Promise<CheckedBackup> {
  const { log: file, archive } = backupLayout(directory);
  const { verdict, tally } = await checkPlace({
    log: { file, isKept: true },
    anchors: { archive: { directory: archive }, secretKey },
  });
  const [fault] = verdict.faults.filter((each) => !isOfKey(each));
  if (fault !== undefined || tally === undefined) throw faulty(fault);
  const madeAt = businessClock(settings).now();
  const keyFaults = verdict.faults.filter(isOfKey);
  const about = { madeAt, log: tally, unusableKeys: keyFaults.length };
  return { ...(await writeManifest(directory, secretKey, about)), keyFaults };
}

/**
 * If the disk was the cause, asks the operator to remove the incomplete copy. The copy contains personal data like any
 * backup, and takes up the space of the next one.
 */
function cutShort(error: unknown, directory: string): unknown {
  const why = whyDiskRefuses(error);
  if (why === undefined) return error;
  return new BackupRefused(
    `The backup was interrupted: ${why}. ${directory} holds no complete backup: remove it.`,
    { cause: error },
  );
}

/** Refuses a store that was moved away: its backup would lack the bookings made in the new place. */
async function refuseWhatLeft(dataDirectory: string): Promise<void> {
  try {
    checkIsHome(await new DirectoryMoveMark(dataDirectory).read());
  } catch (error) {
    throw error instanceof LogNotHome ? new BackupRefused(error.message) : error;
  }
}

/** Records the backup in the archive. If the process may not write there, the backup is still valid. */
async function noteWhereAllSee(
  settings: Settings,
  { madeAt, log }: BackupManifest,
  tell: (line: string) => void,
): Promise<void> {
  try {
    await noteBackup(archiveAt(archivePlaceOf(settings)), madeAt, log.events);
  } catch (error) {
    tell(
      `It could not be noted in the archive (${String(error)}): alerts will report it as missing.`,
    );
  }
}

/**
 * The order of the steps ensures that no anchor is newer than the log in the same backup. It also ensures that the
 * backup has every picture and erasure that the log names.
 */
async function copyEmbedded(settings: Settings, directory: string): Promise<void> {
  const from = backupLayout(settings.dataDirectory);
  const to = backupLayout(directory);
  const archive = archiveAt(archivePlaceOf(settings));
  const archiveCopy = archiveAt({ directory: to.archive });
  await copyShelf('anchors', archive, archiveCopy);
  await copyShelf('restores', archive, archiveCopy);
  await copyStore(from, to);
  if (settings.bucket === null) await copyPictures(settings.imagesDirectory, to.images);
  await copyShelf('erasures', archive, archiveCopy);
}

/** Copies a distributed store, and removes files that only a store in use has. */
async function copyDistributed(
  settings: Settings,
  directory: string,
  tell: (line: string) => void,
): Promise<void> {
  const { copyToEmbedded } = await import('../moving/copy-to-embedded.ts');
  await copyToEmbedded(settings, directory, tell, { as: 'copy' });
  // From a bucket, only the pictures that events name are copied; from a directory, all that were ever
  // uploaded.
  const { images } = backupLayout(directory);
  if (settings.bucket === null) await copyPictures(settings.imagesDirectory, images);
  for (const name of ['lock', 'lock.pid']) await rm(join(directory, name), { force: true });
}

/** Copies the entries that an archive lacks from another archive; the entries that it has stay unchanged. */
export async function copyShelf(shelf: Shelf, from: Archive, to: Archive): Promise<void> {
  for (const name of await from.names(shelf)) {
    await to.add(shelf, name, (await from.get(shelf, name)) ?? '');
  }
}

/** Leaves out files ending in `.new`, which a crash left while a picture was stored. */
async function copyPictures(from: string, to: string): Promise<void> {
  for (const path of await filesBelow(from)) {
    if (!path.endsWith('.new')) await copyUnlessThere(join(from, path), join(to, path));
  }
}

/** Creates a directory that only its owner can read, because a backup contains the keys of personal data. */
async function makeEmpty(directory: string): Promise<void> {
  let found: readonly string[];
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    found = await readdir(directory);
  } catch (error) {
    const why = whyDiskRefuses(error) ?? (error as Error).message;
    throw new BackupRefused(`${directory} cannot be written: ${why}.`, { cause: error });
  }
  if (found.length === 0) return;
  throw new BackupRefused(
    `${resolve(directory)} is not empty: every backup has its own directory.`,
  );
}

function faulty(fault: LogFaultView | undefined): BackupRefused {
  const what = fault === undefined ? 'it cannot be read to its end' : fault.what;
  return new BackupRefused(
    `The log was changed or damaged (${what}): the copy is not a backup. ` +
      '`npm run verify` says more; keep the backups that there are.',
  );
}
