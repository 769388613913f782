import type { CommandBus } from '@nestjs/cqrs';
import { commandBus } from '../../../../../test/support/in-memory/command-bus.ts';
import { lostAnswer } from '../../../../../test/support/in-memory/faulty-event-store.ts';
import {
  asha,
  done,
  party,
  slot,
  StoryClock,
  WriteSide,
} from '../../../../../test/support/in-memory/write-side.ts';
import { AlteredStore } from '../../../../../test/simulation/altered-store.ts';
import type { Position, StoredEvent } from '../../event-log/stored-event.ts';
import type { ReadStreamOptions } from '../../ports/event-log-reader.ts';
import type { EventStore } from '../../ports/event-store.ts';
import { CancelDeparture } from '../departure/departure.commands.ts';
import {
  BookTour,
  ChangeHold,
  ExpireHold,
  ExtendHold,
  HoldBooking,
  ReleaseHold,
} from './booking.commands.ts';
import { ReleaseReservation } from './reservation.commands.ts';

/** A store whose first read of a stream gets no events, as if it were read before they were stored. */
class StreamAsBefore extends AlteredStore {
  reads = 0;
  readonly #prefix: string;

  constructor(store: EventStore, prefix: string) {
    super(store);
    this.#prefix = prefix;
  }

  override readStream(
    stream: string,
    options?: ReadStreamOptions,
  ): Promise<readonly StoredEvent[]> {
    if (!stream.startsWith(this.#prefix)) return super.readStream(stream, options);
    this.reads += 1;
    return this.reads === 1 ? Promise.resolve([]) : super.readStream(stream, options);
  }
}

describe('a hold of seats before the booking is placed', () => {
  let story: WriteSide;
  let tourId: string;
  let start: Position;
  let forms = 0;
  let formKey: string;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    story.clock.instant = '2026-11-20T09:00:00.000Z';
    tourId = await story.publishTour({ schedule: { capacity: 4 } });
    start = await story.store.head();
    forms += 1;
    formKey = `form-${forms}`;
  });

  const asked = (key = formKey, more = {}) => story.customer({ idempotencyKey: key, ...more });
  const hold = (seats: number, key = formKey, bus: CommandBus = story.side) =>
    bus.execute(
      new HoldBooking(
        { tourId, slot, party: party(seats), formKey: key, origin: 'site' },
        asked(key),
      ),
    );
  const book = (seats: number, key = formKey, bus: CommandBus = story.side) =>
    bus.execute(new BookTour({ tourId, slot, party: party(seats), contact: asha }, asked(key)));
  const change = (seats: number, time = slot.time) =>
    story.side.execute(
      new ChangeHold({ formKey, slot: { ...slot, time }, party: party(seats) }, story.customer()),
    );
  const extend = () => story.side.execute(new ExtendHold({ formKey }, asked()));
  const release = (key = formKey) =>
    story.side.execute(new ReleaseHold({ formKey: key }, asked(key)));
  const newEvents = (): Promise<readonly string[]> => story.seatEventTypes(start);
  const at = (time: string) => {
    story.clock.instant = `2026-11-20T${time}.000Z`;
  };

  it('reserves the seats, and the booking under the same key takes them over', async () => {
    const held = done(await hold(3));
    expect(held.revision).toBe(-1);
    expect(done(await book(3)).result.id).toBe(held.result.id);
    expect(await newEvents()).toEqual([
      'SeatsReserved',
      'BookingHeld',
      'BookingPlaced',
      'BookingConfirmed',
    ]);
  });

  it('is answered from the log when it is repeated, also after the booking was placed', async () => {
    const held = done(await hold(3));
    expect(done(await hold(3))).toMatchObject({ replayed: true, result: { id: held.result.id } });
    await book(3);
    expect(done(await hold(3))).toMatchObject({ replayed: true, result: { id: held.result.id } });
    expect(await newEvents()).toHaveLength(4);
  });

  it('is found again after a lost answer', async () => {
    story.store.next(lostAnswer);
    await hold(3);
    expect(done(await hold(3)).result.state).toMatchObject({ hold: { isOpen: true } });
    expect(await newEvents()).toEqual(['SeatsReserved', 'BookingHeld']);
  });

  it('keeps the seats from all others', async () => {
    done(await hold(3));
    expect(await book(2, `another-${forms}`)).toMatchObject({
      refusal: { code: 'DepartureFull', seatsLeft: 1 },
    });
  });

  it('is not needed if at least twice as many seats are free', async () => {
    expect(await hold(2)).toMatchObject({ refusal: { code: 'HoldNotNeeded' } });
    expect(await newEvents()).toEqual([]);
  });

  it('is refused if too few seats are free, on a closed departure and for an unknown tour', async () => {
    expect(await hold(5)).toMatchObject({ refusal: { code: 'DepartureFull', seatsLeft: 4 } });
    tourId = 'no-such-tour';
    expect(await hold(1)).toMatchObject({ refusal: { code: 'TourNotFound' } });
  });

  it('is refused once the form has booked without a hold', async () => {
    done(await book(3));
    expect(await hold(3)).toMatchObject({ refusal: { code: 'HoldEnded' } });
  });

  it('counts towards the share of its network, and its booking does not count again', async () => {
    const from = (key: string) => asked(key, { network: '203.0.113.0/24' });
    const body = { tourId, slot, party: party(3), origin: 'site' } as const;
    done(await story.side.execute(new HoldBooking({ ...body, formKey }, from(formKey))));
    const other = { ...body, party: party(1), formKey: `neighbour-${forms}` };
    expect(
      await story.side.execute(new HoldBooking(other, from(`neighbour-${forms}`))),
    ).toMatchObject({
      refusal: { code: 'NetworkShareReached' },
    });
    const booked = await story.side.execute(
      new BookTour({ ...body, contact: asha }, from(formKey)),
    );
    expect(done(booked).result.state.status).toBe('confirmed');
  });

  describe('when it changes', () => {
    it('holds more or fewer seats until the same end, and the policy releases the old seats', async () => {
      done(await hold(3));
      at('09:04:00');
      const changed = done(await change(4));
      expect(changed.result.state).toMatchObject({
        hold: { expiresAt: '2026-11-20T09:10:00.000Z', party: party(4) },
      });
      await story.letPoliciesAct(start);
      expect(await newEvents()).toEqual([
        'SeatsReserved',
        'BookingHeld',
        'SeatsReserved',
        'HoldChanged',
        'SeatsReleased',
      ]);
      done(await book(4));
    });

    it('stays as it is if the wanted seats are not free', async () => {
      done(await hold(3));
      expect(await change(5)).toMatchObject({ refusal: { code: 'DepartureFull' } });
      expect(done(await book(3)).result.state.status).toBe('confirmed');
    });

    it('stores no event if it holds the wanted seats', async () => {
      done(await hold(3));
      done(await change(3));
      expect(await newEvents()).toHaveLength(2);
    });

    it('is changed by a booking of other seats', async () => {
      done(await hold(3));
      done(await book(2));
      await story.letPoliciesAct(start);
      expect(await newEvents()).toEqual([
        'SeatsReserved',
        'BookingHeld',
        'SeatsReserved',
        'HoldChanged',
        'BookingPlaced',
        'BookingConfirmed',
        'SeatsReleased',
      ]);
      expect(await book(2, `another-${forms}`)).toMatchObject({ done: true });
    });

    it('is refused without a hold', async () => {
      expect(await change(3)).toMatchObject({ refusal: { code: 'HoldEnded' } });
    });
  });

  describe('when it is extended', () => {
    it('lasts ten minutes longer, once, also if the request is repeated', async () => {
      done(await hold(3));
      at('09:09:00');
      done(await extend());
      expect(done(await extend())).toMatchObject({ replayed: true });
      const again = new ExtendHold({ formKey }, story.customer());
      expect(await story.side.execute(again)).toMatchObject({
        refusal: { code: 'HoldAlreadyExtended' },
      });
      at('09:19:59');
      done(await book(3));
    });

    it('is refused without a hold', async () => {
      expect(await extend()).toMatchObject({ refusal: { code: 'HoldEnded' } });
    });
  });

  describe('when it ends', () => {
    it('releases the seats at once if the traveller leaves', async () => {
      done(await hold(3));
      done(await release());
      expect(await newEvents()).toEqual([
        'SeatsReserved',
        'BookingHeld',
        'HoldReleased',
        'SeatsReleased',
      ]);
      expect(await book(3)).toMatchObject({ refusal: { code: 'HoldEnded' } });
      expect(done(await book(3, `another-${forms}`)).result.state.status).toBe('confirmed');
    });

    it('has nothing to release if there is no hold, or its booking was placed', async () => {
      done(await release());
      done(await hold(3, `second-${forms}`));
      done(await book(3, `second-${forms}`));
      done(await release(`second-${forms}`));
      expect(await newEvents()).toEqual([
        'SeatsReserved',
        'BookingHeld',
        'BookingPlaced',
        'BookingConfirmed',
      ]);
    });

    it('cannot be booked once the time is over, although no event says so', async () => {
      done(await hold(3));
      at('09:10:00');
      expect(await book(3)).toMatchObject({ refusal: { code: 'HoldEnded' } });
      expect(await newEvents()).toHaveLength(2);
    });

    it('is expired half a minute later, and its seats are released', async () => {
      const bookingNumber = Number(done(await hold(3)).result.id);
      const expire = () =>
        story.side.execute(new ExpireHold({ bookingNumber }, story.customer({ scope: 'system' })));
      at('09:10:29');
      expect(await expire()).toMatchObject({ refusal: { code: 'HoldNotOverdue' } });
      at('09:10:30');
      done(await expire());
      done(await expire());
      expect(await newEvents()).toEqual([
        'SeatsReserved',
        'BookingHeld',
        'HoldExpired',
        'SeatsReleased',
      ]);
    });

    it('ends with the departure, and does not count as a booking that failed', async () => {
      done(await hold(3));
      const departure = { tourId, ...slot };
      done(
        await story.side.execute(
          new CancelDeparture({ departure, reason: 'A storm' }, story.admin()),
        ),
      );
      await story.letPoliciesAct(start);
      await story.letPoliciesAct(start);
      const types = await newEvents();
      expect(types).toEqual(expect.arrayContaining(['HoldReleased', 'SeatsReleased']));
      const [progressed] = (await story.events(`departure-${tourId}_2026-12-01_0900`)).filter(
        ({ type }) => type === 'DisruptionProgressed',
      );
      expect(progressed?.data).toMatchObject({ failed: [] });
      expect(await book(3)).toMatchObject({ refusal: { code: 'HoldEnded' } });
    });
  });

  describe('on a full departure', () => {
    it('is expired first if it is overdue, and then the seats are booked', async () => {
      done(await hold(4));
      at('09:10:30');
      expect(done(await book(4, `another-${forms}`)).result.state.status).toBe('confirmed');
      expect(await newEvents()).toEqual([
        'SeatsReserved',
        'BookingHeld',
        'HoldExpired',
        'SeatsReleased',
        'SeatsReserved',
        'BookingPlaced',
        'BookingConfirmed',
      ]);
    });

    it('stays while it is not overdue, and once it became a booking', async () => {
      done(await hold(4));
      at('09:09:00');
      expect(await book(1, `second-${forms}`)).toMatchObject({
        refusal: { code: 'DepartureFull' },
      });
      done(await book(4));
      at('09:30:00');
      for (const key of ['third', 'fourth']) {
        expect(await book(1, `${key}-${forms}`)).toMatchObject({
          refusal: { code: 'DepartureFull' },
        });
      }
      expect(await newEvents()).not.toContain('HoldExpired');
    });

    it('stays if it was extended', async () => {
      done(await hold(4));
      done(await extend());
      at('09:12:00');
      expect(await book(1, `second-${forms}`)).toMatchObject({
        refusal: { code: 'DepartureFull' },
      });
      expect(await newEvents()).not.toContain('HoldExpired');
    });

    it('is also expired for the next hold', async () => {
      done(await hold(3));
      at('09:10:30');
      expect(done(await hold(4, `next-${forms}`)).result.state).toMatchObject({
        hold: { isOpen: true },
      });
    });

    it('is booked by many travellers at the same time until the seats are gone', async () => {
      done(await hold(4));
      at('09:11:00');
      const keys = Array.from({ length: 12 }, (_none, index) => `at-once-${forms}-${index}`);
      const buses = [story.side, story.anotherProcess()];
      const outcomes = await Promise.all(
        keys.map((key, index) => book(1, key, buses[index % 2] ?? story.side)),
      );
      expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(4);
    });
  });

  it('is answered as done to a copy of its request that read the form’s stream before the hold', async () => {
    const { ports } = story;
    const beforeHold = new StreamAsBefore(ports.store, 'booking-');
    const copy = commandBus({ ...ports, store: beforeHold });
    done(await hold(3));
    // The booking releases the seats of the hold, and others take them.
    done(await book(1));
    await story.letPoliciesAct(start);
    done(await book(3, `another-${forms}`));
    expect(await hold(3, formKey, copy)).toMatchObject({ done: true, replayed: true });
    expect(beforeHold.reads).toBeGreaterThan(1);
  });

  it('is dropped by the reconciler only if its command crashed', async () => {
    done(await hold(3));
    const [reserved] = await story.events(`departure-${tourId}_2026-12-01_0900`);
    if (reserved?.type !== 'SeatsReserved') throw new Error('No seats were reserved.');
    expect(reserved.data.holdUntil).toBe('2026-11-20T09:10:00.000Z');
    const { reservationId, bookingNumber } = reserved.data;
    const input = { reservationId, bookingNumber, departure: { tourId, ...slot } };
    const system = story.customer({ actor: { kind: 'system' }, scope: 'system' });
    expect(await story.side.execute(new ReleaseReservation(input, system))).toMatchObject({
      refusal: { code: 'HeldByBooking' },
    });
  });

  it('is decided by one clock only: a process with a late clock cannot confirm a hold that another process expired', async () => {
    const late = new StoryClock();
    late.instant = '2026-11-20T09:09:59.000Z';
    const slow = commandBus({ ...story.ports, clock: late });
    const bookingNumber = Number(done(await hold(3)).result.id);
    at('09:10:30');
    const expire = new ExpireHold({ bookingNumber }, story.customer({ scope: 'system' }));
    const [expired, booked] = await Promise.all([
      story.side.execute(expire),
      book(3, formKey, slow),
    ]);
    const types = await newEvents();
    expect(types.includes('HoldExpired')).toBe(!types.includes('BookingPlaced'));
    expect(expired.done).toBe(true);
    expect(booked.done).toBe(types.includes('BookingPlaced'));
  });
});
