import { Crash, MailWorld } from '../../../../test/support/stories/mail-world.ts';
import { lostAnswer, lostRequest } from '../../../../test/support/in-memory/faulty-event-store.ts';
import { ReadSide } from '../../../../test/support/in-memory/read-side.ts';
import { Random } from '../../../../test/simulation/random.ts';
import { WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import type { Position } from '../event-log/stored-event.ts';
import { bookingTabs } from '../projections/booking/booking-tabs.projection.ts';
import { projectionRoutes } from '../projections/projection-routes.ts';
import { remindTravellers } from './remind-travellers.ts';
import { sendDeparturesDigest } from './send-departures-digest.ts';

/** More steps than the worker takes to mail one booking. */
const stepsMax = 40;

/** The causes of e-mails. Each cause makes one e-mail to the traveller and one to the operator. */
const causes = [
  { what: 'a booking', at: undefined },
  // The evening before the tour, in Zanzibar.
  { what: 'the reminder and the digest of a day', at: '2026-11-30T15:00:00.000Z' },
] as const;

describe.each(causes)('mailing $what with a worker that crashes', ({ at }) => {
  let story: WriteSide;
  let readSide: ReadSide;
  let start: Position;
  let world: MailWorld;

  async function begin(): Promise<void> {
    story = await WriteSide.open();
    const routes = projectionRoutes.filter(
      ({ projection: { collection } }) => collection.name === bookingTabs.collection.name,
    );
    readSide = new ReadSide(routes, story.store);
    if (at !== undefined) await readSide.run();
    const tourId = await story.publishTour({ schedule: { capacity: null } });
    start = await story.store.head();
    world = new MailWorld(story, readSide.readStore);
    await story.book(tourId, 2);
    if (at !== undefined) story.clock.instant = at;
  }

  async function end(): Promise<void> {
    await readSide.close();
    await story.close();
  }

  beforeEach(begin);
  afterEach(end);

  /** Does the work that the worker does before it sends e-mails. */
  async function cause(): Promise<void> {
    if (at === undefined) {
      await world.letPolicyAct(start);
      return;
    }
    const following = { hasStopped: () => Promise.resolve(false) };
    const tools = {
      ...world.tools(),
      readStore: readSide.readStore,
      clock: story.clock,
      following,
    };
    await remindTravellers({ ...tools, timeOfDay: '09:00' });
    await sendDeparturesDigest({ ...tools, timeOfDay: '18:00' });
  }

  function minutesPass(minutes: number): void {
    story.clock.instant = new Date(
      Date.parse(story.clock.instant) + 60_000 * minutes,
    ).toISOString();
  }

  /** Runs the worker until it crashes at a step; resolves to whether it finished its work. */
  async function live(crashesAt: number): Promise<boolean> {
    let step = 0;
    world.atStep = () => {
      step += 1;
      if (step >= crashesAt) throw new Crash();
    };
    try {
      await cause();
      const sender = world.sender();
      for (const { id } of world.jobs.splice(0)) await sender.send(id);
      for (const { notificationId, isUnfinished } of await world.cards(start)) {
        if (isUnfinished) await sender.send(notificationId);
      }
      return true;
    } catch (error) {
      // Other errors mean that the worker noticed that the log did not answer.
      expect(['Crash', 'NotNow', 'LogUnreachable', 'JobFailed']).toContain((error as Error).name);
      // Redis may also lose its jobs.
      world.jobs.splice(0);
      return false;
    }
  }

  /** Expects that no message was sent twice or lost, and that unknown outcomes are shown as unknown. */
  async function expectEachOnceOrUnknown(): Promise<readonly string[]> {
    const cards = await world.cards(start);
    expect(cards.map(({ subject }) => subject.recipient).toSorted()).toEqual([
      'operator',
      'traveller',
    ]);
    for (const { notificationId, status } of cards) {
      const arrived = world.mailbox.delivered.filter(({ id }) => id === notificationId).length;
      expect([status, arrived <= 1]).toEqual([status, true]);
      expect(['sent', 'unknown']).toContain(status);
      expect(status !== 'sent' || arrived === 1).toBe(true);
    }
    return cards.map(({ status }) => status);
  }

  it('delivers each message once, or shows staff that the outcome is unknown, after a crash at each step in turn', async () => {
    const seen = new Set<string>();
    let crashes = 0;
    for (let isWhole = false; !isWhole && crashes < stepsMax;) {
      await end();
      await begin();
      isWhole = await live(crashes + 1);
      crashes += isWhole ? 0 : 1;
      minutesPass(6);
      expect(await live(Number.POSITIVE_INFINITY)).toBe(true);
      for (const status of await expectEachOnceOrUnknown()) seen.add(status);
    }
    expect(crashes).toBeGreaterThan(10);
    expect(crashes).toBeLessThan(stepsMax);
    expect([...seen].toSorted()).toEqual(['sent', 'unknown']);
  }, 120_000);

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'does the same after repeated crashes, with a log that loses requests and answers: history %i',
    async (seed) => {
      const random = new Random(seed);
      for (let life = 0; life < 12; life += 1) {
        if (random.chance(0.3)) {
          story.store.next(random.chance(0.5) ? lostAnswer : lostRequest);
        }
        await live(random.between(1, 20));
        minutesPass(random.between(0, 6));
      }
      let isAtRest = false;
      for (let life = 0; life < 5; life += 1) {
        minutesPass(6);
        isAtRest = await live(Number.POSITIVE_INFINITY);
      }
      expect(isAtRest).toBe(true);
      await expectEachOnceOrUnknown();
    },
    60_000,
  );

  it('sends no message when all work is repeated', async () => {
    expect(await live(Number.POSITIVE_INFINITY)).toBe(true);
    expect(world.mailbox.delivered).toHaveLength(2);
    const head = await story.store.head();
    minutesPass(60);
    expect(await live(Number.POSITIVE_INFINITY)).toBe(true);
    expect(world.mailbox.delivered).toHaveLength(2);
    expect(await story.store.head()).toBe(head);
  });
});
