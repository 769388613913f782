import { spawnSync } from 'node:child_process';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSourceTree } from '../../test/support/source-tree.ts';
import { alone } from './alone.ts';

const withLock = (work: (lock: string) => Promise<void>) =>
  withSourceTree({}, (folder) => work(join(folder, 'lock')));

describe('Work under a lock', () => {
  it('is never done twice at the same time', () =>
    withLock(async (lock) => {
      let running = 0;
      let most = 0;
      const work = async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
      };
      const told: string[] = [];
      const tell = (sentence: string) => {
        told.push(sentence);
      };
      await Promise.all([1, 2, 3].map(() => alone(lock, work, tell)));
      expect(most).toBe(1);
      expect(told).toHaveLength(2);
    }));

  it('releases the lock when it fails', () =>
    withLock(async (lock) => {
      await expect(alone(lock, () => Promise.reject(new Error('no disk')))).rejects.toThrow(
        'no disk',
      );
      expect(existsSync(lock)).toBe(false);
    }));

  it('takes over the lock of a process that was killed', () =>
    withLock(async (lock) => {
      const { pid } = spawnSync(process.execPath, ['--version']);
      writeFileSync(lock, String(pid));
      expect(await alone(lock, () => Promise.resolve('done'))).toBe('done');
    }));

  it('takes over a lock older than any work, although its process id is in use again', () =>
    withLock(async (lock) => {
      writeFileSync(lock, String(process.pid));
      utimesSync(lock, 1, 1);
      expect(await alone(lock, () => Promise.resolve('done'))).toBe('done');
    }));
});
