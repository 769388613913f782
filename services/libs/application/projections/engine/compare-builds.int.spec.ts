import {
  added,
  at,
  Runner,
  trip,
} from '../../../../../test/support/in-memory/read-model-runner.ts';
import { ReadSide } from '../../../../../test/support/in-memory/read-side.ts';
import { featured, published } from '../../../../../test/support/in-memory/stored-events.ts';
import { VirtualClock } from '../../../../../test/support/in-memory/virtual-clock.ts';
import type { Collection } from '../../ports/collection.ts';
import { leasePatienceMs } from './build-lease.ts';
import { compareBuilds } from './compare-builds.ts';
import type { ProjectionRoute } from './projection.ts';

/** The types of a tour's events. */
interface Diary {
  readonly types: readonly string[];
  readonly isCorrected?: boolean;
}

const diaries: Collection<Diary> = { name: 'diaries', version: 1, fields: {}, indexes: [] };

interface Rules {
  isCorrected: boolean;
}

/** With the corrected rules, tour-a changes, tour-new appears and tour-gone disappears. */
function diaryRoute(rules: Rules): ProjectionRoute {
  return {
    projection: {
      collection: diaries,
      documentIds: ({ stream }) =>
        stream === (rules.isCorrected ? 'tour-gone' : 'tour-new') ? [] : [stream],
      fold: (document, { type }, stream) => ({
        types: [...((document as Diary | undefined)?.types ?? []), type],
        ...(rules.isCorrected && stream === 'tour-a' && { isCorrected: true }),
      }),
    },
    events: ['TourPublished', 'TourFeatured'],
  };
}

describe('The comparison of a rebuilt read model with the read model before it', () => {
  let rules: Rules;
  let side: ReadSide;

  beforeEach(async () => {
    rules = { isCorrected: false };
    side = new ReadSide([diaryRoute(rules)]);
    await side.happen('tour-a', published, featured);
    for (const tour of ['tour-b', 'tour-gone', 'tour-new']) await side.happen(tour, published);
  });

  afterEach(async () => {
    await side.close();
  });

  const comparison = async () => (await side.store.builds()).at(-1)?.comparison;

  async function rebuildCorrected() {
    const runner = await side.run();
    await side.catchUp();
    rules.isCorrected = true;
    await runner.rebuild('diaries');
    await side.eventually(async () => (await comparison()) !== undefined);
    return await comparison();
  }

  it('lists the differences of each document, by field names only', async () => {
    expect(await rebuildCorrected()).toStrictEqual({
      ...{ with: 1, at: expect.stringMatching(/Z$/) as unknown as string },
      documents: { before: 3, after: 3 },
      ...{ changed: 1, added: 1, missing: 1, unsettled: 0 },
      sample: [
        { id: 'tour-a', kind: 'changed', fields: ['isCorrected'] },
        { id: 'tour-gone', kind: 'missing', fields: [] },
        { id: 'tour-new', kind: 'added', fields: [] },
      ],
    });
  });

  it('finds no differences if rules and log are the same', async () => {
    rules.isCorrected = true;
    expect(await rebuildCorrected()).toMatchObject({
      documents: { before: 3, after: 3 },
      ...{ changed: 0, added: 0, missing: 0, unsettled: 0, sample: [] },
    });
  });

  it('reaches the end with any number of documents', async () => {
    rules.isCorrected = true;
    for (let tour = 0; tour < 1_100; tour += 1) await side.happen(`tour-${tour}`, published);
    expect(await rebuildCorrected()).toMatchObject({
      documents: { before: 1_103, after: 1_103 },
      ...{ changed: 0, added: 0, missing: 0, unsettled: 0 },
    });
  });

  it('reports no differences because of events that happen during the comparison', async () => {
    rules.isCorrected = true;
    const runner = await side.run();
    await side.catchUp();
    await runner.rebuild('diaries');
    while ((await comparison()) === undefined) {
      for (const tour of ['tour-a', 'tour-b']) await side.happen(tour, published);
    }
    expect(await comparison()).toMatchObject({ changed: 0, added: 0, missing: 0 });
  });

  it('is taken over by another process when the process that built it has stopped', async () => {
    const first = await side.run();
    await side.catchUp();
    await first.close();
    const second = { collection: diaries, number: 2 };
    await side.store.createBuild(second);
    const seen = { owner: undefined, fence: 0, beat: 0 };
    const lease = await side.store.claim(second, 'gone', seen);
    expect(lease && (await side.store.markReady(second, lease))).toBe(true);
    const clock = new VirtualClock();
    await side.run({ clock });
    await side.eventually(async () => {
      await clock.advance(leasePatienceMs / 3);
      return (await comparison()) !== undefined;
    });
    expect(await comparison()).toMatchObject({ with: 1, changed: 0, unsettled: 0 });
  });

  describe('with a document that changes all the time', () => {
    let clock: VirtualClock;
    let before: Runner;
    let after: Runner;

    beforeEach(async () => {
      clock = new VirtualClock();
      before = await Runner.start(side.store);
      after = await Runner.start(side.store);
      await before.put(1, trip('calm'), trip('busy'));
      await after.put(1, trip('calm', { seats: 2 }));
      // The document includes an event that is still ahead of both builds' positions.
      await after.write(1, [added(trip('busy', { seats: 2 }), 9)], at(1));
    });

    async function compare(meanwhile: () => Promise<unknown> = () => Promise.resolve()) {
      const store = side.store;
      const pair = { before: before.build, after: after.build };
      const comparing = compareBuilds({ store, clock }, pair, new AbortController().signal);
      let isDone = false;
      const done = comparing.finally(() => (isDone = true));
      await side.eventually(async () => {
        if (clock.sleepers > 0) await meanwhile();
        await clock.advance(250);
        return isDone;
      });
      return await done;
    }

    it('reports that this document could not be compared, and compares the other documents', async () => {
      expect(await compare()).toMatchObject({
        ...{ changed: 1, added: 0, missing: 0, unsettled: 1 },
        sample: [{ id: 'calm', kind: 'changed', fields: ['seats'] }],
      });
    });

    it('compares the document after both builds have passed its last event', async () => {
      let told = false;
      const writeOnce = async () => {
        if (told) return;
        told = true;
        for (const build of [before, after]) await build.write(9);
      };
      expect(await compare(writeOnce)).toMatchObject({ changed: 2, unsettled: 0 });
    });
  });
});
