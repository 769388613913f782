import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StreamAppend } from '../../../application/ports/event-store.ts';
import { LogFileRefused, openLogForWriting, prepareForWriting } from './sqlite-log-file.ts';
import type { WriteReply, WriteRequest } from './sqlite-log-messages.ts';
import { SqliteLogPages } from './sqlite-log-pages.ts';
import { SqliteLogWriter } from './sqlite-log-writer.ts';
import { WriterThread } from './sqlite-log-writer-thread.ts';

let directory: string;
let file: string;
let writer: SqliteLogWriter | undefined;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'log-writer-'));
  file = join(directory, 'event-log.sqlite');
});

afterEach(() => {
  writer?.close();
  writer = undefined;
  rmSync(directory, { recursive: true });
});

function part(stream: string, expected: StreamAppend['expected'], data = '{}'): StreamAppend {
  const event = {
    id: crypto.randomUUID(),
    type: 'TourPublished',
    schemaVersion: 1,
    occurredAt: '2026-11-20T06:00:00.000Z',
    data,
    metadata: '{}',
  };
  return { stream, expected, events: [event] };
}

function appends(...parts: readonly StreamAppend[]): readonly WriteRequest[] {
  return parts.map((each, sequence) => ({
    kind: 'append',
    sequence,
    parts: [each],
    grants: [],
  }));
}

function outcomes(replies: readonly WriteReply[]): readonly string[] {
  return replies.map(({ outcome }) => outcome.outcome);
}

function storedStreams(): readonly string[] {
  const pages = new SqliteLogPages(file);
  const { events } = pages.page('' as never, 1_000, {});
  expect(events.map(({ position }) => Number(position))).toStrictEqual(
    events.map((_event, index) => index + 1),
  );
  pages.close();
  return events.map(({ stream, revision }) => `${stream}/${revision}`);
}

/** Opens the log with a class of connection that changes some statements. */
function openedWith(Connection: typeof DatabaseSync): () => DatabaseSync {
  return () => prepareForWriting(new Connection(file));
}

describe('a group of appends', () => {
  it('is one commit: no reader sees a part of it, and conflicts within it are found', () => {
    const seenBeforeCommit: number[] = [];
    class Watched extends DatabaseSync {
      override exec(sql: string): void {
        if (sql === 'COMMIT') {
          seenBeforeCommit.push(storedStreams().length);
        }
        super.exec(sql);
      }
    }
    writer = new SqliteLogWriter(openedWith(Watched));
    const replies = writer.commit(
      appends(part('tour-a', 'no-stream'), part('tour-a', 'no-stream'), part('tour-a', 0)),
    );
    expect(seenBeforeCommit).toStrictEqual([0]);
    expect(replies.map(({ outcome }) => outcome)).toStrictEqual([
      { outcome: 'appended', position: '0000000000000001', revisions: [0], rows: [1] },
      { outcome: 'conflict', applied: 0, stream: 'tour-a' },
      { outcome: 'appended', position: '0000000000000002', revisions: [1], rows: [2] },
    ]);
    expect(storedStreams()).toStrictEqual(['tour-a/0', 'tour-a/1']);
  });

  it('is answered in the order of its requests', () => {
    writer = new SqliteLogWriter(() => openLogForWriting(file));
    const replies = writer.commit(
      appends(...Array.from({ length: 50 }, (_none, index) => part(`tour-${index}`, 'no-stream'))),
    );
    expect(replies.map(({ sequence }) => sequence)).toStrictEqual([...Array(50).keys()]);
  });
});

