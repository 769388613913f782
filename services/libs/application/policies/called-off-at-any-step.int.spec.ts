import { DisruptionStory } from '../../../../test/support/stories/disruption-story.ts';
import { lostAnswer, lostRequest } from '../../../../test/support/in-memory/faulty-event-store.ts';
import { Crash } from '../../../../test/support/stories/mail-world.ts';
import { Random } from '../../../../test/simulation/random.ts';
import { done, WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import { MoveDeparture } from '../command-handling/departure/departure.commands.ts';

/** One booking more than are processed at once. */
const bookings = 9;

describe('changing the bookings of a departure that was called off, with a worker that crashes', () => {
  let side: WriteSide;
  let tourId: string;
  let story: DisruptionStory;
  let numbers: readonly number[];

  beforeAll(async () => {
    side = await WriteSide.open();
  });

  afterAll(() => side.close());

  async function begin(kind: 'cancelled' | 'moved'): Promise<void> {
    tourId = await side.publishTour({ schedule: { capacity: null } });
    story = await DisruptionStory.of(side, tourId);
    numbers = await story.book(bookings);
    if (kind === 'cancelled') {
      await story.cancel();
      return;
    }
    const to = { date: '2026-12-02', time: '14:00' };
    const input = { departure: story.departure, to, reason: 'Wind' };
    done(await side.side.execute(new MoveDeparture(input, side.admin())));
  }

  /** Runs the worker until it crashes at a step; resolves to whether it finished its work. */
  async function live(crashesAt: number): Promise<boolean> {
    let step = 0;
    story.world.atStep = () => {
      step += 1;
      // After the crash all later steps fail too, even if the code handles the error.
      if (step >= crashesAt) throw new Crash();
    };
    try {
      await story.carryOut();
      return true;
    } catch (error) {
      expect(['Crash', 'NotNow']).toContain((error as Error).name);
      return false;
    } finally {
      story.world.atStep = () => undefined;
    }
  }

  /** Expects that every booking was changed exactly once. */
  async function expectEachOnce(type: string): Promise<void> {
    expect(await story.disruption()).toMatchObject({ state: 'done', failed: [], total: bookings });
    for (const bookingNumber of numbers) {
      const types = await side.eventTypes(`booking-${bookingNumber}`);
      expect(types.filter((each) => each === type)).toHaveLength(1);
    }
    const mailed = await story.mailed();
    expect(new Set(mailed.map(({ to }) => to)).size).toBe(bookings);
    expect(mailed).toHaveLength(bookings);
  }

  it('cancels or moves each booking once, with one e-mail, after a crash at each step in turn', async () => {
    let crashes = 0;
    for (let crashesAt = 1; crashes === crashesAt - 1; crashesAt += 1) {
      const [kind, type] =
        crashesAt % 3 === 0
          ? (['moved', 'BookingRescheduled'] as const)
          : (['cancelled', 'BookingCancelled'] as const);
      await begin(kind);
      crashes += (await live(crashesAt)) ? 0 : 1;
      expect(await live(Number.POSITIVE_INFINITY)).toBe(true);
      await expectEachOnce(type);
    }
    expect(crashes).toBeGreaterThan(2 * bookings);
  }, 120_000);

  it.each([1, 2, 3, 4, 5, 6])(
    'does the same after repeated crashes, with a log that loses requests and answers: history %i',
    async (seed) => {
      const random = new Random(seed);
      const kind = random.chance(0.5) ? 'cancelled' : 'moved';
      await begin(kind);
      for (let life = 0; life < 10; life += 1) {
        if (random.chance(0.5)) side.store.next(random.chance(0.5) ? lostAnswer : lostRequest);
        await live(random.between(1, 25));
      }
      side.store.heal();
      let isAtRest = false;
      for (let life = 0; life < 5 && !isAtRest; life += 1) {
        isAtRest = await live(Number.POSITIVE_INFINITY);
      }
      expect(isAtRest).toBe(true);
      await expectEachOnce(kind === 'cancelled' ? 'BookingCancelled' : 'BookingRescheduled');
    },
    60_000,
  );
});
