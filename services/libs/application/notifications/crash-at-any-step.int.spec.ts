import { Crash, MailWorld } from '../../../../test/support/mail-world.ts';
import { lostAnswer, lostRequest } from '../../../../test/support/faulty-event-store.ts';
import { Random } from '../../../../test/simulation/random.ts';
import { WriteSide } from '../../../../test/support/write-side.ts';
import type { Position } from '../event-log/stored-event.ts';

/** More than the worker takes to mail one booking. */
const stepsMax = 40;

describe('mailing a booking, wherever the worker crashes', () => {
  let story: WriteSide;
  let tourId: string;
  let start: Position;
  let world: MailWorld;

  beforeEach(async () => {
    story = await WriteSide.open();
    tourId = await story.publishTour({ schedule: { capacity: null } });
    start = await story.store.head();
    world = new MailWorld(story);
    await story.book(tourId, 2);
  });

  afterEach(() => story.close());

  function minutesPass(minutes: number): void {
    story.clock.instant = new Date(
      Date.parse(story.clock.instant) + 60_000 * minutes,
    ).toISOString();
  }

  /** One life of the worker; resolves to whether it came to its end. It crashes at a step. */
  async function live(crashesAt: number): Promise<boolean> {
    let step = 0;
    world.atStep = () => {
      step += 1;
      if (step >= crashesAt) throw new Crash();
    };
    try {
      await world.letPolicyAct(start);
      const sender = world.sender();
      for (const { id } of world.jobs.splice(0)) await sender.send(id);
      for (const { notificationId, isUnfinished } of await world.cards(start)) {
        if (isUnfinished) await sender.send(notificationId);
      }
      return true;
    } catch (error) {
      // Or it noticed that the log did not answer.
      expect(['Crash', 'NotNow', 'LedgerAway']).toContain((error as Error).name);
      // Redis may forget too.
      world.jobs.splice(0);
      return false;
    }
  }

  /** Whatever happened: nothing is sent twice, nothing is lost, and what is not known is said to be so. */
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

  it('at each step in turn: each message arrives once, or staff see that nobody knows', async () => {
    const seen = new Set<string>();
    let crashes = 0;
    for (let crashesAt = 1; crashesAt <= stepsMax; crashesAt += 1) {
      start = await story.store.head();
      world = new MailWorld(story);
      await story.book(tourId, 2);
      crashes += (await live(crashesAt)) ? 0 : 1;
      minutesPass(6);
      expect(await live(Number.POSITIVE_INFINITY)).toBe(true);
      for (const status of await expectEachOnceOrUnknown()) seen.add(status);
    }
    expect(crashes).toBeGreaterThan(10);
    expect(crashes).toBeLessThan(stepsMax);
    expect([...seen].toSorted()).toEqual(['sent', 'unknown']);
  }, 60_000);

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'again and again, with a log that loses requests and answers: history %i',
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

  it('and nothing is sent when everything is gone through once more', async () => {
    expect(await live(Number.POSITIVE_INFINITY)).toBe(true);
    expect(world.mailbox.delivered).toHaveLength(2);
    const head = await story.store.head();
    minutesPass(60);
    expect(await live(Number.POSITIVE_INFINITY)).toBe(true);
    expect(world.mailbox.delivered).toHaveLength(2);
    expect(await story.store.head()).toBe(head);
  });
});
