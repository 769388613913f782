import type { Archive } from '../ports/archive.ts';
import type { EventLogReader, FeedPage } from '../ports/event-log-reader.ts';
import type { StoredEvent } from '../event-log/stored-event.ts';
import { ageOfBackup } from './age-of-backup.ts';

const now = '2026-11-20T06:00:00.000Z';

/** A log and an archive; the first event and the last backup have these times. */
function storeOf(begunAt: string, madeAt?: string) {
  const archive: Pick<Archive, 'names' | 'get'> = {
    names: () => Promise.resolve(madeAt === undefined ? [] : ['earlier', 'last']),
    get: (_, name) => Promise.resolve(name === 'last' ? JSON.stringify({ madeAt }) : '{}'),
  };
  const first = { occurredAt: begunAt } as StoredEvent;
  const log: Pick<EventLogReader, 'readAll'> = {
    readAll: () => Promise.resolve({ events: [first] } as unknown as FeedPage),
  };
  return { archive, log };
}

describe('the age of the last backup', () => {
  const old = '2026-01-01T00:00:00.000Z';

  it.each([
    ['2026-11-20T04:59:00.000Z', 'The last backup was made 1 hour ago.'],
    ['2026-11-19T04:00:00.000Z', 'The last backup was made 26 hours ago.'],
    ['2026-11-20T06:30:00.000Z', 'The last backup was made 0 hours ago.'],
  ])('is reported for a backup from %s', async (madeAt, words) => {
    expect(await ageOfBackup(storeOf(old, madeAt), now)).toBe(words);
  });

  it.each([
    ['2026-11-19T03:59:59.999Z', /^The last backup was made 26 hours ago: docs\/runbooks/],
    ['2026-11-22T06:00:00.000Z', /^The last backup is dated 48 hours from now: the clock was set/],
  ])('fails the job for a backup from %s', async (madeAt, words) => {
    await expect(ageOfBackup(storeOf(old, madeAt), now)).rejects.toThrow(words);
  });

  it('fails the job if there is no backup and the log is older than 26 hours', async () => {
    await expect(ageOfBackup(storeOf('2026-11-19T03:00:00.000Z'), now)).rejects.toThrow(
      /^No backup was ever made, and the log is 27 hours old/,
    );
  });

  it('is not reported if there is no backup yet and the log is younger than 26 hours', async () => {
    expect(await ageOfBackup(storeOf('2026-11-19T05:00:00.000Z'), now)).toBeUndefined();
  });
});
