import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SqliteEventStore } from '../../services/libs/adapters/embedded/log/sqlite-event-store.ts';
import { openLogForWriting } from '../../services/libs/adapters/embedded/log/sqlite-log-file.ts';
import { NodeCryptography } from '../../services/libs/adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../services/libs/adapters/node/random-identifiers.ts';
import { SystemClock } from '../../services/libs/adapters/node/system-clock.ts';
import type { EventToAppend } from '../../services/libs/application/event-log/stored-event.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { flushReport, flushUs } from './harness/disk-probe.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { withDirectory } from './harness/temporary-directory.ts';
import { bareEvent } from './reference/bare-log.ts';

const operations = 500;
/** Emmett takes much longer, so it runs fewer operations. */
const operationsOfPeer = 100;
const eventsBefore = 9;
const peers = 'test/bench/peers';
const run = promisify(execFile);

/** How long one operation takes, in microseconds. */
type Us = number;

function events(count: number): readonly EventToAppend[] {
  return Array.from({ length: count }, () => {
    const { id, type, now, data, metadata } = bareEvent();
    return { id, type, schemaVersion: 1, occurredAt: now, data, metadata };
  });
}

/** Counts the events and parses each one. This is the cheapest fold that looks at every event. */
function fold(read: readonly { readonly data: string }[]): void {
  const { length } = read.map(({ data }) => JSON.parse(data) as unknown);
  if (length !== eventsBefore + 1) throw new Error(`${length} events were read.`);
}

async function ofPort(store: SqliteEventStore): Promise<Us> {
  let us = 0;
  for (let operation = 0; operation < operations; operation += 1) {
    const stream = `booking-${randomUUID()}`;
    await store.appendInOrder([{ stream, expected: 'no-stream', events: events(eventsBefore) }]);
    const one = events(1);
    const before = performance.now();
    const expected = eventsBefore - 1;
    const { outcome } = await store.appendInOrder([{ stream, expected, events: one }]);
    fold(await store.readStream(stream));
    us += (performance.now() - before) * 1000;
    if (outcome !== 'appended') throw new Error(`An append ended in ${outcome}.`);
  }
  return us / operations;
}

/** The product's tables and prepared statements, with one commit per append, all in the calling thread. */
function bareStore(file: string): { readonly measure: () => Us; readonly close: () => void } {
  const database = openLogForWriting(file);
  const insertStream = database.prepare('INSERT INTO stream (name) VALUES (?)');
  const insertType = database.prepare(
    'INSERT INTO event_type (name, schema_version) VALUES (?, 1)',
  );
  const insertEvent = database.prepare(`
    INSERT INTO event (position, stream, revision, type, id, occurred_at, data)
    VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const insertMetadata = database.prepare('INSERT INTO event_metadata VALUES (?, ?)');
  const read = database.prepare(`
    SELECT data, metadata FROM event JOIN event_metadata USING (position)
    WHERE stream = ? ORDER BY revision`);
  const typeId = insertType.run('BookingNoteAdded').lastInsertRowid;
  let position = 0;
  const append = (stream: number | bigint, first: number, some: readonly EventToAppend[]) => {
    database.exec('BEGIN IMMEDIATE');
    for (const [index, { id, occurredAt, data, metadata }] of some.entries()) {
      position += 1;
      insertEvent.run(position, stream, first + index, typeId, id, occurredAt, data);
      insertMetadata.run(position, metadata);
    }
    database.exec('COMMIT');
  };
  const measure = () => {
    let us = 0;
    for (let operation = 0; operation < operations; operation += 1) {
      const stream = insertStream.run(`booking-${randomUUID()}`).lastInsertRowid;
      append(stream, 0, events(eventsBefore));
      const one = events(1);
      const before = performance.now();
      append(stream, eventsBefore, one);
      fold(read.all(stream) as unknown as { readonly data: string }[]);
      us += (performance.now() - before) * 1000;
    }
    return us / operations;
  };
  return {
    measure,
    close: () => {
      database.close();
    },
  };
}

/** Undefined if the peer could not be installed, because it compiles its own driver. */
function peerProgram(): string | undefined {
  if (!existsSync(join(peers, 'node_modules'))) {
    try {
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: peers, stdio: 'ignore' });
    } catch {
      return undefined;
    }
  }
  return join(peers, 'emmett.mjs');
}

/** Emmett's store sometimes fails with SQLITE_BUSY although no other process has the file. */
const peerTriesMax = 10;

async function ofPeer(program: string, directory: string): Promise<Us> {
  for (let tries = 1; ; tries += 1) {
    const file = join(directory, `${randomUUID()}.sqlite`);
    const args = [program, file, String(operationsOfPeer), String(eventsBefore)];
    try {
      const { stdout } = await run(process.execPath, args);
      return (JSON.parse(stdout) as { readonly totalUs: number }).totalUs / operationsOfPeer;
    } catch (error) {
      if (tries === peerTriesMax) throw error;
      console.log("  Emmett's store broke off and is measured again.");
    }
  }
}

async function measureAll(rounds: number): Promise<readonly Comparison[]> {
  return withDirectory(async (directory) => {
    const peer = peerProgram();
    if (peer === undefined) console.log("  Emmett's store could not be installed and is left out.");
    const store = await SqliteEventStore.open({
      file: join(directory, 'port.sqlite'),
      clock: new SystemClock(),
      cryptography: new NodeCryptography('the secret of a log that is only measured'),
      identifiers: new RandomIdentifiers(),
    });
    const bare = bareStore(join(directory, 'bare.sqlite'));
    const ofBare = () => Promise.resolve(bare.measure());
    try {
      const beforeUs = flushUs();
      const measured = await alternate(
        [
          { name: 'port', measure: () => ofPort(store) },
          { name: 'bare', measure: ofBare },
          { name: 'bare again', measure: ofBare },
          ...(peer ? [{ name: 'emmett', measure: () => ofPeer(peer, directory) }] : []),
        ],
        rounds,
      );
      const rate = (us: Us) => 1e6 / us;
      const figures = (pair: readonly [string, string]) =>
        mediansOf(measured, pair, { figure: rate, unit: 'operations per s' });
      const toEmmett: Comparison = {
        what: "operations/s, to Emmett's SQLite store",
        goal: { atLeast: 10 },
        ratios: peer ? compare(measured, ['port', 'emmett'], rate) : [],
        figures: peer ? figures(['port', 'emmett']) : '',
      };
      return [
        ...(peer ? [toEmmett] : []),
        {
          what: 'operations/s, to bare SQLite in the calling thread',
          goal: { atLeast: 0.7 },
          ratios: compare(measured, ['port', 'bare'], rate),
          figures: figures(['port', 'bare']),
        },
        {
          what: 'bare SQLite to itself (A/A)',
          goal: undefined,
          ratios: compare(measured, ['bare again', 'bare'], rate),
          figures: flushReport(beforeUs, flushUs()),
        },
      ];
    } finally {
      bare.close();
      await store.close();
    }
  });
}

export const appendReadFold: Benchmark = {
  name: 'append-read-fold',
  title: 'Append one event, read ten, fold them',
  about: `One caller runs one operation after the other. Each operation uses a stream of nine events of 500 bytes, and is durable
before the next one begins. The port writes in its own thread; bare SQLite with the same tables writes in the calling
thread. Emmett 0.38.5 runs without changes, on its own driver.`,
  run: measureAll,
};
