import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beginning } from '../../../application/event-log/stored-event.ts';
import { part } from '../../../../../test/support/in-memory/stored-events.ts';
import { eventLogReaderContract } from '../../../application/ports/event-log-reader.contract.ts';
import {
  eventStoreContract,
  type EventStoreUnderTest,
} from '../../../application/ports/event-store.contract.ts';
import { NodeCryptography } from '../../node/node-cryptography.ts';
import { RandomIdentifiers } from '../../node/random-identifiers.ts';
import { SystemClock } from '../../node/system-clock.ts';
import { SqliteEventLogReader } from './sqlite-event-log-reader.ts';
import { SqliteEventStore, type SqliteEventStoreOptions } from './sqlite-event-store.ts';

const secret = 'the secret of the embedded event store';
const tools = {
  clock: new SystemClock(),
  cryptography: new NodeCryptography(secret),
  identifiers: new RandomIdentifiers(),
};

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'event-store-'));
  file = join(directory, 'event-log.sqlite');
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

describe('the event store in SQLite', () => {
  async function begin(): Promise<EventStoreUnderTest> {
    let store = await SqliteEventStore.open({ file, ...tools });
    return {
      store,
      async reopen() {
        await store.close();
        store = await SqliteEventStore.open({ file, ...tools });
        return store;
      },
      async close() {
        await store.close();
      },
    };
  }

  eventStoreContract(begin);
  eventLogReaderContract(begin);
});

describe('grouped commits', () => {
  async function appendTogether(
    count: number,
    options: Partial<SqliteEventStoreOptions> = {},
  ): Promise<{ readonly appends: number; readonly commits: number }> {
    const store = await SqliteEventStore.open({ file, ...tools, ...options });
    const before = store.counts;
    const outcomes = await Promise.all(
      Array.from({ length: count }, (_none, index) =>
        store.appendInOrder([
          part(`tour-${index}`, 'no-stream'),
          part(`booking-${index}`, 'no-stream'),
        ]),
      ),
    );
    expect(outcomes.every(({ outcome }) => outcome === 'appended')).toBe(true);
    const { events } = await store.readAll(beginning, 10_000);
    expect(events.map(({ position }) => Number(position))).toStrictEqual(
      Array.from({ length: 2 * count + 1 }, (_none, index) => index + 1),
    );
    const { counts } = store;
    await store.close();
    return { appends: counts.appends - before.appends, commits: counts.commits - before.commits };
  }

  it('let appends that arrive together share one fsync, at positions without a gap', async () => {
    const { appends, commits } = await appendTogether(200);
    expect(appends).toBe(200);
    expect(commits).toBeLessThanOrEqual(2);
  });

  it('can be turned off, for comparison', async () => {
    expect(await appendTogether(20, { appendsPerCommitMax: 1 })).toStrictEqual({
      appends: 20,
      commits: 20,
    });
  });
});

describe('an append that is sent while the append before it is not answered yet', () => {
  it('is applied if the earlier append is applied', async () => {
    const store = await SqliteEventStore.open({ file, ...tools });
    const first = part('tour-1', 'no-stream');
    const second = { ...part('tour-1', 0), follows: first.events.at(-1)?.id ?? '' };
    const outcomes = await Promise.all([
      store.appendInOrder([first]),
      store.appendInOrder([second]),
    ]);
    expect(outcomes).toMatchObject([{ revisions: [0] }, { revisions: [1] }]);
    await store.close();
  });

  it('conflicts if another event has its revision', async () => {
    const store = await SqliteEventStore.open({ file, ...tools });
    const lost = part('tour-1', 'no-stream');
    const second = { ...part('tour-1', 0), follows: lost.events.at(-1)?.id ?? '' };
    const outcomes = await Promise.all([
      store.appendInOrder([part('tour-1', 'no-stream')]),
      store.appendInOrder([second]),
    ]);
    expect(outcomes).toMatchObject([{ revisions: [0] }, { outcome: 'conflict', applied: 0 }]);
    await store.close();
  });
});

