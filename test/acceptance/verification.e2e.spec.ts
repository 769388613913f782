import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type {
  AnchorView,
  VerificationsView,
  VerificationView,
} from '../../services/libs/contracts/operations/verification-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { eventually } from '../support/stories/distributed-story.ts';
import { runCommand } from '../support/processes/run-command.ts';
import { owner, System } from '../support/processes/start-system.ts';
import { describeOnlyIn } from '../support/stories/story-profile.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const path = '/api/admin/verification';

/** Begins a check of the log; resolves to its result. */
async function check(staff: Visitor): Promise<VerificationView> {
  const begun = await staff.post<VerificationsView>(path);
  expect([begun.status, begun.body.last?.startedBy]).toEqual([202, owner.username]);
  let last: VerificationView | undefined;
  await eventually('the check is done', async () => {
    last = (await staff.get<VerificationsView>(path)).body.last;
    return last?.state === 'done';
  });
  if (last === undefined) throw new Error('There was no check.');
  return last;
}

const anchorsOf = async (staff: Visitor): Promise<readonly AnchorView[]> =>
  (await staff.get<ListView<AnchorView>>('/api/admin/anchors')).body.items;

describe('checking the log', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  it('finds it intact, and the anchors in agreement, while it is used', async () => {
    expect((await staff.get(path)).body).toEqual({});
    expect(await anchorsOf(staff)).toEqual([]);
    expect(runCommand('anchor', system.settings)).toMatch(
      /^Anchor 2026-11-20: \d+ events in \d+ streams\.\n$/,
    );
    const { reference } = await book(system.visitor());
    expect(runCommand('anchor', system.settings)).toMatch(
      /^Anchor 2026-11-20-\d+: \d+ events in \d+ streams\.\n$/,
    );

    const { verdict, ...checked } = await check(staff);
    expect(verdict).toMatchObject({ anchors: 2, faults: [] });
    expect(checked).toMatchObject({ state: 'done', progress: 1 });
    const [second, first] = await anchorsOf(staff);
    expect(first).toMatchObject({ name: '2026-11-20', isAuthentic: true });
    expect([verdict?.events, verdict?.streams]).toEqual([second?.events, second?.streams]);
    expect(Number(second?.events)).toBeGreaterThan(Number(first?.events));
    expect((await staff.get(`/api/admin/bookings/${reference}`)).status).toBe(200);
  });

  it('does not begin twice', async () => {
    const [one, other] = await Promise.all([
      staff.post<VerificationsView>(path),
      staff.post<VerificationsView>(path),
    ]);
    expect([one.status, other.status]).toEqual([202, 202]);
    await check(staff);
  });
});

describeOnlyIn(
  'embedded',
  'in the other profile, the log is in the files of a server',
  'a log that was changed',
  () => {
    let system: System;
    let reference: string;
    let directory: string;

    beforeAll(async () => {
      system = await System.start();
      const staff = await system.staff();
      ({ reference } = await book(system.visitor()));
      await staff.post(`/api/admin/bookings/${reference}/notes`, { text: 'Vegetarian' });
      runCommand('anchor', system.settings);
      await system.stop();
    });

    afterAll(() => system.remove());

    beforeEach(() => {
      directory = mkdtempSync(join(tmpdir(), 'tours-changed-'));
      cpSync(system.settings.DATA_DIR ?? '', directory, { recursive: true });
    });

    afterEach(() => {
      rmSync(directory, { recursive: true });
    });

    const fileOf = (name: string): string => join(directory, name);
    const verify = (): string => runCommand('verify', { ...system.settings, DATA_DIR: directory });

    function inLog(...statements: readonly string[]): void {
      const database = new DatabaseSync(fileOf('event-log.sqlite'), {
        enableForeignKeyConstraints: false,
      });
      const triggers = database
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'")
        .all()
        .map(({ name }) => `DROP TRIGGER ${String(name)}`);
      for (const statement of [...triggers, ...statements]) database.exec(statement);
      database.close();
    }

    it('is intact before the change', () => {
      expect(verify()).toMatch(/^The log is intact: \d+ events in \d+ streams, 1 anchors agree/);
    });

    it('is detected with the place of one flipped bit, also on the page', async () => {
      const file = fileOf('event-log.sqlite');
      const bytes = readFileSync(file);
      const before = '"meetingPoint":"';
      const at = bytes.indexOf(before, bytes.indexOf('"bookingNumber":')) + before.length;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(file, bytes);
      const stream = `booking-${reference.slice('ZBL-'.length)}`;
      expect(verify()).toMatch(`The log is broken at event 0 of ${stream} (position `);

      const changed = await System.start({ DATA_DIR: directory });
      try {
        const staff = await changed.staff();
        const { verdict } = await check(staff);
        expect(verdict).toMatchObject({ faultCount: 1, events: Number(verdict?.checked) - 1 });
        expect(verdict?.faults).toEqual([
          {
            kind: 'event',
            what: 'it is not the event that was stored after its predecessor',
            position: expect.stringMatching(/^\d+$/),
            stream,
            revision: 0,
            eventId: expect.any(String),
            eventType: 'BookingPlaced',
          },
        ]);
        const [anchor] = await anchorsOf(staff);
        expect(anchor).toMatchObject({ name: '2026-11-20', isAuthentic: true });
        const { faults } = (await staff.get<VerificationsView>(path)).body;
        expect(faults).toMatchObject({ count: 1 });
      } finally {
        await changed.kill();
      }
    });

    it('is detected by the anchor if its tail was cut off', () => {
      inLog(
        'DELETE FROM event_metadata WHERE position >= (SELECT max(position) FROM event)',
        'DELETE FROM event WHERE position >= (SELECT max(position) FROM event)',
      );
      expect(verify()).toMatch(
        /^The log differs from the anchor 2026-11-20 after position \d+: the log ends after position \d+: 1 events that the anchor counted are missing\.\n/,
      );
      expect(runCommand('anchor', { ...system.settings, DATA_DIR: directory })).toBe(
        'The log was changed or damaged: `npm run verify` says where.\n',
      );
    });

    it('is detected by the anchor if a stream was removed without a gap in the positions', () => {
      inLog(
        `DELETE FROM event WHERE stream = (SELECT id FROM stream WHERE name LIKE 'booking-%')`,
        `CREATE TABLE kept AS
         SELECT position AS was, row_number() OVER (ORDER BY position) AS is_now FROM event`,
        'DELETE FROM event_metadata WHERE position NOT IN (SELECT was FROM kept)',
        `UPDATE event_metadata SET position = -(SELECT is_now FROM kept WHERE was = position)`,
        'UPDATE event SET position = -(SELECT is_now FROM kept WHERE was = position)',
        'UPDATE event_metadata SET position = -position',
        'UPDATE event SET position = -position',
        'DROP TABLE kept',
      );
      expect(verify()).toMatch(/^The log differs from the anchor 2026-11-20/);
    });

    it('is detected by the seal if an anchor was forged', () => {
      const text = readFileSync(fileOf('archive/anchors/2026-11-20'), 'utf8');
      const forged = text.replaceAll('2026-11-20', '2026-11-21');
      writeFileSync(fileOf('archive/anchors/2026-11-21'), forged);
      expect(verify()).toMatch(/^The anchor 2026-11-21 cannot be trusted: it does not carry/);
    });
  },
);
