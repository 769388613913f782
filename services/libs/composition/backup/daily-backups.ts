import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { codeOf, syncDirectory } from '../../adapters/node/durable-files.ts';
import { whyDiskRefuses } from '../../application/faults/disk-failures.ts';
import { JobFailed } from '../../application/jobs/clock-job.ts';
import { DailyBackups } from '../../application/ports/daily-backups.ts';
import { localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { checkPlaceOf } from '../places/check-place-of.ts';
import type { Settings } from '../settings/settings.ts';
import type { BackupSettings } from '../settings/settings-backups.ts';
import { StartRefused } from '../start-refused.ts';
import { readManifestOfWhole } from './backup-manifest.ts';

const dailyName = /^backup-\d{4}-\d\d-\d\d$/;

const run = promisify(execFile);

/** Makes one backup, in a new directory. */
export type MakeBackup = (directory: string, signal: AbortSignal) => Promise<void>;

/**
 * Runs a program that makes a backup, in a separate process. In this process, reading a whole log would delay requests.
 *
 * @throws JobFailed with what the program reported.
 */
export function makeWith(program: URL): MakeBackup {
  return async (directory, signal) => {
    try {
      await run(process.execPath, [fileURLToPath(program), directory], { signal });
    } catch (error) {
      if (signal.aborted) throw error;
      const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
      const [line = ''] = (stderr || stdout).split('\n');
      throw new JobFailed(
        line === '' ? 'The program that makes it ended without a message.' : line,
      );
    }
  };
}

/** The store to back up, and where its backups are kept. */
export type BackedUp = Parameters<typeof checkPlaceOf>[0] &
  Pick<Settings, 'imagesDirectory'> & { readonly backups: BackupSettings };

/**
 * Makes one backup a day in a directory, and keeps the newest. While a backup is made or removed it has
 * another name, which contains the id of the log. Only such unfinished directories and complete backups of
 * this store are ever removed.
 */
export class BackupsInDirectory extends DailyBackups {
  readonly #settings: BackedUp;
  readonly #directory: string;
  readonly #make: MakeBackup;

  /**
   * @throws StartRefused if the directory cannot be written, or if it is in a directory that is backed up. Each
   * backup would then contain those before it, and all would be lost with the store.
   */
  constructor(settings: BackedUp, make: MakeBackup) {
    super();
    this.#settings = settings;
    this.#directory = settings.backups.directory;
    this.#make = make;
    try {
      refuseWithinStore(settings);
      mkdirSync(this.#directory, { recursive: true, mode: 0o700 });
      accessSync(this.#directory, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (error) {
      if (error instanceof StartRefused) throw error;
      const why = whyDiskRefuses(error) ?? String(error);
      throw new StartRefused(`BACKUP_DIR ${this.#directory} cannot be written: ${why}.`);
    }
  }

  override async keep(
    logId: string,
    now: Instant,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const unfinished = `.${logId}.unfinished`;
    for (const name of await this.#names(unfinished)) await this.#remove(name);
    const name = `backup-${localDateOf(now)}`;
    if (await this.#isWhole(name, logId)) return undefined;
    if (existsSync(join(this.#directory, name))) {
      throw new JobFailed(
        `${name} in BACKUP_DIR is not a complete backup of this store: move it away, or set another BACKUP_DIR.`,
      );
    }
    await this.#makeAs(name, unfinished, signal);
    const others = (await this.#names()).filter((other) => other !== name);
    const whole: string[] = [];
    for (const other of others) if (await this.#isWhole(other, logId)) whole.push(other);
    // The new backup is not among them: if the clock was set back, the new backup may have an older name than others.
    const tooOld = whole.slice(0, Math.max(0, whole.length - (this.#settings.backups.kept - 1)));
    for (const old of tooOld) {
      await rename(join(this.#directory, old), join(this.#directory, old + unfinished));
      await this.#remove(old + unfinished);
    }
    const left = others.length - whole.length;
    return left === 0
      ? `${name} was made.`
      : `${name} was made. Directories that are not complete backups of this store were left: ${left}.`;
  }

  async #makeAs(name: string, unfinished: string, signal: AbortSignal): Promise<void> {
    try {
      await this.#make(join(this.#directory, name + unfinished), signal);
    } catch (error) {
      await this.#remove(name + unfinished);
      throw error;
    }
    await rename(join(this.#directory, name + unfinished), join(this.#directory, name));
    await syncDirectory(this.#directory);
  }

  /**
   * Returns the names of the directories that have the name of a day and this ending, from the oldest to the
   * newest.
   */
  async #names(ending = ''): Promise<readonly string[]> {
    const entries = await readdir(this.#directory, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && entry.name.endsWith(ending))
      .map(({ name }) => name)
      .filter((name) => dailyName.test(name.slice(0, name.length - ending.length)))
      .toSorted();
  }

  /** Whether the directory is a backup of this store, and each file in it has the right length. */
  async #isWhole(name: string, logId: string): Promise<boolean> {
    const { anchors } = checkPlaceOf(this.#settings);
    if (anchors === undefined) return false;
    try {
      const place = join(this.#directory, name);
      const { log } = await readManifestOfWhole(place, anchors.secretKey);
      return log.logId === logId;
    } catch {
      return false;
    }
  }

  #remove(name: string): Promise<void> {
    return rm(join(this.#directory, name), { recursive: true, force: true });
  }
}

function refuseWithinStore({ backups, ...settings }: BackedUp): void {
  const places = [
    ['DATA_DIR', settings.dataDirectory],
    ['IMAGES_DIR', settings.imagesDirectory],
    ['ARCHIVE_DIR', settings.archiveDirectory],
  ] as const;
  for (const [name, place] of places) {
    const [first] = relative(realPath(place), realPath(backups.directory)).split(sep);
    if (first === '..') continue;
    throw new StartRefused(
      `BACKUP_DIR ${backups.directory} is in ${name} (${place}), which is backed up too: choose a ` +
        'separate directory, best on another disk.',
    );
  }
}

/** Returns the path with every link followed, even if its last parts do not exist yet. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    return join(realPath(dirname(path)), basename(path));
  }
}
