import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spiceFarm } from '../../../test/support/stories/booking-requests.ts';
import { bytesOf, copyAsKilled } from '../../../test/support/kept-files.ts';
import { OpenedStore, settingsOn } from '../../../test/support/in-memory/opened-store.ts';
import { done } from '../../../test/support/in-memory/write-side.ts';
import { BookTour } from '../application/command-handling/booking/booking.commands.ts';
import { seedCatalogue } from '../application/seed-catalogue/seed-catalogue.ts';
import { importSeedCatalogue } from '../application/seed-catalogue/import-seed-catalogue.ts';
import { verifyLog } from '../application/event-log/verify-log.ts';
import { sha256 } from '../adapters/node/node-cryptography.ts';
import { anchorNow } from './anchor-now.ts';
import { checkPlace } from './places/check-place.ts';
import { checkPlaceOf } from './places/check-place-of.ts';
import { StartRefused } from './start-refused.ts';

const patienceMs = 120_000;

const flag = /CONTINUE_AFTER_LOSS=(\S+)/;

/** Books as a traveller with an idempotency key. */
async function book(store: OpenedStore, key: string): Promise<void> {
  const { date, pickupTime: time, travellers: party, customer: contact, tourId } = spiceFarm;
  const order = { tourId, slot: { date, time }, party, contact };
  const customer = {
    ...({ actor: { kind: 'customer' }, scope: 'public' } as const),
    ...{ idempotencyKey: key, body: key, requestId: key, correlationId: key },
  };
  done(await store.commands.execute(new BookTour(order, customer)));
}

/** Stores the checkpoint of a policy that has come to the end of the log. */
async function notePolicy({ ports }: OpenedStore): Promise<void> {
  const { eventStore } = ports;
  const position = await eventStore.head();
  const [event] = (await eventStore.readAll('' as typeof position, 10_000)).events.slice(-1);
  if (event === undefined) throw new Error('The log is empty.');
  const checkpoint = { logId: eventStore.logId, position, event };
  await ports.policyCheckpoints.save('release-seats', { checkpoint, parked: [] });
}

