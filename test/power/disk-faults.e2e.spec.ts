import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { BookingView } from '../../services/libs/contracts/booking/booking-view.ts';
import { Random } from '../simulation/random.ts';
import { spiceFarm } from '../support/stories/booking-requests.ts';
import { describeWherePossible } from '../support/jest/describe-where-possible.ts';
import { eventually } from '../support/eventually.ts';
import { sendImage } from '../support/stories/send-image.ts';
import { owner, System } from '../support/processes/start-system.ts';
import { storyProfile } from '../support/stories/story-profile.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';
import { fullMsMax } from './cut-power.ts';
import { type DiskFault, DiskFaults } from './disk-faults.ts';
import { recorded, whyNotRecorded } from './disk-recorder.ts';

/** How many calls of each kind fail, on each file; in CI they are drawn at random. */
const faultsEach = Number(process.env.DISK_FAULTS ?? 1);
const skipMax = 3;

const files = [
  'event-log.sqlite',
  'event-log.sqlite-wal',
  'read-models.sqlite',
  'operations.sqlite',
  'images/',
];
const failures = [
  { call: 'write', code: 'EIO' },
  { call: 'write', code: 'ENOSPC' },
  { call: 'read', code: 'EIO' },
  { call: 'truncate', code: 'EIO' },
  { call: 'open', code: 'EIO' },
  { call: 'sync', code: 'EIO' },
] as const;

function drawnFaults(): readonly DiskFault[] {
  const random = new Random(20_261_120);
  return files.flatMap((pathPart) =>
    failures
      // The product cannot continue after a failed sync of the log; another test covers that.
      .filter(({ call }) => !(call === 'sync' && pathPart.startsWith('event-log')))
      .flatMap((failure) =>
        Array.from({ length: faultsEach }, (_, n): DiskFault => {
          const skip = faultsEach === 1 ? random.between(0, skipMax) : n;
          return { ...failure, pathPart, skip };
        }),
      ),
  );
}

const nameOf = ({ call, code, pathPart, skip }: DiskFault) =>
  `${code} of ${call} no. ${skip + 1} on ${pathPart}`;

const whyNot =
  storyProfile === 'embedded'
    ? undefined
    : 'This story is about the files of the embedded profile.';

describeWherePossible([whyNotRecorded(), whyNot], 'the product on a failing disk', () => {
  let place: string;
  let faults: DiskFaults;
  let system: System;
  let staff: Visitor;
  let picture: Buffer;
  const acknowledged: string[] = [];

  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'disk-faults-'));
    const root = join(place, 'data');
    mkdirSync(root);
    faults = new DiskFaults(join(place, 'faults'));
    const library = recorded({ root, trace: '/dev/null', faults: faults.file });
    system = await System.start({ DATA_DIR: root, ...library });
    staff = await system.staff(system.hastyVisitor());
    const raw = { create: { width: 64, height: 48, channels: 3 as const, background: '#284' } };
    picture = await sharp(raw).jpeg().toBuffer();
  }, 120_000);

  afterAll(async () => {
    await system.remove();
    faults.close();
    rmSync(place, { recursive: true, force: true });
  });

  const book = async () => {
    const body = { ...spiceFarm, override: { reason: 'a test of the disk' } };
    const answer = await staff.post<BookingView>('/api/admin/bookings', body, {
      'idempotency-key': freshKey(),
    });
    if (answer.status === 201) acknowledged.push(answer.body.reference);
    return answer.status;
  };
  const signIn = async () => (await system.hastyVisitor().post('/api/auth/sign-in', owner)).status;
  const list = async () => (await staff.get('/api/admin/bookings?tab=all&limit=5')).status;
  const upload = async () => (await sendImage(staff, picture)).status;

  /** Sends one request of each kind that reads or writes a file, in parallel; returns their statuses. */
  const everything = () => Promise.all([book(), signIn(), list(), upload()]);

  const isWell = async () => String(await everything()) === '201,200,200,201';

  async function references(): Promise<readonly string[]> {
    const found: string[] = [];
    for (let cursor: string | undefined, isMore = true; isMore; isMore = cursor !== undefined) {
      const after = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const { body } = await staff.get<ListView<BookingView>>(
        `/api/admin/bookings?tab=all&limit=100${after}`,
      );
      found.push(...body.items.map(({ reference }) => reference));
      cursor = body.nextCursor;
    }
    return found;
  }

  it(
    'answers at worst 503 while a call fails, and continues without a restart',
    async () => {
      const surprises: string[] = [];
      let reached = 0;
      for (const fault of drawnFaults()) {
        const before = faults.fired;
        faults.arm(fault);
        for (let tries = 0; tries < 4 && faults.fired === before; tries += 1) {
          const statuses = await everything();
          const wrong = statuses.filter((status) => ![200, 201, 503].includes(status));
          if (wrong.length > 0) surprises.push(`${nameOf(fault)}: ${String(wrong)}`);
        }
        faults.disarm();
        if (faults.fired > before) reached += 1;
        await eventually(async () => (await isWell()) || undefined);
      }
      expect(surprises).toEqual([]);
      // Some calls are rare, such as a truncation; but faults that no call ran into prove nothing.
      expect(reached).toBeGreaterThan(drawnFaults().length / 4);
      expect(await references()).toEqual(expect.arrayContaining(acknowledged));
    },
    fullMsMax,
  );

  it('acknowledges nothing after a failed sync of the log, and ends with a sentence', async () => {
    faults.arm({ call: 'sync', pathPart: 'event-log.sqlite-wal', code: 'EIO', skip: 0 });
    expect(await book()).toBe(503);
    const { code, output } = await system.process.ended;
    expect(code).toBe(1);
    expect(output).toMatch(/The disk failed to store what was written to the event log/);
    await system.startAgain();
    staff = await system.staff(system.hastyVisitor());
    expect(await references()).toEqual(expect.arrayContaining(acknowledged));
    expect(await book()).toBe(201);
  }, 120_000);
});
