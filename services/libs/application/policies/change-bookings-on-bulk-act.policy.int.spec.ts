import { abuse, BulkActStory } from '../../../../test/support/stories/bulk-act-story.ts';
import { lostAnswer, lostRequest } from '../../../../test/support/in-memory/faulty-event-store.ts';
import { Crash } from '../../../../test/support/stories/mail-world.ts';
import { done, slot, WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import { Random } from '../../../../test/simulation/random.ts';
import {
  CancelBooking,
  RecordCollection,
  RebookBooking,
} from '../command-handling/booking/booking.commands.ts';
import { ResumeBulkAct, StopBulkAct } from '../command-handling/bulk-act/bulk-act.commands.ts';
import { SetCapacity } from '../command-handling/departure/departure.commands.ts';

describe('a bulk act', () => {
  let side: WriteSide;
  let story: BulkActStory;

  beforeAll(async () => {
    side = await WriteSide.open();
  });

  afterAll(() => side.close());

  async function begin(capacity: number | null = null): Promise<void> {
    story = await BulkActStory.of(side, await side.publishTour({ schedule: { capacity } }));
  }

  const bookingEvents = async (bookingNumber: number) =>
    (await side.events(`booking-${bookingNumber}`)).slice(2);
  const typesOf = async (bookingNumber: number) =>
    (await bookingEvents(bookingNumber)).map(({ type }) => type);

  describe('on three bookings', () => {
    let numbers: readonly number[];

    beforeEach(async () => {
      await begin(6);
      numbers = await story.book(3);
    });

    it('cancels the named bookings and no others, in the name of the person who began it, without e-mails', async () => {
      const [first = 0, second = 0, kept = 0] = numbers;
      const id = await story.begin([first, second]);
      await story.carryOut();
      expect(await story.work(id)).toMatchObject({ state: 'done', settled: [first, second] });
      const [cancelled] = await bookingEvents(first);
      expect(cancelled).toMatchObject({
        type: 'BookingCancelled',
        data: { free: true, bulkActId: id, isSilent: true },
        metadata: { actor: { kind: 'admin', id: 'asha' } },
      });
      expect(await typesOf(kept)).toEqual([]);
      expect(await story.mailed()).toEqual([]);
    });

    it('counts bookings that are already cancelled, and lists the paid amounts', async () => {
      const [gone = 0, paid = 0, other = 0] = numbers;
      await side.side.execute(new CancelBooking({ bookingNumber: gone }, side.customer()));
      const money = { currency: 'USD', amountMinor: 1_000, method: 'cash' } as const;
      done(
        await side.side.execute(
          new RecordCollection({ bookingNumber: paid, ...money }, side.admin()),
        ),
      );
      const id = await story.begin([gone, paid, other, 10_000_000]);
      await story.carryOut();
      const failed = [
        { bookingNumber: paid, code: 'MoneyCollected' },
        { bookingNumber: 10_000_000, code: 'BookingNotFound' },
      ];
      expect(await story.work(id)).toMatchObject({
        ...{ state: 'done', settled: [other], unchanged: [gone], failed },
      });
      await story.undo(id);
      await story.carryOut();
      expect(await story.work(id)).toMatchObject({ settled: [other], total: 1 });
      expect(await typesOf(gone)).toEqual(['BookingCancelled']);
    });

    it('is undone at the old price, without e-mails, except for bookings whose seats are taken', async () => {
      const id = await story.begin(numbers);
      await story.carryOut();
      await side.book(story.tourId, 2); // Takes the seats of one of the three bookings.
      await story.undo(id);
      await story.carryOut();
      const undo = await story.work(id);
      expect(undo).toMatchObject({ state: 'done', total: 3 });
      expect(undo.settled).toHaveLength(2);
      expect(undo.failed).toMatchObject([{ code: 'DepartureFull' }]);
      const [restored = 0] = undo.settled;
      const [before] = await side.events(`booking-${restored}`);
      const rebooked = (await bookingEvents(restored)).at(-1);
      expect(rebooked).toMatchObject({
        type: 'BookingRebooked',
        data: { bulkActId: id, isSilent: true, undoes: 2 },
      });
      expect(rebooked?.data).toMatchObject({
        price: { after: (before?.data as { price: unknown }).price },
        departure: { after: slot },
      });
      const onlyNewcomer = await story.mailed();
      expect(onlyNewcomer.filter((to) => to.startsWith('guest-'))).toEqual([]);
      // When seats are free again, staff resume the act and the remaining booking is tried again.
      const departure = { tourId: story.tourId, ...slot };
      done(await side.side.execute(new SetCapacity({ departure, capacity: 8 }, side.admin())));
      done(await side.side.execute(new ResumeBulkAct({ bulkActId: id }, side.admin())));
      await story.carryOut();
      expect(await story.work(id)).toMatchObject({ state: 'done', failed: [] });
    });

    it('keeps later changes when it is undone', async () => {
      const [first = 0, second = 0] = numbers;
      const id = await story.begin([first, second]);
      await story.carryOut();
      const input = { bookingNumber: first, changes: {} };
      done(await side.side.execute(new RebookBooking(input, side.admin())));
      await side.side.execute(new CancelBooking({ bookingNumber: first }, side.customer()));
      await story.undo(id);
      await story.carryOut();
      expect(await story.work(id)).toMatchObject({
        ...{ settled: [second], failed: [{ bookingNumber: first, code: 'ChangedSince' }] },
      });
    });

    it('begins only once for the same idempotency key', async () => {
      const context = side.admin({ idempotencyKey: 'clean-up-once', body: { reason: abuse } });
      const id = await story.begin(numbers, context);
      expect(await story.begin(numbers, context)).toBe(id);
      expect(await side.eventTypes(`bulk-${id}`)).toEqual(['BulkActBegun']);
    });
  });

  it('can be stopped between two steps, and continues from there', async () => {
    await begin();
    const numbers = await story.book(18);
    const id = await story.begin(numbers);
    await story.act();
    done(await side.side.execute(new StopBulkAct({ bulkActId: id }, side.admin())));
    await story.carryOut();
    const stopped = await story.work(id);
    expect(stopped).toMatchObject({ state: 'stopped', total: 18 });
    expect(stopped.settled).toHaveLength(16);
    expect(await typesOf(numbers[17] ?? 0)).toEqual([]);
    done(await side.side.execute(new ResumeBulkAct({ bulkActId: id }, side.admin())));
    await story.carryOut();
    expect(await story.work(id)).toMatchObject({ state: 'done', settled: numbers });
  });

  /** Runs the worker until it crashes at a step; resolves to whether it finished its work. */
  async function live(crashesAt: number): Promise<boolean> {
    let step = 0;
    story.world.atStep = () => {
      step += 1;
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

  async function expectEachOnce(id: string, numbers: readonly number[]): Promise<void> {
    expect(await story.work(id)).toMatchObject({
      ...{ state: 'done', failed: [], total: numbers.length },
    });
    for (const bookingNumber of numbers) {
      expect(await typesOf(bookingNumber)).toEqual(['BookingCancelled', 'BookingRebooked']);
    }
    expect(await story.mailed()).toEqual([]);
  }

  it('changes each booking once if the worker crashes at any step, and its undo does the same', async () => {
    await begin();
    const numbers = await story.book(4);
    let crashes = 0;
    for (let crashesAt = 1; crashes === crashesAt - 1; crashesAt += 1) {
      await begin();
      const bookings = await story.book(numbers.length);
      const id = await story.begin(bookings);
      crashes += (await live(crashesAt)) ? 0 : 1;
      expect(await live(Number.POSITIVE_INFINITY)).toBe(true);
      await story.undo(id);
      await live(crashesAt);
      expect(await live(Number.POSITIVE_INFINITY)).toBe(true);
      await expectEachOnce(id, bookings);
    }
    expect(crashes).toBeGreaterThan(2 * numbers.length);
  }, 120_000);

  it('counts each cancelled booking if it is stopped after a crash at any step', async () => {
    await begin();
    const cancelled: number[] = [];
    for (let crashesAt = 1; crashesAt <= 8; crashesAt += 1) {
      const bookings = await story.book(3);
      const id = await story.begin(bookings);
      await live(crashesAt);
      const stop = new StopBulkAct({ bulkActId: id }, side.admin());
      const isStopped = (await side.side.execute(stop)).done;
      await story.carryOut();
      const types = await Promise.all(bookings.map(typesOf));
      const { settled } = await story.work(id);
      expect(settled).toHaveLength(types.flat().length);
      if (isStopped) cancelled.push(settled.length);
    }
    expect(new Set(cancelled).size).toBeGreaterThan(1);
  });

  it.each([1, 2, 3])(
    'changes each booking once with a log that loses requests and answers: history %i',
    async (seed) => {
      const random = new Random(seed);
      await begin();
      const bookings = await story.book(9);
      const id = await story.begin(bookings);
      const lives = async () => {
        for (let life = 0; life < 6; life += 1) {
          if (random.chance(0.5)) side.store.next(random.chance(0.5) ? lostAnswer : lostRequest);
          await live(random.between(1, 25));
        }
        side.store.heal();
        let isAtRest = false;
        for (let life = 0; life < 5 && !isAtRest; life += 1) {
          isAtRest = await live(Number.POSITIVE_INFINITY);
        }
        expect(isAtRest).toBe(true);
      };
      await lives();
      await story.undo(id);
      await lives();
      await expectEachOnce(id, bookings);
    },
    60_000,
  );
});