describe('a log that lost events that were read from it', () => {
  /** Contains the files of a killed product with bookings in its write-ahead log, an older copy and another store. */
  let home: string;
  /** The copy that a test damages. */
  let directory: string;

  const inHome = (name: string) => join(home, name);

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'lost-log-'));
    const store = await OpenedStore.open(settingsOn(inHome('origin')));
    const { cryptography } = store.ports;
    const { commands } = store;
    await importSeedCatalogue({ commands, cryptography, tours: seedCatalogue });
    await book(store, 'the first one');
    await store.catchUp();
    await store.close();
    copyAsKilled(inHome('origin'), inHome('older'));
    const settings = settingsOn(inHome('origin'));
    const again = await OpenedStore.open(settings);
    for (const key of ['a', 'b', 'c', 'd']) await book(again, key);
    await again.catchUp();
    await notePolicy(again);
    copyAsKilled(inHome('origin'), inHome('killed'));
    await again.close();
    await (await OpenedStore.open(settingsOn(inHome('other')))).close();
  }, patienceMs);

  afterAll(() => {
    rmSync(home, { recursive: true, force: true });
  });

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'lost-log-case-'));
    copyAsKilled(inHome('killed'), directory);
  });

  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  const file = (name: string) => join(directory, name);
  const remove = (...names: string[]) => {
    for (const name of names) rmSync(file(name), { force: true });
  };
  const open = (more?: Record<string, string>) => OpenedStore.open(settingsOn(directory, more));
  const verdict = async () => (await checkPlace(checkPlaceOf(settingsOn(directory)))).verdict;

  async function refusal(more?: Record<string, string>): Promise<string> {
    try {
      await (await open(more)).close();
    } catch (error) {
      expect(error).toBeInstanceOf(StartRefused);
      return (error as Error).message;
    }
    throw new Error('The start was not refused.');
  }

  const consentIn = (sentence: string) => flag.exec(sentence)?.[1] ?? 'none';

  const log = 'event-log.sqlite';

  const losses: readonly (readonly [string, RegExp, () => void])[] = [
    [
      'is deleted',
      /ends at position 0.*names position \d+/,
      () => {
        remove(log, `${log}-wal`);
      },
    ],
    [
      'is emptied',
      /ends at position 0.*names position \d+/,
      () => {
        writeFileSync(file(log), '');
      },
    ],
    [
      'lost its write-ahead log',
      /ends at position \d+.*names position \d+/,
      () => {
        remove(`${log}-wal`);
      },
    ],
    [
      'has one flipped bit in its write-ahead log',
      /ends at position \d+.*names position \d+/,
      () => {
        const bytes = readFileSync(file(`${log}-wal`));
        bytes.writeUInt8(bytes.readUInt8(200) ^ 1, 200);
        writeFileSync(file(`${log}-wal`), bytes);
      },
    ],
    [
      'is of another store',
      /not the same log as before.*of the log [\w-]{36}/,
      () => {
        remove(`${log}-wal`);
        copyFileSync(inHome(`other/${log}`), file(log));
        copyFileSync(inHome('other/secret.key'), file('secret.key'));
      },
    ],
    [
      'was brought back from an older copy by hand',
      /ends at position \d+.*names position \d+/,
      () => {
        remove(`${log}-wal`);
        copyFileSync(inHome(`older/${log}`), file(log));
      },
    ],
  ];

  describe.each(losses)('that %s', (_, words, lose) => {
    it('is refused in one sentence without a change, and verify reports the loss too', async () => {
      lose();
      const before = [bytesOf(directory, 'read-models'), bytesOf(directory, log)];
      const sentence = await refusal();
      expect(sentence).toMatch(words);
      expect(sentence.split('\n')).toHaveLength(1);
      expect([bytesOf(directory, 'read-models'), bytesOf(directory, log)]).toEqual(before);
      expect((await verdict()).faults).toContainEqual(
        expect.objectContaining({ kind: 'lost', what: expect.stringMatching(words) as unknown }),
      );
    });

    it('is continued once with the setting that names the loss', async () => {
      lose();
      const consent = consentIn(await refusal());
      await refusal({ CONTINUE_AFTER_LOSS: `${consent}0` });
      const store = await open({ CONTINUE_AFTER_LOSS: consent });
      const events = await store.ports.eventStore.readStream('log-identity');
      expect(events.map(({ type }) => type)).toEqual(['LogBegun', 'LogContinued']);
      await store.catchUp();
      await store.close();
      // The setting works once. The next start needs no setting, and the next loss needs another value.
      await (await open()).close();
      expect((await verdict()).faults).toEqual([]);
      remove(log, `${log}-wal`);
      const second = await refusal({ CONTINUE_AFTER_LOSS: consent });
      expect(consentIn(second)).not.toBe(consent);
    });
  });

  it('is refused if only the mark names missing events', async () => {
    remove(
      'read-models.sqlite',
      'read-models.sqlite-wal',
      'operations.sqlite',
      'operations.sqlite-wal',
    );
    remove(`${log}-wal`);
    expect(await refusal()).toContain('the mark of the log names position');
  });

  it.each(['read-models', 'operations'])(
    'is refused if only %s.sqlite names missing events',
    async (kept) => {
      const gone = kept === 'operations' ? 'read-models' : 'operations';
      remove(`${gone}.sqlite`, `${gone}.sqlite-wal`, 'event-log.mark', `${log}-wal`);
      expect(await refusal()).toMatch(
        kept === 'operations'
          ? /the policy release-seats names/
          : /the read model [\w-]+@[\d.]+ names/,
      );
    },
  );

  it('is refused if only an anchor names missing events, and is continued with the setting', async () => {
    await (await open()).close();
    expect(await anchorNow(settingsOn(directory))).toMatchObject({ made: true });
    remove('read-models.sqlite', 'operations.sqlite', 'event-log.mark');
    copyFileSync(inHome(`older/${log}`), file(log));
    const sentence = await refusal();
    expect(sentence).toMatch(/the anchor [\d-]+ names position \d+/);
    await (await open({ CONTINUE_AFTER_LOSS: consentIn(sentence) })).close();
    expect((await verdict()).faults).toEqual([]);
    await (await open()).close();
  });

  const harmless: readonly (readonly [string, () => void])[] = [
    [
      'nothing is there but its secret',
      () => {
        rmSync(directory, { recursive: true });
        copyAsKilled(inHome('killed'), directory);
        for (const name of [log, `${log}-wal`, 'event-log.mark', 'archive', 'images']) {
          rmSync(file(name), { recursive: true, force: true });
        }
        remove(
          'read-models.sqlite',
          'read-models.sqlite-wal',
          'operations.sqlite',
          'operations.sqlite-wal',
        );
      },
    ],
    [
      'the read models are gone',
      () => {
        remove('read-models.sqlite', 'read-models.sqlite-wal');
      },
    ],
    [
      'the read models are behind',
      () => {
        remove('read-models.sqlite-wal');
        copyFileSync(inHome('older/read-models.sqlite'), file('read-models.sqlite'));
      },
    ],
    [
      'the accounts and policies are of an earlier day',
      () => {
        remove('operations.sqlite-wal');
        copyFileSync(inHome('older/operations.sqlite'), file('operations.sqlite'));
      },
    ],
    [
      'the archive is gone',
      () => {
        rmSync(file('archive'), { recursive: true, force: true });
      },
    ],
    [
      'the mark is gone',
      () => {
        remove('event-log.mark');
      },
    ],
    [
      'the mark is behind',
      () => {
        copyFileSync(inHome('older/event-log.mark'), file('event-log.mark'));
      },
    ],
    [
      'the mark is empty',
      () => {
        writeFileSync(file('event-log.mark'), '');
      },
    ],
    [
      'the mark is forged',
      () => {
        const bytes = readFileSync(file('event-log.mark'));
        for (const at of [20, 4_116])
          if (at < bytes.length) bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
        writeFileSync(file('event-log.mark'), bytes);
      },
    ],
  ];

  it.each(harmless)('is not reported if %s', async (_, prepare) => {
    prepare();
    const store = await open();
    const { eventStore, logMarks } = store.ports;
    const [last] = (await eventStore.readAll('' as never, 10_000)).events.slice(-1);
    expect(await logMarks.read()).toMatchObject({ logId: eventStore.logId, eventId: last?.id });
    const { faults } = await verifyLog(eventStore, { sha256 }, { hasGapFreePositions: true });
    expect(faults).toEqual([]);
    await store.close();
    expect((await verdict()).faults).toEqual([]);
    expect(statSync(file('event-log.mark')).mode & 0o777).toBe(0o600);
  });
});
