import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SeededIdentifiers } from '../../../../test/support/in-memory/seeded-identifiers.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { SqliteEventLogReader } from '../../adapters/embedded/log/sqlite-event-log-reader.ts';
import { SqliteEventStore } from '../../adapters/embedded/log/sqlite-event-store.ts';
import { NodeCryptography, sha256 } from '../../adapters/node/node-cryptography.ts';
import { EngineAway } from '../ports/engine-away.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { Anchor } from './anchor.ts';
import { EventStamp, headOf } from './stamp.ts';
import type { Position, StoredEvent } from './stored-event.ts';
import { faultsListedMax, verifyLog, type LogVerdict } from './verify-log.ts';

const tools = {
  clock: new VirtualClock(),
  cryptography: new NodeCryptography('the secret of the log that is verified'),
  identifiers: new SeededIdentifiers(7),
};
const stamp = new EventStamp(tools);

let directory: string;
let original: string;
let copies = 0;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'verify-log-'));
  original = join(directory, 'event-log.sqlite');
  const store = await SqliteEventStore.open({ file: original, ...tools });
  for (let round = 0; round < 4; round += 1) {
    for (const slug of ['stone-town', 'jozani-forest', 'mnemba-atoll', 'prison-island']) {
      const stream = `engagement-${slug}`;
      await tools.clock.advance(1_000);
      await store.appendInOrder([
        stamp.stamp(
          [
            { type: 'WhatsAppEnquiryStarted', data: { tourTitle: slug, userAgent: `é${round}` } },
            {
              type: 'TourViewsRecorded',
              data: { count: round, from: tools.clock.now(), to: tools.clock.now() },
            },
          ],
          headOf(stream, await store.readStream(stream)),
          {
            now: tools.clock.now(),
            commandId: tools.identifiers.uuid(),
            bodyMac: tools.cryptography.mac('body', slug),
            actor: { kind: 'customer' },
            correlationId: tools.identifiers.uuid(),
            causationId: tools.identifiers.uuid(),
            requestId: tools.identifiers.uuid(),
          },
        ),
      ]);
    }
  }
  await store.close();
});

afterAll(() => {
  rmSync(directory, { recursive: true });
});

/** Writes the bytes of a log to a new file and returns its path. */
function copyOf(bytes: Buffer): string {
  copies += 1;
  const copy = join(directory, `copy-${copies}.sqlite`);
  writeFileSync(copy, bytes);
  return copy;
}

async function verdictOf(file: string, anchors: readonly Anchor[] = []): Promise<LogVerdict> {
  const log = await SqliteEventLogReader.open(file, () => Promise.resolve('any log'));
  try {
    return await verifyLog(log, { sha256 }, { hasGapFreePositions: true, anchors });
  } finally {
    log.close();
  }
}

/** An event that is not linked to any other. */
function readFault(at: number): StoredEvent {
  return {
    ...{ stream: `tour-${at}`, revision: 0, id: `e${at}`, type: 'TourCreated', data: '{}' },
    ...{ schemaVersion: 1, occurredAt: '2026-11-20T06:00:00.000Z', metadata: '{}' },
    position: String(at + 1).padStart(16, '0') as Position,
  };
}

/** A log in one page. */
function logOf(events: readonly StoredEvent[]): EventLogReader {
  const position = events.at(-1)?.position;
  return {
    head: () => Promise.resolve(position),
    distance: () => 1,
    readAll: () => Promise.resolve({ events, position, caughtUp: true }),
  } as unknown as EventLogReader;
}

/** Changes a copy of the log with SQL, outside the product; returns the result of verifying this copy. */
async function verdictAfter(sql: string, anchors: readonly Anchor[] = []): Promise<LogVerdict> {
  const copy = copyOf(readFileSync(original));
  const database = new DatabaseSync(copy, { enableForeignKeyConstraints: false });
  database.exec(`
    DROP TRIGGER event_is_never_changed;
    DROP TRIGGER event_is_never_removed;
    DROP TRIGGER event_metadata_is_never_changed;
    DROP TRIGGER event_metadata_is_never_removed`);
  database.exec(sql);
  database.close();
  return verdictOf(copy, anchors);
}

