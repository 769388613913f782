import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory, writeDurably } from '../../adapters/node/durable-files.ts';
import { digestOf, type FileDigest, filesBelow } from '../../adapters/node/copied-files.ts';
import { NodeCryptography } from '../../adapters/node/node-cryptography.ts';
import type { LogTally } from '../../application/event-log/anchor.ts';
import { canonicalJson } from '../../application/event-log/canonical-json.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { backupLayout } from './backup-layout.ts';
import { BackupRefused } from './backup-refused.ts';

/** Increases when the previous release could not restore the backups of this release. */
const formatNumber = 2;

/** Files that a reader of a database creates beside it and removes again; they hold no data of the backup. */
const scratch = /\.sqlite-(wal|shm)$/;

/** The contents of a backup. The file is written last: a directory without it is not a backup. */
export interface BackupManifest {
  readonly format: number;
  readonly madeAt: Instant;
  /** The totals of the log in the backup. */
  readonly log: LogTally;
  /** How many customers' keys were damaged or missing; absent in format 1, which did not check them. */
  readonly unusableKeys?: number;
  /** Every file, by its path with forward slashes. */
  readonly files: Readonly<Record<string, FileDigest>>;
}

/** Writes the list of the files in the directory, sealed with the secret key. */
export async function writeManifest(
  directory: string,
  secretKey: string,
  about: Pick<BackupManifest, 'madeAt' | 'log' | 'unusableKeys'>,
): Promise<BackupManifest> {
  const files: Record<string, FileDigest> = {};
  for (const path of await filesBelow(directory)) {
    if (scratch.test(path)) continue;
    files[path.replaceAll('\\', '/')] = await digestOf(join(directory, path));
  }
  const manifest: BackupManifest = { format: formatNumber, ...about, files };
  const sealed = { ...manifest, seal: sealOf(secretKey, manifest) };
  await writeDurably(backupLayout(directory).manifest, `${canonicalJson(sealed)}\n`, 0o600);
  await syncDirectory(directory);
  return manifest;
}

/** @throws BackupRefused if there is no backup, or only one that was cut short. */
export function refuseWithoutBackup(directory: string): void {
  const isDirectory = statSync(directory, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isDirectory && existsSync(backupLayout(directory).manifest)) return;
  throw new BackupRefused(
    isDirectory
      ? `There is no backup in ${directory}: backup.json is missing, which is written last.`
      : `There is no backup in ${directory}: there is no such directory.`,
  );
}

/**
 * Reads the manifest of a backup, and checks every file against it.
 *
 * @throws BackupRefused if a later release or another SECRET_KEY made it, or if a file was changed since.
 */
export async function readManifest(directory: string, secretKey: string): Promise<BackupManifest> {
  const manifest = await readSealed(directory, secretKey);
  for (const [path, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const file = join(directory, path);
    const found = existsSync(file) ? await digestOf(file) : undefined;
    if (found?.bytes === bytes && found.sha256 === sha256) continue;
    throw notAsCopied(directory, path, found);
  }
  return manifest;
}

/**
 * Reads the manifest of a backup, and checks only that each file exists with its length.
 *
 * @throws BackupRefused
 */
export async function readManifestOfWhole(
  directory: string,
  secretKey: string,
): Promise<BackupManifest> {
  const manifest = await readSealed(directory, secretKey);
  for (const [path, { bytes }] of Object.entries(manifest.files)) {
    const found = statSync(join(directory, path), { throwIfNoEntry: false });
    if (found?.size !== bytes) throw notAsCopied(directory, path, found);
  }
  return manifest;
}

function notAsCopied(directory: string, path: string, found: object | undefined): BackupRefused {
  const what = found === undefined ? 'is missing' : 'is not as it was copied';
  return new BackupRefused(`${path} ${what} in ${directory}: take another copy of this backup.`);
}

async function readSealed(directory: string, secretKey: string): Promise<BackupManifest> {
  const { seal, ...manifest } = await parsed(directory);
  if (manifest.format > formatNumber) {
    throw new BackupRefused(
      `${directory} was made by a later release (format ${manifest.format}, this release reads ` +
        `${formatNumber}): restore it with that release.`,
    );
  }
  if (sealOf(secretKey, manifest) !== seal) {
    throw new BackupRefused(
      `${directory} does not carry the seal of this SECRET_KEY: it was made with another one, or ` +
        'backup.json was changed.',
    );
  }
  return manifest;
}

/**
 * Returns the secret with which a backup was made, if the backup contains it. Otherwise the settings must
 * contain it.
 */
export function secretKeyIn(directory: string): string | undefined {
  const { secretKey } = backupLayout(directory);
  return existsSync(secretKey) ? readFileSync(secretKey, 'utf8').trim() : undefined;
}

async function parsed(directory: string): Promise<BackupManifest & { readonly seal: string }> {
  const text = await readFile(backupLayout(directory).manifest, 'utf8');
  try {
    return JSON.parse(text) as BackupManifest & { readonly seal: string };
  } catch (error) {
    throw new BackupRefused(
      `backup.json in ${directory} is not as it was written: take another copy of this backup.`,
      { cause: error },
    );
  }
}

function sealOf(secretKey: string, manifest: BackupManifest): string {
  return new NodeCryptography(secretKey).mac('backup', canonicalJson(manifest));
}
