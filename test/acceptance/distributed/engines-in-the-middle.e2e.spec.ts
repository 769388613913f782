import { setTimeout as pause } from 'node:timers/promises';
import { askToBook, book } from '../../support/booking-requests.ts';
import {
  bookedReferences,
  describeDistributed,
  eventually,
  timed,
} from '../../support/distributed-story.ts';
import { Engines } from '../../support/product-place.ts';
import { System } from '../../support/start-system.ts';
import { freshKey, type Visitor } from '../../support/visitor.ts';

/** How long an engine that ended is away, in milliseconds. */
const endedMs = 20_000;

/** How long one stands still, in milliseconds: longer than any of the product's own patience. */
const stillMs = 4_000;

/** An answer comes within this time, whatever is away, in milliseconds. */
const answerMsMax = 2_000;

/** What is done at once, among what takes its time. */
function now(act: () => void): Promise<void> {
  act();
  return Promise.resolve();
}

describeDistributed('an engine that goes away for some seconds', () => {
  let engines: Engines;
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    engines = await Engines.start({ own: true });
    system = await System.startOn(engines);
    staff = await system.staff();
    await book(system.visitor());
  });

  afterAll(() => system.remove());

  /** Asks for bookings, one after another, for as long as an engine is away. */
  const bookMeanwhile = async (awayMs: number) => {
    const until = performance.now() + awayMs;
    const asked: { key: string; answer: Awaited<ReturnType<typeof askTimed>> }[] = [];
    while (performance.now() < until) {
      const key = freshKey();
      asked.push({ key, answer: await askTimed(key) });
      await pause(awayMs / 40);
    }
    return asked;
  };
  const askTimed = (key: string) => timed(askToBook(system.visitor(), {}, key));

  const slowest = (answers: readonly { readonly ms: number }[]) =>
    Math.max(...answers.map(({ ms }) => ms));

  /** Every engine is back, and everything that was booked can be seen. */
  const allIsSeen = (references: readonly string[]) =>
    eventually('every booking is seen again', async () => {
      try {
        const seen = new Set(await bookedReferences(staff));
        return references.every((reference) => seen.has(reference));
      } catch {
        return false;
      }
    });

  it.each([
    ['ends', endedMs, () => engines.mongo.stop(), () => engines.mongo.startAgain()],
    [
      'stands still',
      stillMs,
      () =>
        now(() => {
          engines.mongo.pause();
        }),
      () =>
        now(() => {
          engines.mongo.resume();
        }),
    ],
  ])('lets travellers book and see tours when the database %s', async (_, awayMs, goes, comes) => {
    await goes();
    const asked = await bookMeanwhile(awayMs);
    const reads = await Promise.all([
      timed(system.visitor().get('/api/tours')),
      timed(system.visitor().get('/api/tours/spice-farm-tour')),
    ]);
    const unread = await Promise.all([
      timed(system.visitor().get('/api/tours/spice-farm-tour/availability')),
      timed(staff.get('/api/admin/bookings?tab=all')),
    ]);
    await comes();
    const answers = asked.map(({ answer }) => answer);
    console.info(
      `The database away for ${awayMs} ms: ${answers.length} bookings, the slowest ${slowest(answers)} ms; ` +
        `reads without it refused within ${slowest(unread)} ms.`,
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(slowest(answers)).toBeLessThan(answerMsMax);
    expect(reads.map(({ status }) => status)).toEqual([200, 200]);
    for (const { status, body, headers, ms } of unread) {
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'Unavailable', '2']);
      expect(ms).toBeLessThan(answerMsMax + 500);
    }
    await allIsSeen(answers.map(({ body }) => body.reference));
  });

  it.each([
    ['ends', endedMs, () => engines.eventStore.kill(), () => engines.eventStore.start()],
    [
      'stands still',
      stillMs,
      () =>
        now(() => {
          engines.eventStore.pause();
        }),
      () =>
        now(() => {
          engines.eventStore.resume();
        }),
    ],
  ])(
    'refuses bookings in time, and shows what it knows, when the event store %s',
    async (_, awayMs, goes, comes) => {
      await goes();
      const asked = await bookMeanwhile(awayMs);
      const reads = await Promise.all([
        timed(system.visitor().get('/api/tours')),
        timed(system.visitor().get('/api/tours/spice-farm-tour')),
        timed(system.visitor().get('/api/tours/spice-farm-tour/availability')),
        timed(staff.get('/api/admin/bookings?tab=all')),
      ]);
      await comes();
      const answers = asked.map(({ answer }) => answer);
      console.info(
        `The event store away for ${awayMs} ms: ${answers.length} bookings refused, the slowest after ` +
          `${slowest(answers)} ms; reads answered within ${slowest(reads)} ms.`,
      );
      for (const { status, headers } of answers) {
        expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      }
      expect(slowest(answers)).toBeLessThan(answerMsMax);
      expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(slowest(reads)).toBeLessThan(answerMsMax + 500);

      // The same requests again: each becomes one booking, whatever became of it before.
      const before = await waitUntilBookable();
      const again = [];
      for (const { key } of asked) again.push(await askTimed(key));
      expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]));
      const references = again.map(({ body }) => body.reference);
      expect(new Set(references).size).toBe(asked.length);
      await allIsSeen([...references, before]);
    },
  );

  const waitUntilBookable = async (): Promise<string> => {
    const key = freshKey();
    let reference = '';
    await eventually('bookings are taken again', async () => {
      const { status, body } = await askToBook(system.visitor(), {}, key);
      reference = body.reference;
      return status === 201;
    });
    return reference;
  };

  it.each([
    ['ends', endedMs, () => engines.redis.stop(), () => engines.redis.startAgain()],
    [
      'stands still',
      stillMs,
      () =>
        now(() => {
          engines.redis.pause();
        }),
      () =>
        now(() => {
          engines.redis.resume();
        }),
    ],
  ])('changes nothing for anybody when Redis %s', async (_, awayMs, goes, comes) => {
    await goes();
    const asked = await bookMeanwhile(awayMs);
    const answers = asked.map(({ answer }) => answer);
    const list = await timed(staff.get('/api/admin/bookings?tab=all'));
    const signedIn = await timed(
      system.staff().then((visitor) => visitor.get('/api/auth/session')),
    );
    await comes();
    console.info(
      `Redis away for ${awayMs} ms: ${answers.length} bookings, the slowest ${slowest(answers)} ms.`,
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(slowest(answers)).toBeLessThan(answerMsMax);
    expect([list.status, signedIn.status]).toEqual([200, 200]);
    await allIsSeen(answers.map(({ body }) => body.reference));
  });
});