describe('following in the writing process', () => {
  it('is woken by every commit and does not wait for the next poll', async () => {
    const store = await SqliteEventStore.open({ file, ...tools });
    const { signal } = new AbortController();
    const following = store.follow(await store.head(), { signal, limit: 10 });
    const pages = following[Symbol.asyncIterator]();
    const rounds = 20;
    const startMs = performance.now();
    for (let round = 0; round < rounds; round += 1) {
      const next = pages.next();
      await store.appendInOrder([part(`tour-${round}`, 'no-stream')]);
      const page = await next;
      expect(page.done).toBe(false);
    }
    const twiceASecondMs = rounds * 500;
    expect(performance.now() - startMs).toBeLessThan(twiceASecondMs / 2);
    await store.close();
  }, 30_000);
});

describe('closing', () => {
  it('finishes the appends it received and refuses later ones', async () => {
    const store = await SqliteEventStore.open({ file, ...tools, appendsPerCommitMax: 2 });
    const asked = Array.from({ length: 20 }, (_none, index) =>
      store.appendInOrder([part(`tour-${index}`, 'no-stream')]),
    );
    await store.close();
    expect((await Promise.all(asked)).every(({ outcome }) => outcome === 'appended')).toBe(true);
    await expect(store.appendInOrder([part('tour-late', 'no-stream')])).rejects.toMatchObject({
      name: 'AppendOutcomeUnknown',
    });
  });

  it('leaves the whole log in one file, also while a reader has it open', async () => {
    const store = await SqliteEventStore.open({ file, ...tools });
    const reader = await SqliteEventLogReader.open(file);
    await store.appendInOrder([part('tour-a', 'no-stream')]);
    await store.close();
    const copy = join(directory, 'copy.sqlite');
    copyFileSync(file, copy);
    reader.close();
    const copied = await SqliteEventLogReader.open(copy);
    expect(await copied.readStream('tour-a')).toHaveLength(1);
    copied.close();
  });

  it('ends the followers', async () => {
    const store = await SqliteEventStore.open({ file, ...tools });
    const following = (async () => {
      const { signal } = new AbortController();
      for await (const page of store.follow(await store.head(), { signal, limit: 10 })) {
        expect(page.events).toStrictEqual([]);
      }
    })();
    await store.head();
    await store.close();
    await following;
  });
});

describe('the identity of a log', () => {
  it('is created once and belongs to one SECRET_KEY', async () => {
    const store = await SqliteEventStore.open({ file, ...tools });
    const { logId } = store;
    await store.close();
    const cryptography = new NodeCryptography('another secret than the one of before');
    await expect(SqliteEventStore.open({ file, ...tools, cryptography })).rejects.toThrow(
      /begun with another SECRET_KEY/,
    );
    const reader = await SqliteEventLogReader.open(file);
    expect(reader.logId).toBe(logId);
    reader.close();
  });

  it('is needed to read a log, so a log cannot be opened before the first start of the product', async () => {
    await expect(SqliteEventLogReader.open(file)).rejects.toThrow(/cannot be opened/);
  });
});

const programs = new Set<Program>();

afterEach(async () => {
  for (const program of programs) {
    await program.kill();
  }
});

/** A separate process that has loaded the embedded adapters. */
class Program {
  readonly child: ChildProcess;
  readonly lines: AsyncIterator<string>;

  constructor(body: string) {
    const here = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);
    const source = `
      const { SqliteEventStore } = await import(${here('./sqlite-event-store.ts')});
      const { SqliteEventLogReader } = await import(${here('./sqlite-event-log-reader.ts')});
      const { NodeCryptography } = await import(${here('../../node/node-cryptography.ts')});
      const { RandomIdentifiers } = await import(${here('../../node/random-identifiers.ts')});
      const { SystemClock } = await import(${here('../../node/system-clock.ts')});
      const file = ${JSON.stringify(file)};
      const tools = {
        clock: new SystemClock(),
        cryptography: new NodeCryptography(${JSON.stringify(secret)}),
        identifiers: new RandomIdentifiers(),
      };
      const part = (stream, expected = 'no-stream') => ({ stream, expected, events: [{
        id: crypto.randomUUID(), type: 'TourPublished', schemaVersion: 1,
        occurredAt: '2026-11-20T06:00:00.000Z', data: '{}', metadata: '{}' }] });
      ${body}`;
    this.child = spawn(process.execPath, ['--input-type=module', '-e', source], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    programs.add(this);
    const { stdout } = this.child;
    if (stdout === null) {
      throw new Error('The program has no output.');
    }
    this.lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  }

