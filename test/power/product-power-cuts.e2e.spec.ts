import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkPlace } from '../../services/libs/composition/places/check-place.ts';
import { checkPlaceOf } from '../../services/libs/composition/places/check-place-of.ts';
import type { ImageView } from '../../services/libs/contracts/image/image-view.ts';
import { CrashTraffic } from '../support/stories/crash-traffic.ts';
import { describeWherePossible } from '../support/jest/describe-where-possible.ts';
import { OpenedStore, settingsOn } from '../support/in-memory/opened-store.ts';
import { sendImage } from '../support/stories/send-image.ts';
import { System } from '../support/processes/start-system.ts';
import { Random } from '../simulation/random.ts';
import { cutPower, cutsOf, fullMsMax, type RecordedRun } from './cut-power.ts';
import { recorded, whyNotRecorded } from './disk-recorder.ts';
import { readTrace } from './disk-trace.ts';
import { storyProfile } from '../support/stories/story-profile.ts';

const commandsMin = 40;
/** Few, because checking a whole store takes as long as starting the product. */
const cuts = cutsOf(12);

/** What was acknowledged to clients by the time when the recorded trace had this length. */
interface Promised {
  readonly at: number;
  /** The revision of each booking, by its reference. */
  readonly bookings: ReadonlyMap<string, string>;
  readonly images: readonly string[];
  readonly erased: readonly string[];
}

let place: string;
const inPlace = (name: string) => join(place, name);

/** A recorded run: the files below its root at the start, and the changes after it. */
function recordedRun(start: RecordedRun['start'], trace: string): RecordedRun {
  return { start, trace: readTrace(trace) };
}

/** Describes the first promise to a visitor that a store does not keep. */
async function whatIsMissing(directory: string, promised: Promised): Promise<string | undefined> {
  const store = await OpenedStore.open(settingsOn(directory));
  try {
    const { verdict } = await checkPlace(checkPlaceOf(settingsOn(directory)));
    if (verdict.faults.length > 0) return JSON.stringify(verdict.faults);
    await store.catchUp();
    for (const [reference, revision] of promised.bookings) {
      const events = await store.ports.eventStore.readStream(`booking-${reference.slice(4)}`);
      if (events.length <= Number(revision)) return `${reference} is not at revision ${revision}`;
    }
    for (const url of promised.images) {
      const [id = '', name = ''] = url.split('/').slice(-2);
      if (!(await store.ports.images.has({ id, name }))) return `${url} is missing`;
    }
    const erasures = await store.ports.archive.names('erasures');
    if (erasures.length < promised.erased.length) return 'an erasure is missing';
    return store.alarms.length > 0 ? JSON.stringify(store.alarms) : undefined;
  } finally {
    await store.close();
  }
}

/** Makes, changes and cancels bookings, uploads a picture and erases a customer, while the disk is recorded. */
async function bookUnderRecord(root: string, trace: string): Promise<readonly Promised[]> {
  const system = await System.start({ DATA_DIR: root, ...recorded({ root, trace }) });
  const staff = await system.staff();
  const traffic = new CrashTraffic(staff, asFraction(new Random(7)));
  const promises: Promised[] = [];
  const images: string[] = [];
  const erased: string[] = [];
  const note = () => {
    const bookings = new Map([...traffic.told].map(([name, { revision }]) => [name, revision]));
    const told = { bookings, images: [...images], erased: [...erased] };
    // The length is read after the promises, so they were acknowledged by then.
    promises.push({ ...told, at: statSync(trace).size });
  };
  let isOver = false;
  const running = Array.from({ length: 4 }, () =>
    traffic.run(() => {
      note();
      return isOver;
    }),
  );
  const picture = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#284' },
  })
    .jpeg()
    .toBuffer();
  const { body } = await sendImage(staff, picture);
  images.push((body as ImageView).url);
  note();
  while (traffic.counts.acknowledged < commandsMin) await new Promise(setImmediate);
  const email = 'asha@example.com';
  const erasure = await staff.post('/api/admin/customers/erasure', { email });
  if (erasure.status >= 300) throw new Error(erasure.text);
  erased.push(email);
  note();
  isOver = true;
  await Promise.all(running);
  await system.kill();
  return promises;
}

function asFraction(random: Random): () => number {
  return () => random.fraction();
}

const whyNot =
  storyProfile === 'embedded'
    ? undefined
    : 'This story is about the files of the embedded profile.';

describeWherePossible([whyNotRecorded(), whyNot], `the product after ${cuts} power cuts`, () => {
  let booked: RecordedRun;
  let promises: readonly Promised[];

  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'power-'));
    mkdirSync(inPlace('data'));
    promises = await bookUnderRecord(inPlace('data'), inPlace('trace'));
    booked = recordedRun(new Map(), inPlace('trace'));
  }, 120_000);

  afterAll(() => {
    rmSync(place, { recursive: true, force: true });
  });

  const nothing: Promised = { at: 0, bookings: new Map(), images: [], erased: [] };
  const promisedAt = (at: number) => promises.findLast((each) => each.at <= at) ?? nothing;

  it(
    'keeps every acknowledged command, from its first start to an erasure',
    async () => {
      const wrong = await cutPower(booked, { seed: 3, cuts }, (directory, { at }) =>
        whatIsMissing(directory, promisedAt(at)),
      );
      expect(wrong).toEqual([]);
    },
    fullMsMax,
  );
});
