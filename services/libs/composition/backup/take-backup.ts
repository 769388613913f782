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
import { checkPlace } from '../check-place.ts';
import { checkPlaceOf } from '../check-place-of.ts';
import type { Settings } from '../settings.ts';
import { archiveAt, archivePlaceOf } from '../storage.ts';
import { backupLayout } from './backup-layout.ts';
import { type BackupManifest, writeManifest } from './backup-manifest.ts';
import { BackupRefused } from './backup-refused.ts';

export interface BackupWish {
  /** Whether SECRET_KEY is put into the backup: whoever has it can then read the personal data in it. */
  readonly isKeyIncluded?: boolean;
}

/**
 * Makes a backup in a directory of its own, also while the product runs: the log, the keys, accounts
 * and how far policies have come, pictures (unless they are in a bucket), anchors and the ledger of
 * erasures. Read models are not in it: they are made from the log. What was copied is checked as a
 * whole before it counts as a backup. SECRET_KEY is not in it unless that is asked for.
 *
 * A backup of the distributed profile is one of an embedded store that holds the same, and either
 * profile can take up either.
 *
 * @param directory Made if there is none; must be empty.
 * @throws BackupRefused, StartRefused
 */
export async function takeBackup(
  settings: Settings,
  directory: string,
  tell: (line: string) => void = () => undefined,
  { isKeyIncluded = false }: BackupWish = {},
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

/** A backup and what is wrong with the customers' keys in it, which are as they are in the product. */
export type CheckedBackup = BackupManifest & { readonly keyFaults: readonly LogFaultView[] };

/** What was copied is a backup once it was read as a whole. */
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

/** What was copied by then opens people's data like any backup, and takes up the room of the next one. */
function cutShort(error: unknown, directory: string): unknown {
  const why = whyDiskRefuses(error);
  if (why === undefined) return error;
  return new BackupRefused(
    `The backup was cut short: ${why}. What is in ${directory} is none: remove it.`,
    { cause: error },
  );
}

/** What was booked since is where the log was moved to: a backup of this store would not have it. */
async function refuseWhatLeft(dataDirectory: string): Promise<void> {
  try {
    checkIsHome(await new DirectoryMoveMark(dataDirectory).read());
  } catch (error) {
    throw error instanceof LogNotHome ? new BackupRefused(error.message) : error;
  }
}

/** Whoever makes backups may not be allowed to write there: it is a backup all the same. */
async function noteWhereAllSee(
  settings: Settings,
  { madeAt, log }: BackupManifest,
  tell: (line: string) => void,
): Promise<void> {
  try {
    await noteBackup(archiveAt(archivePlaceOf(settings)), madeAt, log.events);
  } catch (error) {
    tell(`It could not be noted in the archive (${String(error)}): alerts take it for missing.`);
  }
}

/**
 * In this order: an anchor never says more than the log in the same backup; whatever the log names, a
 * picture or an erasure, is there.
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

/** What belongs to a store that is used does not belong to a backup. */
async function copyDistributed(
  settings: Settings,
  directory: string,
  tell: (line: string) => void,
): Promise<void> {
  const { copyToEmbedded } = await import('../moving/copy-to-embedded.ts');
  await copyToEmbedded(settings, directory, tell, { as: 'copy' });
  // Of a bucket, those that events name; of a directory, all that were ever sent.
  const { images } = backupLayout(directory);
  if (settings.bucket === null) await copyPictures(settings.imagesDirectory, images);
  for (const name of ['lock', 'lock.pid']) await rm(join(directory, name), { force: true });
}

/** Adds to an archive what it lacks of another one; what stands in it stays. */
export async function copyShelf(shelf: Shelf, from: Archive, to: Archive): Promise<void> {
  for (const name of await from.names(shelf)) {
    await to.add(shelf, name, (await from.get(shelf, name)) ?? '');
  }
}

/** What a crash left of a picture that was being stored has another ending. */
async function copyPictures(from: string, to: string): Promise<void> {
  for (const path of await filesBelow(from)) {
    if (!path.endsWith('.new')) await copyUnlessThere(join(from, path), join(to, path));
  }
}

/** The keys that open what people said are in a backup: nobody else is to read it. */
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
    `${resolve(directory)} is not empty: every backup has a directory of its own.`,
  );
}

function faulty(fault: LogFaultView | undefined): BackupRefused {
  const what = fault === undefined ? 'it cannot be read to its end' : fault.what;
  return new BackupRefused(
    `The log is not as it was stored (${what}): what was copied is no backup. ` +
      '`npm run verify` says more; keep the backups that there are.',
  );
}