/** A series of pseudo-random numbers, the same each time. */
function* numbersBelow(limit: number, count: number): Generator<number> {
  const chance = new SeededIdentifiers(42);
  for (let index = 0; index < count; index += 1) {
    yield Buffer.from(chance.bytes(6)).readUIntBE(0, 6) % limit;
  }
}

describe('verifying the log', () => {
  it('reports an unchanged log as intact and counts its events', async () => {
    expect(await verdictOf(original)).toStrictEqual({
      ...{ checked: 33, events: 33, streams: 5, anchors: 0 },
      ...{ faults: [], faultCount: 0 },
      tally: {
        logId: expect.any(String),
        last: { id: expect.any(String), stream: expect.any(String), revision: expect.any(Number) },
        position: '0000000000000033',
        events: 33,
        streams: 5,
        heads: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
  });

  it('finds each changed bit in the stored parts of an event', async () => {
    const untouched = readFileSync(original);
    const database = new DatabaseSync(original, { readOnly: true });
    const texts = database
      .prepare(
        'SELECT data, metadata, id, occurred_at FROM event JOIN event_metadata USING (position)',
      )
      .all()
      .flatMap((row) => Object.values(row).map(String));
    database.close();
    const places = texts.map((text) => {
      const bytes = Buffer.from(text, 'utf8');
      const start = untouched.indexOf(bytes);
      expect(start).toBeGreaterThan(0);
      return { start, length: bytes.length };
    });
    const missed: string[] = [];
    for (const chance of numbersBelow(2 ** 40, 600)) {
      const place = places[chance % places.length] ?? { start: 0, length: 1 };
      const at = place.start + (Math.floor(chance / 1_000) % place.length);
      const bit = Math.floor(chance / 7) % 8;
      const changed = Buffer.from(untouched);
      changed[at] = (changed[at] ?? 0) ^ (1 << bit);
      const copy = copyOf(changed);
      const { faultCount } = await verdictOf(copy);
      rmSync(copy);
      if (faultCount === 0) {
        missed.push(`bit ${bit} of byte ${at}`);
      }
    }
    expect(missed).toStrictEqual([]);
  }, 60_000);

  it('reports which event was changed', async () => {
    const { faults, events, checked, faultCount } = await verdictAfter(
      `UPDATE event SET data = replace(data, '"count":1', '"count":9')
       WHERE stream = (SELECT id FROM stream WHERE name = 'engagement-mnemba-atoll')`,
    );
    expect(faults).toMatchObject([
      {
        kind: 'event',
        event: { stream: 'engagement-mnemba-atoll', revision: 3, type: 'TourViewsRecorded' },
        what: 'it is not the event that was stored after its predecessor',
      },
    ]);
    expect([checked, events, faultCount]).toEqual([33, 32, 1]);
  });

  it('continues after a fault and finds all other faults', async () => {
    const { faults, events, checked } = await verdictAfter(
      `UPDATE event SET data = replace(data, 'é1', 'è1');
       DELETE FROM event WHERE position = 30`,
    );
    const ofChanged = faults.filter(({ kind }) => kind === 'event');
    expect(ofChanged.map(({ event }) => event?.stream)).toEqual([
      'engagement-stone-town',
      'engagement-jozani-forest',
      'engagement-mnemba-atoll',
      'engagement-prison-island',
    ]);
    expect(faults.find(({ kind }) => kind === 'missing')?.what).toBe(
      'position 30 is missing before it',
    );
    expect([checked, events]).toEqual([32, 28 - 1]);
  });

  it('finds only one fault if only the link of an event was changed', async () => {
    const { faults } = await verdictAfter(
      `UPDATE event_metadata SET metadata = replace(
         metadata, substr(metadata, instr(metadata, '"chain":"') + 9, 4), '0000')
       WHERE position = 12`,
    );
    expect(faults).toMatchObject([{ kind: 'event', event: { stream: expect.any(String) } }]);
  });

  it('leaves out only the events that cannot be read', async () => {
    const { faults, checked, events } = await verdictAfter(
      `INSERT INTO event_type SELECT 99, name || 'X', 1 FROM event_type WHERE id = 2;
       UPDATE event SET type = 99 WHERE position = 12;
       DELETE FROM event_type WHERE id = 99`,
    );
    expect(faults[0]).toMatchObject({ kind: 'unreadable', what: expect.stringMatching(/read/) });
    expect(checked).toBe(32);
    expect(events).toBeGreaterThanOrEqual(31);
  });

  it('lists a limited number of faults, but counts all of them', async () => {
    const many = Array.from({ length: 1_200 }, (_, at) => readFault(at));
    const { faults, faultCount, checked } = await verifyLog(
      logOf(many),
      { sha256 },
      { hasGapFreePositions: false },
    );
    expect([faults.length, faultCount, checked]).toEqual([faultsListedMax, 1_200, 1_200]);
  });

  it.each([
    ['an event was removed', 'DELETE FROM event WHERE position = 9', /position 9 is missing/],
    [
      'a stream’s last event was removed',
      'DELETE FROM event WHERE position = 31',
      /position 31 is missing/,
    ],
    [
      'an event was moved to another stream',
      `UPDATE event SET stream = 2, revision = 99 WHERE position = 9`,
      /it follows revision \d+ of its stream/,
    ],
    [
      'two events changed places',
      `UPDATE event SET revision = -1 WHERE position = 10;
       UPDATE event SET revision = 2 WHERE position = 11;
       UPDATE event SET revision = 3 WHERE position = 10`,
      /it follows revision/,
    ],
    [
      'a stream was given another name',
      `UPDATE stream SET name = 'engagement-nowhere' WHERE name = 'engagement-stone-town'`,
      /not the event that was stored/,
    ],
    ['a stream lost its name', 'DELETE FROM stream WHERE id = 5', /positions 8 to 9 are missing/],
    [
      'an event was given another type',
      `UPDATE event SET type = 1 WHERE position = 12`,
      /not the event that was stored/,
    ],
    [
      'an event’s version was changed',
      'UPDATE event_type SET schema_version = 2 WHERE id = 2',
      /schema version is not the one/,
    ],
    [
      'an event’s time was changed in its column, and not in the metadata',
      `UPDATE event SET occurred_at = '2026-11-20T06:00:00.000Z' WHERE position = 12`,
      /its time is not the one/,
    ],
    [
      'a forged event was added with an invalid link',
      `INSERT INTO event (position, stream, revision, type, id, occurred_at, data)
       SELECT 34, stream, revision + 1, type, 'forged', occurred_at, data FROM event
       WHERE position = 33;
       INSERT INTO event_metadata SELECT 34, metadata FROM event_metadata WHERE position = 33`,
      /not the event that was stored/,
    ],
    [
      'an event lost its metadata',
      'DELETE FROM event_metadata WHERE position = 12',
      /position 12 is missing/,
    ],
    [
      'the last event lost its metadata',
      'DELETE FROM event_metadata WHERE position = 33',
      /the events after 0*32 are missing/,
    ],
    ['an event’s type is unknown', 'DELETE FROM event_type WHERE id = 2', /cannot be read/],
  ])('finds that %s', async (_title, sql, what) => {
    expect((await verdictAfter(sql)).faults[0]?.what).toMatch(what);
  });

  it('fails without a result if the log cannot be read', async () => {
    const log = await SqliteEventLogReader.open(original, () => Promise.resolve('any log'));
    log.readAll = () => Promise.reject(new EngineAway('log'));
    const verdict = verifyLog(log, { sha256 }, { hasGapFreePositions: true });
    await expect(verdict).rejects.toBeInstanceOf(EngineAway);
    log.close();
  });

  describe('against its anchors', () => {
    /** Returns the anchor of the log after this many events. */
    async function anchorAt(events: number): Promise<Anchor> {
      const { tally } = await verdictAfter(`DELETE FROM event WHERE position > ${events}`);
      if (tally === undefined) throw new Error('The log cannot be verified.');
      return { ...tally, name: `after-${events}`, at: tools.clock.now(), previous: null };
    }

    const tail = 'DELETE FROM event WHERE position > 30';
    /** Removes every event of a stream and closes the gaps. */
    const vanished = `
      DELETE FROM event WHERE stream = (SELECT id FROM stream WHERE name = 'engagement-jozani-forest');
      CREATE TABLE kept AS SELECT position AS was, row_number() OVER (ORDER BY position) AS is_now FROM event;
      UPDATE event_metadata SET position = -(SELECT is_now FROM kept WHERE was = position)
        WHERE position IN (SELECT was FROM kept);
      UPDATE event SET position = -(SELECT is_now FROM kept WHERE was = position);
      DELETE FROM event_metadata WHERE position > 0;
      UPDATE event_metadata SET position = -position;
      UPDATE event SET position = -position`;

    it('accepts all anchors of an unchanged log', async () => {
      const anchors = [await anchorAt(33), await anchorAt(10), await anchorAt(21)];
      expect(await verdictOf(original, anchors)).toMatchObject({ events: 33, anchors: 3 });
      expect(await verdictOf(original, anchors)).toMatchObject({ faults: [] });
    });

    it('finds that the last events were removed, although the log alone does not show it', async () => {
      expect(await verdictAfter(tail)).toMatchObject({ faults: [] });
      const anchors = [await anchorAt(20), await anchorAt(33)];
      expect(await verdictAfter(tail, anchors)).toMatchObject({
        ...{ events: 30, anchors: 1 },
        faults: [
          {
            kind: 'missing',
            anchor: 'after-33',
            what: 'the log ends after position 30: 3 events that the anchor counted are missing',
          },
        ],
      });
    });

    it('finds a stream that was removed without a gap, although the log alone does not show it', async () => {
      expect(await verdictAfter(vanished)).toMatchObject({ faults: [] });
      const anchors = [await anchorAt(1), await anchorAt(30)];
      expect(await verdictAfter(vanished, anchors)).toMatchObject({
        anchors: 1,
        faults: [
          {
            kind: 'missing',
            anchor: 'after-30',
            what: expect.stringMatching(/that the anchor counted/),
          },
        ],
      });
    });

    it('finds a log that has the same number of events, but different events', async () => {
      const anchor = { ...(await anchorAt(20)), heads: '0'.repeat(64) };
      expect(await verdictOf(original, [anchor])).toMatchObject({
        faults: [
          { kind: 'anchor', what: 'the number of events is the same, but not their contents' },
        ],
      });
      const fewer = { ...(await anchorAt(20)), streams: 4 };
      expect(await verdictOf(original, [fewer])).toMatchObject({
        faults: [
          {
            kind: 'anchor',
            what: 'up to the anchor the log held 20 events in 4 streams, and now 20 in 5',
          },
        ],
      });
    });

    it('says in the fault of the first differing anchor how many later anchors differ', async () => {
      const anchors = await Promise.all([20, 25, 33].map(anchorAt));
      const changed = anchors.map((anchor) => ({ ...anchor, heads: '0'.repeat(64) }));
      expect((await verdictOf(original, changed)).faults).toMatchObject([
        { anchor: 'after-20', what: expect.stringMatching(/; 2 later anchors differ too$/) },
      ]);
    });

    it('finds that the anchor belongs to another log', async () => {
      const anchor = { ...(await anchorAt(20)), logId: 'another-log' };
      expect(await verdictOf(original, [anchor])).toMatchObject({
        faults: [{ kind: 'anchor', what: 'the anchor was made of another log' }],
      });
    });

    it('does not find events that were removed after the last anchor', async () => {
      expect(await verdictAfter(tail, [await anchorAt(25)])).toMatchObject({ faults: [] });
    });
  });

  it('verifies a log while the store is open', async () => {
    const file = join(directory, 'growing.sqlite');
    const store = await SqliteEventStore.open({ file, ...tools });
    const verdict = await verifyLog(store, tools.cryptography, { hasGapFreePositions: true });
    expect(verdict).toMatchObject({ events: 1, streams: 1 });
    await store.close();
  });
});
