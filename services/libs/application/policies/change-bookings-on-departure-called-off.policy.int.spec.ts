import { DisruptionStory, stormy } from '../../../../test/support/stories/disruption-story.ts';
import { cutAfterFirstPart } from '../../../../test/support/in-memory/faulty-event-store.ts';
import {
  asha,
  done,
  party,
  slot,
  WriteSide,
} from '../../../../test/support/in-memory/write-side.ts';
import type { CommandContext } from '../command-handling/engine/command-context.ts';
import {
  BookTour,
  CancelBooking,
  ModifyBooking,
  RebookBooking,
} from '../command-handling/booking/booking.commands.ts';
import {
  CancelDeparture,
  CloseDeparture,
  MoveDeparture,
  NoteDisruptionProgress,
  ReopenDeparture,
  ResumeDisruption,
  SetCapacity,
  StopDisruption,
} from '../command-handling/departure/departure.commands.ts';
import type { CommandSender } from '../command-handling/engine/requested-command.ts';
import { EngineAway } from '../ports/engine-away.ts';
import { changeBookingsOnDepartureCalledOff } from './change-bookings-on-departure-called-off.policy.ts';
import { NotNow } from './policy.ts';

type Event = Parameters<typeof changeBookingsOnDepartureCalledOff.act>[0];

/** Sends every command except the one that notes the progress. */
function failsToNote(sender: CommandSender): CommandSender {
  return {
    execute: (command) =>
      command instanceof NoteDisruptionProgress
        ? Promise.resolve({ done: false, refusal: { code: 'TimedOut' } })
        : sender.execute(command),
  };
}

