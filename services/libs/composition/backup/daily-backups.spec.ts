import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JobFailed } from '../../application/jobs/clock-job.ts';
import { readSettings } from '../settings.ts';
import { StartRefused } from '../start-refused.ts';
import { DailyBackups, type MakeBackup, makeWith } from './daily-backups.ts';

const { signal } = new AbortController();

describe('the backup of each day', () => {
  let root: string;
  let directory: string;
  const there = () => readdirSync(directory).toSorted();

  /** Makes what counts as a backup. */
  const make: MakeBackup = (place) => {
    mkdirSync(place);
    writeFileSync(join(place, 'backup.json'), '{}');
    return Promise.resolve();
  };
  const daily = (made = make) => new DailyBackups({ directory, kept: 2 }, made);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'daily-backups-'));
    directory = join(root, 'backups');
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('is made once a day, and the newest are kept', async () => {
    const backups = daily();
    expect(await backups.keep('2026-11-20T10:00:00.000Z', signal)).toBe(
      'backup-2026-11-20 was made.',
    );
    expect(await backups.keep('2026-11-20T10:00:00.000Z', signal)).toBeUndefined();
    await backups.keep('2026-11-21T10:00:00.000Z', signal);
    await backups.keep('2026-11-22T10:00:00.000Z', signal);
    expect(there()).toEqual(['backup-2026-11-21', 'backup-2026-11-22']);
  });

  it('is made anew where a crash left a part of it, and the parts of other days go', async () => {
    for (const day of ['2026-11-18', '2026-11-20']) {
      mkdirSync(join(directory, `backup-${day}`), { recursive: true });
      writeFileSync(join(directory, `backup-${day}`, 'event-log.sqlite'), 'half');
    }
    expect(await daily().keep('2026-11-20T10:00:00.000Z', signal)).toBe(
      'backup-2026-11-20 was made.',
    );
    expect(there()).toEqual(['backup-2026-11-20']);
    expect(existsSync(join(directory, 'backup-2026-11-20', 'event-log.sqlite'))).toBe(false);
  });

  it('is made anew where its manifest was cut short', async () => {
    const backups = daily();
    await backups.keep('2026-11-20T10:00:00.000Z', signal);
    writeFileSync(join(directory, 'backup-2026-11-20', 'backup.json'), '{"format"');
    expect(await backups.keep('2026-11-20T10:00:00.000Z', signal)).toBe(
      'backup-2026-11-20 was made.',
    );
  });

  it('stays where the clock was set back before it was made', async () => {
    const backups = daily();
    for (const day of ['21', '22', '20']) {
      await backups.keep(`2026-11-${day}T10:00:00.000Z`, signal);
    }
    expect(there()).toEqual(['backup-2026-11-20', 'backup-2026-11-22']);
  });

  it('removes nothing else from the directory', async () => {
    const others = ['backup-2026-11', 'backup-2026-11-20.old', 'photos'];
    for (const name of others) mkdirSync(join(directory, name), { recursive: true });
    writeFileSync(join(directory, 'backup-2020-01-01'), 'a file');
    const backups = daily();
    for (const day of ['20', '21', '22']) {
      await backups.keep(`2026-11-${day}T10:00:00.000Z`, signal);
    }
    expect(there()).toEqual(expect.arrayContaining([...others, 'backup-2020-01-01']));
  });

  it('keeps the earlier ones where it cannot be made', async () => {
    await daily().keep('2026-11-20T10:00:00.000Z', signal);
    const fails = daily(() => Promise.reject(new JobFailed('The disk is full.')));
    await expect(fails.keep('2026-11-23T10:00:00.000Z', signal)).rejects.toThrow(
      'The disk is full.',
    );
    expect(there()).toEqual(['backup-2026-11-20']);
  });

  it('says what the program that makes it complained of', async () => {
    const program = join(root, 'program.mjs');
    writeFileSync(program, `console.error('There is nothing to back up.'); process.exit(1);`);
    const failing = daily(makeWith(new URL(`file://${program}`)));
    await expect(failing.keep('2026-11-20T10:00:00.000Z', signal)).rejects.toThrow(
      new JobFailed('There is nothing to back up.'),
    );
  });

  it('refuses a start where nothing can be written', () => {
    writeFileSync(directory, 'a file');
    expect(() => daily()).toThrow(StartRefused);
    expect(() => daily()).toThrow(/^BACKUP_DIR .* cannot be written: it is a file/);
  });
});

describe('BACKUP_DIR', () => {
  it('is nowhere by default, and 14 backups are kept where it is set', () => {
    expect(readSettings({}).backups).toBeNull();
    const { backups } = readSettings({ BACKUP_DIR: '/mnt/backups' });
    expect(backups).toEqual({ directory: '/mnt/backups', kept: 14 });
  });

  it.each(['data', 'data/backups'])('is not in DATA_DIR: %s', (directory) => {
    expect(() => readSettings({ DATA_DIR: 'data', BACKUP_DIR: directory })).toThrow(
      'BACKUP_DIR is not in DATA_DIR',
    );
  });
});