  /** Returns the next line of its output; throws if it ended. */
  async line(): Promise<string> {
    const next = await this.lines.next();
    if (next.done === true) {
      throw new Error('The program ended early.');
    }
    return next.value;
  }

  /** Returns all lines of its output until it ended. */
  async rest(): Promise<readonly string[]> {
    const lines: string[] = [];
    for (let next = await this.lines.next(); next.done !== true; next = await this.lines.next()) {
      lines.push(next.value);
    }
    return lines;
  }

  async kill(): Promise<void> {
    programs.delete(this);
    const ended = once(this.child, 'exit');
    if (this.child.exitCode === null && this.child.kill('SIGKILL')) {
      await ended;
    }
  }
}

describe('a process that is killed', () => {
  it('loses no event it acknowledged, ten times in a row', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const program = new Program(`
        const store = await SqliteEventStore.open({ file, ...tools });
        await Promise.all(Array.from({ length: 16 }, async () => {
          for (;;) {
            const append = part('tour-' + crypto.randomUUID());
            await store.appendInOrder([append, part('booking-' + append.events[0].id)]);
            console.log(append.events[0].id);
          }
        }));`);
      const enough = acknowledged.length + 100 + Math.floor(Math.random() * 400);
      while (acknowledged.length < enough) {
        acknowledged.push(await program.line());
      }
      await program.kill();
      acknowledged.push(...(await program.rest()));
    }
    const store = await SqliteEventStore.open({ file, ...tools });
    const { events } = await store.readAll(beginning, 100_000);
    expect(new Set(events.map(({ id }) => id))).toStrictEqual(
      new Set([...events.map(({ id }) => id), ...acknowledged]),
    );
    // The log has both parts of an append or neither. It has no event twice, and no gap between positions.
    expect(events.map(({ position }) => Number(position))).toStrictEqual(
      events.map((_event, index) => index + 1),
    );
    expect(events.filter(({ stream }) => stream.startsWith('tour-'))).toHaveLength(
      events.filter(({ stream }) => stream.startsWith('booking-')).length,
    );
    await store.close();
  }, 120_000);
});

describe('a writing thread that dies', () => {
  it('leaves outcomes unknown, and another thread takes over', async () => {
    const program = new Program(`
      let thread;
      process.on('worker', (worker) => { thread = worker; });
      const store = await SqliteEventStore.open({ file, ...tools });
      await store.appendInOrder([part('tour-a', 'no-stream')]);
      const append = [part('tour-b', 'no-stream')];
      const lost = store.appendInOrder(append).then(() => 'done', (error) => error.name);
      void thread.terminate();
      console.log(await lost);
      console.log((await store.appendInOrder(append)).outcome);
      console.log((await store.appendInOrder([part('tour-a', 0)])).outcome);
      console.log((await store.readStream('tour-b')).length);
      await store.close();`);
    expect(['AppendOutcomeUnknown', 'done']).toContain(await program.line());
    expect(await program.line()).toBe('appended');
    expect(await program.line()).toBe('appended');
    expect(await program.line()).toBe('1');
  }, 30_000);
});

describe('another process', () => {
  it('follows the log while it is written', async () => {
    const store = await SqliteEventStore.open({ file, ...tools });
    const program = new Program(`
      const reader = await SqliteEventLogReader.open(file);
      const signal = AbortSignal.timeout(60_000);
      for await (const page of reader.follow('', { signal, limit: 3 })) {
        for (const { stream } of page.events) console.log(stream);
      }`);
    expect(await program.line()).toBe('log-identity');
    for (const stream of ['tour-a', 'tour-b', 'tour-c', 'tour-d']) {
      await store.appendInOrder([part(stream, 'no-stream')]);
      expect(await program.line()).toBe(stream);
    }
    await program.kill();
    await store.close();
  }, 60_000);
});