describe('a failure', () => {
  /** A connection whose COMMIT fails once, before or after it was really done. */
  function failingOnce(when: 'before' | 'after'): typeof DatabaseSync {
    let failures = 1;
    return class extends DatabaseSync {
      override exec(sql: string): void {
        if (sql !== 'COMMIT' || failures === 0) {
          super.exec(sql);
          return;
        }
        failures -= 1;
        if (when === 'after') {
          super.exec(sql);
        }
        throw new Error('disk I/O error');
      }
    };
  }

  it('leaves every outcome unknown if the COMMIT fails, also that of a conflict, and stores no event', () => {
    writer = new SqliteLogWriter(() => openLogForWriting(file));
    writer.commit(appends(part('tour-a', 'no-stream')));
    writer.close();
    writer = new SqliteLogWriter(openedWith(failingOnce('before')));
    const group = appends(
      part('tour-b', 'no-stream'),
      // A conflict with an event that is rolled back.
      part('tour-b', 'no-stream'),
      part('tour-a', 0),
    );
    expect(writer.commit(group).map(({ outcome }) => outcome)).toStrictEqual(
      group.map(() => ({ outcome: 'unknown', reason: 'disk I/O error' })),
    );
    expect(storedStreams()).toStrictEqual(['tour-a/0']);
    // The writer keeps no data of the failed group. Its heads, stream rows, types and positions are right.
    expect(
      outcomes(writer.commit(appends(part('tour-b', 'no-stream'), part('tour-a', 0)))),
    ).toStrictEqual(['appended', 'appended']);
    expect(storedStreams()).toStrictEqual(['tour-a/0', 'tour-b/0', 'tour-a/1']);
  });

  it('leaves the outcomes unknown if it comes after the COMMIT; the same group is found stored when it is sent again', () => {
    writer = new SqliteLogWriter(openedWith(failingOnce('after')));
    const group = appends(part('tour-a', 'no-stream'), part('tour-b', 'no-stream'));
    expect(outcomes(writer.commit(group))).toStrictEqual(['unknown', 'unknown']);
    expect(writer.commit(group).map(({ outcome }) => outcome)).toStrictEqual([
      { outcome: 'appended', position: '0000000000000001', revisions: [0], rows: [1] },
      { outcome: 'appended', position: '0000000000000002', revisions: [0], rows: [2] },
    ]);
    expect(storedStreams()).toStrictEqual(['tour-a/0', 'tour-b/0']);
  });

  it.each(['ABORT', 'ROLLBACK'])(
    'rolls back the whole group if one statement fails (SQLite answers with %s)',
    (resolution) => {
      writer = new SqliteLogWriter(() => {
        const database = openLogForWriting(file);
        database.exec(`
          CREATE TEMP TRIGGER fault BEFORE INSERT ON main.event WHEN NEW.data = '"poison"'
          BEGIN SELECT RAISE (${resolution}, 'fault'); END`);
        return database;
      });
      const healthy = appends(part('tour-a', 'no-stream'), part('tour-b', 'no-stream'));
      const group = appends(
        part('tour-a', 'no-stream'),
        part('tour-c', 'no-stream', '"poison"'),
        part('tour-b', 'no-stream'),
      );
      expect(outcomes(writer.commit(group))).toStrictEqual(['unknown', 'unknown', 'unknown']);
      expect(storedStreams()).toStrictEqual([]);
      expect(outcomes(writer.commit(healthy))).toStrictEqual(['appended', 'appended']);
      expect(storedStreams()).toStrictEqual(['tour-a/0', 'tour-b/0']);
    },
  );

  it.each([1034, 1290])(
    'of a sync (SQLite’s code %i) makes the writer acknowledge no more requests',
    (errcode) => {
      let failures = 1;
      writer = new SqliteLogWriter(
        openedWith(
          class extends DatabaseSync {
            override exec(sql: string): void {
              if (sql === 'COMMIT' && failures > 0) {
                failures -= 1;
                throw Object.assign(new Error('disk I/O error'), { errcode });
              }
              super.exec(sql);
            }
          },
        ),
      );
      expect(writer.hasFailedToSync).toBe(false);
      const group = appends(part('tour-a', 'no-stream'));
      expect(outcomes(writer.commit(group))).toStrictEqual(['unknown']);
      expect(writer.hasFailedToSync).toBe(true);
      expect(outcomes(writer.commit(group))).toStrictEqual(['unknown']);
      expect(storedStreams()).toStrictEqual([]);
    },
  );

  it('ends when there is space again, if space was missing', () => {
    let pagesMax = 30;
    writer = new SqliteLogWriter(() => {
      const database = openLogForWriting(file);
      database.exec(`PRAGMA max_page_count = ${pagesMax}`);
      return database;
    });
    const big = (stream: string): readonly WriteRequest[] =>
      appends(
        part(stream, 'no-stream', `"${'x'.repeat(50_000)}"`),
        part(`${stream}-2`, 'no-stream'),
      );
    expect(outcomes(writer.commit(big('tour-a')))).toStrictEqual(['appended', 'appended']);
    const full = writer.commit(big('tour-b'));
    expect(full.map(({ outcome }) => outcome)).toStrictEqual(
      full.map(() => ({ outcome: 'unknown', reason: 'database or disk is full' })),
    );
    expect(storedStreams()).toStrictEqual(['tour-a/0', 'tour-a-2/0']);
    pagesMax = 1_000;
    expect(outcomes(writer.commit(big('tour-b')))).toStrictEqual(['appended', 'appended']);
    expect(storedStreams()).toHaveLength(4);
  });

  it('leaves outcomes unknown until the file can be opened again', () => {
    let isGone = false;
    let failures = 1;
    class Failing extends DatabaseSync {
      override exec(sql: string): void {
        if (sql === 'COMMIT' && failures > 0) {
          failures -= 1;
          isGone = true;
          throw new Error('disk I/O error');
        }
        super.exec(sql);
      }
    }
    writer = new SqliteLogWriter(() => {
      if (isGone) {
        throw new Error('unable to open database file');
      }
      return prepareForWriting(new Failing(file));
    });
    const group = appends(part('tour-a', 'no-stream'));
    expect(outcomes(writer.commit(group))).toStrictEqual(['unknown']);
    expect(writer.commit(group)[0]?.outcome).toStrictEqual({
      outcome: 'unknown',
      reason: 'unable to open database file',
    });
    isGone = false;
    expect(outcomes(writer.commit(group))).toStrictEqual(['appended']);
  });
});

