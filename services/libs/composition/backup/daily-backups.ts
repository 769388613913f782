import { execFile } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { whyDiskRefuses } from '../../application/faults/disk-failures.ts';
import { JobFailed } from '../../application/jobs/clock-job.ts';
import { localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { BackupSettings } from '../settings-backups.ts';
import { StartRefused } from '../start-refused.ts';
import { backupLayout } from './backup-layout.ts';

/** Nothing else in the directory is ever removed. */
const dailyName = /^backup-\d{4}-\d\d-\d\d$/;

const run = promisify(execFile);

/** Makes one backup, in a directory that is made for it. */
export type MakeBackup = (directory: string, signal: AbortSignal) => Promise<void>;

/**
 * Runs a program that makes a backup, in a process of its own: reading a whole log would keep requests
 * waiting.
 *
 * @throws JobFailed with what the program complained of.
 */
export function makeWith(program: URL): MakeBackup {
  return async (directory, signal) => {
    try {
      await run(process.execPath, [fileURLToPath(program), directory], { signal });
    } catch (error) {
      if (signal.aborted) throw error;
      const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
      const [line = 'The program that makes it did not start.'] = (stderr || stdout).split('\n');
      throw new JobFailed(line);
    }
  };
}

/**
 * One backup a day in a directory, of which the newest are kept. What a crash left of one counts as
 * none, and is removed.
 */
export class DailyBackups {
  readonly #settings: BackupSettings;
  readonly #make: MakeBackup;

  /** @throws StartRefused where nothing can be written there. */
  constructor(settings: BackupSettings, make: MakeBackup) {
    this.#settings = settings;
    this.#make = make;
    try {
      mkdirSync(settings.directory, { recursive: true, mode: 0o700 });
      accessSync(settings.directory, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (error) {
      const why = whyDiskRefuses(error) ?? String(error);
      throw new StartRefused(`BACKUP_DIR ${settings.directory} cannot be written: ${why}.`);
    }
  }

  /**
   * Makes that of the day in Zanzibar, unless there is one, and removes those that are too old.
   *
   * @returns What was done, in words; nothing where nothing was.
   * @throws JobFailed
   */
  async keep(now: Instant, signal: AbortSignal): Promise<string | undefined> {
    const { directory, kept } = this.#settings;
    for (const name of await this.#names()) {
      if (!this.#isWhole(name)) await this.#remove(name);
    }
    const name = `backup-${localDateOf(now)}`;
    if (this.#isWhole(name)) return undefined;
    await this.#make(join(directory, name), signal);
    // A clock that was set back may have made an older one than those that are there.
    const others = (await this.#names()).filter((other) => other !== name);
    const tooOld = others.slice(0, Math.max(0, others.length - (kept - 1)));
    for (const old of tooOld) await this.#remove(old);
    return `${name} was made.`;
  }

  /** From the oldest to the newest. */
  async #names(): Promise<readonly string[]> {
    const entries = await readdir(this.#settings.directory, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && dailyName.test(entry.name))
      .map(({ name }) => name)
      .toSorted();
  }

  /** The manifest is written last; a power cut may leave it empty or cut short. */
  #isWhole(name: string): boolean {
    const { manifest } = backupLayout(join(this.#settings.directory, name));
    try {
      return typeof JSON.parse(readFileSync(manifest, 'utf8')) === 'object';
    } catch {
      return false;
    }
  }

  #remove(name: string): Promise<void> {
    return rm(join(this.#settings.directory, name), { recursive: true });
  }
}
