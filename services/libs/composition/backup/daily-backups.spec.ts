import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogTally } from '../../application/event-log/anchor.ts';
import { JobFailed } from '../../application/jobs/clock-job.ts';
import { readSettings } from '../settings/settings.ts';
import { StartRefused } from '../start-refused.ts';
import { writeManifest } from './backup-manifest.ts';
import { BackupsInDirectory, type MakeBackup, makeWith } from './daily-backups.ts';

const { signal } = new AbortController();
const secretKey = 'the secret of the product in this story';
const logId = 'log-1';

describe('the daily backup', () => {
  let root: string;
  let directory: string;
  const there = () => readdirSync(directory).toSorted();
  const nameOf = (day: string) => `backup-2026-11-${day}`;

  /** Makes a directory that counts as a backup of a product. */
  async function makeOf(place: string, of = { secretKey, logId }): Promise<void> {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'event-log.sqlite'), 'events');
    const log = { logId: of.logId } as LogTally;
    await writeManifest(place, of.secretKey, { madeAt: '2026-11-20T10:00:00.000Z', log });
  }

  function daily(make: MakeBackup = (place) => makeOf(place), more = {}): BackupsInDirectory {
    const environment = { DATA_DIR: join(root, 'data'), SECRET_KEY: secretKey, ...more };
    return new BackupsInDirectory(
      { ...readSettings(environment), backups: { directory, kept: 2 } },
      make,
    );
  }

  const keptOn = (day: string, backups = daily()) =>
    backups.keep(logId, `2026-11-${day}T10:00:00.000Z`, signal);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'daily-backups-'));
    directory = join(root, 'backups');
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('is made once a day, and only the newest are kept', async () => {
    expect(await keptOn('20')).toBe('backup-2026-11-20 was made.');
    expect(await keptOn('20')).toBeUndefined();
    await keptOn('21');
    await keptOn('22');
    expect(there()).toEqual([nameOf('21'), nameOf('22')]);
  });

  it('removes an incomplete backup that a crash left, but not the backup of another product', async () => {
    mkdirSync(directory);
    for (const log of [logId, 'log-2']) {
      mkdirSync(join(directory, `${nameOf('19')}.${log}.unfinished`));
    }
    await keptOn('20');
    expect(there()).toEqual([`${nameOf('19')}.log-2.unfinished`, nameOf('20')]);
  });

  it.each([
    [
      'whose manifest was cut short',
      (place: string) => {
        truncateSync(join(place, 'backup.json'), 20);
      },
    ],
    [
      'without its manifest',
      (place: string) => {
        rmSync(join(place, 'backup.json'));
      },
    ],
    [
      'with a file cut short',
      (place: string) => {
        truncateSync(join(place, 'event-log.sqlite'), 2);
      },
    ],
    [
      'whose manifest was changed',
      (place: string) => {
        const manifest = join(place, 'backup.json');
        writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('log-1', 'log-2'));
      },
    ],
  ])('does not count a backup %s as kept, and does not remove it', async (_, damage) => {
    for (const day of ['20', '21']) await keptOn(day);
    damage(join(directory, nameOf('21')));
    expect(await keptOn('22')).toBe(
      'backup-2026-11-22 was made. Directories that are not complete backups of this store were left: 1.',
    );
    expect(there()).toEqual([nameOf('20'), nameOf('21'), nameOf('22')]);
    await keptOn('23');
    expect(there()).toEqual([nameOf('21'), nameOf('22'), nameOf('23')]);
  });

  it.each([
    ['with another secret', { secretKey: 'the secret of another product in here', logId }],
    ['of another log', { secretKey, logId: 'log-2' }],
  ])('does not remove backups of a product %s', async (_, of) => {
    for (const day of ['17', '18', '19']) await makeOf(join(directory, nameOf(day)), of);
    for (const day of ['20', '21', '22']) await keptOn(day);
    expect(there()).toEqual(['17', '18', '19', '21', '22'].map(nameOf));
  });

  it('is refused if the name of the day is taken', async () => {
    await makeOf(join(directory, nameOf('20')), { secretKey, logId: 'log-2' });
    await expect(keptOn('20')).rejects.toThrow(
      new JobFailed(
        'backup-2026-11-20 in BACKUP_DIR is not a complete backup of this store: move it away, or set another BACKUP_DIR.',
      ),
    );
    expect(there()).toEqual([nameOf('20')]);
  });

  it('is kept if the clock was set back before it was made', async () => {
    for (const day of ['21', '22', '20']) await keptOn(day);
    expect(there()).toEqual([nameOf('20'), nameOf('22')]);
  });

  it('removes nothing else from the directory', async () => {
    const others = ['backup-2026-11', 'backup-2026-11-20.old', 'a-backup-by-hand'];
    for (const name of others) await makeOf(join(directory, name));
    writeFileSync(join(directory, 'backup-2020-01-01'), 'a file');
    await makeOf(join(root, 'elsewhere'));
    symlinkSync(join(root, 'elsewhere'), join(directory, 'backup-2020-01-02'));
    for (const day of ['20', '21', '22']) await keptOn(day);
    expect(there()).toEqual(
      expect.arrayContaining([...others, 'backup-2020-01-01', 'backup-2020-01-02']),
    );
    expect(existsSync(join(root, 'elsewhere', 'backup.json'))).toBe(true);
  });

  it('keeps the earlier backups if it fails, and removes its incomplete files', async () => {
    await keptOn('20');
    const fails = daily((place) => {
      mkdirSync(place);
      return Promise.reject(new JobFailed('The disk is full.'));
    });
    await expect(keptOn('23', fails)).rejects.toThrow('The disk is full.');
    expect(there()).toEqual([nameOf('20')]);
  });

  it('reports the error of the program that makes it', async () => {
    const program = join(root, 'program.mjs');
    writeFileSync(program, `console.error('There is nothing to back up.'); process.exit(1);`);
    const failing = daily(makeWith(new URL(`file://${program}`)));
    await expect(keptOn('20', failing)).rejects.toThrow(
      new JobFailed('There is nothing to back up.'),
    );
  });

  it('says so if the program that makes it fails without a word', async () => {
    const program = join(root, 'silent.mjs');
    writeFileSync(program, 'process.exit(1);');
    await expect(keptOn('20', daily(makeWith(new URL(`file://${program}`))))).rejects.toThrow(
      new JobFailed('The program that makes it ended without a message.'),
    );
  });

  it('refuses a start if its directory cannot be written', () => {
    writeFileSync(directory, 'a file');
    expect(() => daily()).toThrow(StartRefused);
    expect(() => daily()).toThrow(/^BACKUP_DIR .* cannot be written: it is a file/);
  });

  it.each([
    ['data', 'DATA_DIR'],
    ['data/of/backups', 'DATA_DIR'],
    ['to-data/backups', 'DATA_DIR'],
    ['pictures/backups', 'IMAGES_DIR'],
    ['anchors', 'ARCHIVE_DIR'],
  ])('refuses a start if its directory is backed up as well: %s', (name, setting) => {
    mkdirSync(join(root, 'data'));
    symlinkSync(join(root, 'data'), join(root, 'to-data'));
    directory = join(root, name);
    const more = { IMAGES_DIR: join(root, 'pictures'), ARCHIVE_DIR: join(root, 'anchors') };
    expect(() => daily(undefined, more)).toThrow(
      new RegExp(`^BACKUP_DIR \\S+ is in ${setting} \\(\\S+\\), which is backed up too: [^\n]+$`),
    );
    expect(readdirSync(join(root, 'data'))).toEqual([]);
  });

  it('may be beside the data directory, even if its name begins in the same way', () => {
    directory = join(root, 'data-backups');
    daily();
    expect(there()).toEqual([]);
  });
});

describe('BACKUP_DIR', () => {
  it('is not set by default, and keeps 14 backups if it is set', () => {
    expect(readSettings({}).backups).toBeNull();
    const { backups } = readSettings({ BACKUP_DIR: '/mnt/backups' });
    expect(backups).toEqual({ directory: '/mnt/backups', kept: 14 });
  });
});