describe('the log’s file', () => {
  /** A connection that ignores or replaces a setting. */
  function deafTo(setting: RegExp, instead = ''): DatabaseSync {
    const database = new DatabaseSync(file);
    const exec = database.exec.bind(database);
    database.exec = (sql: string) => {
      exec(sql.replaceAll(setting, instead));
    };
    return database;
  }

  it.each<[string, RegExp, string]>([
    ['synchronous', /synchronous = FULL/g, 'synchronous = OFF'],
    ['synchronous', /synchronous = FULL/g, 'synchronous = NORMAL'],
    ['journal_mode', /journal_mode = WAL/g, 'journal_mode = MEMORY'],
    ['foreign_keys', /foreign_keys = ON/g, 'foreign_keys = OFF'],
    ['busy_timeout', /busy_timeout = \d+/g, 'busy_timeout = 0'],
    ['trusted_schema', /trusted_schema = OFF/g, 'trusted_schema = ON'],
    ['secure_delete', /secure_delete = ON/g, 'secure_delete = OFF'],
  ])('is not used when SQLite does not accept %s', (name, setting, instead) => {
    const database = deafTo(setting, instead);
    expect(() => prepareForWriting(database)).toThrow(LogFileRefused);
    expect(database.isOpen).toBe(false);
    expect(() => prepareForWriting(deafTo(setting, instead))).toThrow(
      new RegExp(`did not accept ${name}`),
    );
  });

  it('is not used with a version of SQLite that could corrupt it', () => {
    const database = new DatabaseSync(file);
    database.function('sqlite_version', () => '3.51.2');
    expect(() => prepareForWriting(database)).toThrow(/SQLite 3.51.3 or later is needed/);
  });

  it('is not created in the database of another program', () => {
    const other = new DatabaseSync(file);
    other.exec('CREATE TABLE recipe (name TEXT)');
    other.close();
    expect(() => openLogForWriting(file)).toThrow(/a database of something else/);
    expect(() => new SqliteLogPages(file)).toThrow(LogFileRefused);
  });

  it('is refused when a newer release wrote it', () => {
    openLogForWriting(file).close();
    const newer = new DatabaseSync(file);
    newer.exec('PRAGMA user_version = 3');
    newer.close();
    expect(() => openLogForWriting(file)).toThrow(/written by a newer release \(schema 3/);
    expect(() => new SqliteLogPages(file)).toThrow(/written by a newer release \(schema 3/);
  });

  it('is refused when it is not a database or does not exist', () => {
    expect(() => openLogForWriting(directory)).toThrow(/The event log cannot be opened/);
    expect(() => new SqliteLogPages(file)).toThrow(LogFileRefused);
  });

  it('is refused with a clear sentence if a page that its writer reads first is damaged', async () => {
    openLogForWriting(file).close();
    const database = new DatabaseSync(file);
    const { page } = database
      .prepare("SELECT rootpage AS page FROM sqlite_schema WHERE name = 'event_type'")
      .get() as { page: number };
    database.close();
    const stored = readFileSync(file);
    const pageSize = stored.readUInt16BE(16);
    writeFileSync(file, stored.fill(0xff, (page - 1) * pageSize, page * pageSize));
    const thread = new WriterThread({ file, appendsPerCommitMax: 1 });
    await expect(thread.ready).rejects.toThrow(
      `The event log ${file} is damaged (database disk image is malformed): `,
    );
  });

  it('refuses to change or remove an event', () => {
    writer = new SqliteLogWriter(() => openLogForWriting(file));
    writer.commit(appends(part('tour-a', 'no-stream')));
    const database = new DatabaseSync(file);
    for (const table of ['event', 'event_metadata']) {
      expect(() => {
        database.exec(`UPDATE ${table} SET position = 7`);
      }).toThrow(/never changed/);
      expect(() => {
        database.exec(`DELETE FROM ${table}`);
      }).toThrow(/never removed/);
    }
    database.close();
  });
});