describe('a departure that is called off', () => {
  let side: WriteSide;
  let tourId: string;
  let story: DisruptionStory;
  let numbers: readonly number[];

  beforeAll(async () => {
    side = await WriteSide.open();
  });

  afterAll(() => side.close());

  beforeEach(async () => {
    side.clock.instant = '2026-11-20T09:00:00.000Z';
    tourId = await side.publishTour({ schedule: { capacity: 100 } });
    story = await DisruptionStory.of(side, tourId);
    numbers = await story.book(3);
  });

  const bookingEvents = async (bookingNumber: number) =>
    (await side.events(`booking-${bookingNumber}`)).slice(2);
  const typesOf = async (bookingNumber: number) =>
    (await bookingEvents(bookingNumber)).map(({ type }) => type);
  const later = { date: '2026-12-02', time: '14:00' };

  function move(more: Partial<MoveDeparture['input']> = {}, context = side.admin()) {
    const input = { departure: story.departure, to: later, reason: stormy, ...more };
    return side.side.execute(new MoveDeparture(input, context));
  }

  function book(travellers: number, at = slot, context: CommandContext = side.customer()) {
    const input = { tourId, slot: at, party: party(travellers), contact: asha };
    return side.side.execute(
      new BookTour(
        context.actor.kind === 'admin' ? { ...input, overrideReason: 'They insist' } : input,
        context,
      ),
    );
  }

  const stop = () =>
    side.side.execute(new StopDisruption({ departure: story.departure }, side.admin()));
  const resume = () =>
    side.side.execute(new ResumeDisruption({ departure: story.departure }, side.admin()));

  describe('when it is cancelled', () => {
    it('cancels every booking free of charge, at any time, in the name of the person who cancelled it', async () => {
      side.clock.instant = '2026-12-01T05:59:00.000Z';
      await story.cancel();
      await story.carryOut();
      const { id, total, state } = await story.disruption();
      expect([total, state]).toEqual([3, 'done']);
      const [begun] = await side.events(story.stream).then((all) => all.slice(3));
      for (const bookingNumber of numbers) {
        const [cancelled, ...more] = await bookingEvents(bookingNumber);
        expect(more).toEqual([]);
        expect(cancelled).toMatchObject({
          type: 'BookingCancelled',
          data: { free: true, by: 'admin', disruptionId: id, isReasonTold: true },
          metadata: {
            actor: { kind: 'admin', id: 'asha' },
            commandId: side.ports.cryptography.uuidV5(id, String(bookingNumber)),
            causationId: begun?.id,
          },
        });
      }
    });

    it('causes one e-mail to each traveller, with the reason, and none to the operator', async () => {
      await story.cancel();
      await story.carryOut();
      const mailed = await story.mailed();
      expect(mailed.map(({ to }) => to).toSorted()).toEqual(
        [0, 1, 2].map((index) => `traveller-${index}@example.com`),
      );
      for (const { subject, text } of mailed) {
        expect(subject).toMatch(/^Booking Cancelled: /);
        expect(text).toContain(stormy);
        expect(text).toContain('free of charge');
      }
      expect(await story.mailed()).toHaveLength(3);
    });

    it('releases all seats', async () => {
      const start = await side.store.head();
      await story.cancel();
      await story.carryOut();
      await side.letPoliciesAct(start);
      const types = (await side.eventTypes(story.stream)).filter((type) =>
        type.startsWith('Seats'),
      );
      expect(types.filter((type) => type === 'SeatsReleased')).toHaveLength(3);
    });

    it('changes a few bookings at a time, and shows the progress', async () => {
      await story.book(17);
      await story.cancel();
      const progress: number[] = [];
      while ((await story.disruption()).state === 'running') {
        await story.act();
        progress.push((await story.disruption()).unsettled.length);
      }
      expect(progress).toEqual([12, 4, 0]);
    });

    it('starts one disruption if the request is sent twice with one key, and refuses a different body with this key', async () => {
      const context = () => side.admin({ idempotencyKey: 'storm', body: { reason: stormy } });
      const input = { departure: story.departure, reason: stormy };
      const cancel = () => side.side.execute(new CancelDeparture(input, context()));
      const first = done(await cancel());
      await story.carryOut();
      const second = done(await cancel());
      expect(second.replayed).toBe(true);
      expect(second.revision).toBe(first.revision);
      const other = new CancelDeparture(input, { ...context(), body: { reason: 'Other' } });
      expect(await side.side.execute(other)).toMatchObject({ refusal: { code: 'KeyReused' } });
      expect(await story.mailed()).toHaveLength(3);
    });

    it('ignores bookings that the traveller cancels or moves before their turn', async () => {
      const [first = 0, second = 0] = numbers;
      const gone = new CancelBooking({ bookingNumber: first }, side.customer());
      const changes = { time: '14:00' };
      const away = new ModifyBooking({ bookingNumber: second, changes }, side.customer());
      await story.cancel();
      done(await side.side.execute(gone));
      done(await side.side.execute(away));
      await story.carryOut();
      expect((await story.disruption()).state).toBe('done');
      expect(await typesOf(first)).toEqual(['BookingCancelled']);
      expect(await typesOf(second)).toEqual(['BookingRescheduled']);
      const told = (await story.mailed()).filter(({ text }) => text.includes(stormy));
      expect(told.map(({ to }) => to)).toEqual(['traveller-2@example.com']);
    });

    it('takes no more bookings, not even from staff', async () => {
      await story.cancel();
      expect(await book(2)).toMatchObject({ refusal: { code: 'DepartureClosed' } });
      expect(await book(2, slot, side.admin())).toMatchObject({
        refusal: { code: 'DepartureCalledOff' },
      });
      await story.carryOut();
      const [bookingNumber = 0] = numbers;
      const rebook = { bookingNumber, changes: {}, overrideReason: 'They insist' };
      expect(await side.side.execute(new RebookBooking(rebook, side.admin()))).toMatchObject({
        refusal: { code: 'DepartureCalledOff' },
      });
    });

    it('releases the seats of a booking in progress, and refuses this booking because the departure is closed', async () => {
      side.store.next(cutAfterFirstPart);
      const context = side.customer({ idempotencyKey: 'a slow one' });
      expect(await book(4, slot, context)).toMatchObject({ refusal: { code: 'OutcomeUnknown' } });
      await story.cancel();
      await story.carryOut();
      expect((await story.disruption()).state).toBe('done');
      const { seats } = done(
        await side.side.execute(new CloseDeparture({ departure: story.departure }, side.admin())),
      ).result.state;
      expect(seats.bookings()).toEqual(numbers);
      expect(await book(4, slot, context)).toMatchObject({ refusal: { code: 'DepartureClosed' } });
      expect(await story.mailed()).toHaveLength(3);
    });

    it('releases the seats of a change in progress, and still cancels the booking', async () => {
      const [bookingNumber = 0] = numbers;
      side.store.next(cutAfterFirstPart);
      const changes = { party: party(5) };
      await side.side.execute(new ModifyBooking({ bookingNumber, changes }, side.customer()));
      await story.cancel();
      await story.carryOut();
      expect(await typesOf(bookingNumber)).toEqual(['BookingCancelled', 'ReservationAbandoned']);
    });
  });

  describe('when it is moved to another time', () => {
    it('moves every booking at its agreed price, and takes new seats before it releases the old ones', async () => {
      const before = done(await book(2, later)).result;
      expect(before.state).toMatchObject({ status: 'confirmed' });
      done(await move());
      await story.carryOut();
      const { id, state } = await story.disruption();
      expect(state).toBe('done');
      for (const bookingNumber of numbers) {
        const [rescheduled, ...more] = await bookingEvents(bookingNumber);
        expect(more).toEqual([]);
        expect(rescheduled).toMatchObject({
          type: 'BookingRescheduled',
          data: { before: slot, after: later, disruptionId: id, isReasonTold: true },
        });
      }
      expect(await side.eventTypes(`departure-${tourId}_2026-12-02_1400`)).toEqual(
        Array(4).fill('SeatsReserved'),
      );
    });

    it('causes one e-mail to each traveller, with the old and the new time', async () => {
      done(await move());
      await story.carryOut();
      const mailed = await story.mailed();
      expect(mailed).toHaveLength(3);
      for (const { subject, text } of mailed) {
        expect(subject).toBe('Booking Rescheduled: Spice Farm Tour, Wednesday 2 December 2026');
        expect(text).toContain(stormy);
        expect(text.replaceAll(/\s+/g, ' ')).toContain('was Tuesday 1 December 2026, 09:00');
      }
    });

    it('is refused if the new departure has too few seats, unless staff give a reason', async () => {
      const capacity = new SetCapacity(
        { departure: { tourId, ...later }, capacity: 5 },
        side.admin(),
      );
      done(await side.side.execute(capacity));
      expect(await move()).toMatchObject({ refusal: { code: 'DepartureFull', seatsLeft: 5 } });
      done(await move({ force: { reason: 'Two boats go' } }));
      await story.carryOut();
      expect(await story.disruption()).toMatchObject({ state: 'done', failed: [] });
      const moved = await Promise.all(numbers.map(async (each) => (await bookingEvents(each))[0]));
      const rules = moved.flatMap(
        (event) => (event?.data as { readonly overridden?: readonly string[] }).overridden ?? [],
      );
      expect(rules).toEqual(['full']);
    });

    it('also moves bookings whose seats were sold to others meanwhile', async () => {
      const target = { tourId, ...later };
      done(
        await side.side.execute(new SetCapacity({ departure: target, capacity: 6 }, side.admin())),
      );
      done(await move());
      done(await book(3, later));
      await story.carryOut();
      expect(await story.disruption()).toMatchObject({ state: 'done', failed: [] });
    });

    it('lists bookings that could not be moved because the new departure is called off too, and can try again', async () => {
      done(await move());
      const target = { tourId, ...later };
      const reason = 'Nor does this one.';
      done(
        await side.side.execute(new CancelDeparture({ departure: target, reason }, side.admin())),
      );
      await story.carryOut();
      expect(await story.disruption()).toMatchObject({
        state: 'done',
        failed: numbers.map((bookingNumber) => ({ bookingNumber, code: 'DepartureCalledOff' })),
      });
      expect(await story.mailed()).toEqual([]);
      done(await side.side.execute(new ReopenDeparture({ departure: target }, side.admin())));
      done(await resume());
      await story.carryOut();
      expect(await story.disruption()).toMatchObject({ state: 'done', failed: [], total: 3 });
      expect(await story.mailed()).toHaveLength(3);
    });
  });

  describe('when stopped', () => {
    it('changes no further bookings until it is resumed, then changes the rest', async () => {
      await story.book(17);
      await story.cancel();
      await story.act();
      done(await stop());
      const { unsettled } = await story.disruption();
      expect(unsettled).toHaveLength(12);
      await story.carryOut();
      expect(await story.disruption()).toMatchObject({ state: 'stopped', unsettled });
      for (const bookingNumber of unsettled) expect(await typesOf(bookingNumber)).toEqual([]);
      expect(await story.mailed()).toHaveLength(8);
      done(await resume());
      await story.carryOut();
      expect(await story.disruption()).toMatchObject({ state: 'done', unsettled: [] });
      expect(await story.mailed()).toHaveLength(20);
    });

    it('notes bookings that were cancelled before the stop but not noted yet', async () => {
      await story.book(17);
      await story.cancel();
      const begun = (await side.events(story.stream)).at(-1) as Event;
      const noting = { ...story.world.tools(), commands: failsToNote(side.side) };
      await expect(changeBookingsOnDepartureCalledOff.act(begun, noting)).rejects.toThrow(NotNow);
      done(await stop());
      expect((await story.disruption()).unsettled).toHaveLength(20);
      await story.carryOut();
      const { state, unsettled } = await story.disruption();
      expect([state, unsettled.length]).toEqual(['stopped', 12]);
      for (const bookingNumber of unsettled) expect(await typesOf(bookingNumber)).toEqual([]);
    });

    it('keeps the remaining bookings when the departure is reopened', async () => {
      await story.book(9);
      await story.cancel();
      await story.act();
      const reopen = () =>
        side.side.execute(new ReopenDeparture({ departure: story.departure }, side.admin()));
      expect(await reopen()).toMatchObject({ refusal: { code: 'DisruptionRunning' } });
      done(await stop());
      done(await reopen());
      await story.carryOut();
      expect(await story.mailed()).toHaveLength(8);
      expect((await book(2)).done).toBe(true);
      expect(await resume()).toMatchObject({ refusal: { code: 'NotCalledOff' } });
    });
  });

  describe('with several workers', () => {
    const act = async (event: Event, commands = side.side) =>
      changeBookingsOnDepartureCalledOff.act(event, { ...story.world.tools(), commands });
    const lastEvent = async () => (await side.events(story.stream)).at(-1) as Event;

    it('changes each booking once, even if many workers process it', async () => {
      await story.book(9);
      await story.cancel();
      const begun = await lastEvent();
      await Promise.all([
        act(begun, side.anotherProcess()),
        act(begun, side.anotherProcess()),
        act(begun, side.anotherProcess()),
      ]);
      await Promise.all([story.carryOut(), act(begun, side.anotherProcess())]);
      expect((await story.disruption()).state).toBe('done');
      expect(await story.mailed()).toHaveLength(12);
      for (const bookingNumber of numbers) {
        expect(await typesOf(bookingNumber)).toEqual(['BookingCancelled']);
      }
    });

    it('waits while the log cannot be reached', async () => {
      await story.cancel();
      const away = { execute: () => Promise.reject(new EngineAway('log')) } as never;
      await expect(act(await lastEvent(), away)).rejects.toThrow(NotNow);
      await story.carryOut();
      expect((await story.disruption()).state).toBe('done');
    });

    it('skips a booking that cannot be read, and lists it', async () => {
      await story.cancel();
      const [poisoned = 0] = numbers;
      const commands = {
        execute: ((command) =>
          command.target === String(poisoned)
            ? Promise.reject(new Error('unreadable'))
            : side.side.execute(command)) as CommandSender['execute'],
      };
      await changeBookingsOnDepartureCalledOff.act(await lastEvent(), {
        ...story.world.tools(),
        commands,
      });
      expect(await story.disruption()).toMatchObject({
        state: 'done',
        failed: [{ bookingNumber: poisoned, code: 'Unexpected' }],
      });
      done(await resume());
      await story.carryOut();
      expect(await story.disruption()).toMatchObject({ state: 'done', failed: [] });
    });
  });
});
