import { categoryNamed } from '../../../../../test/support/category-named.ts';
import type { CommandBus } from '@nestjs/cqrs';
import { commandBus } from '../../../../../test/support/in-memory/command-bus.ts';
import {
  cutAfterFirstPart,
  lostAnswer,
} from '../../../../../test/support/in-memory/faulty-event-store.ts';
import {
  adults,
  asha,
  done,
  party,
  slot,
  WriteSide,
} from '../../../../../test/support/in-memory/write-side.ts';
import { bookingNumberFrom } from '../../../domain/booking/booking-number.ts';
import { customerOf, type Sealed } from '../../../domain/personal-data/personal-data.ts';
import type { Position } from '../../event-log/stored-event.ts';
import { openPersonal } from '../../event-log/sealing.ts';
import type { Cryptography } from '../../ports/cryptography.ts';
import type { CommandContext } from '../engine/command-context.ts';
import { BookTour, type BookTourInput } from './booking.commands.ts';
import { CloseDeparture } from '../departure/departure.commands.ts';
import { ReleaseReservation } from './reservation.commands.ts';
import { DeleteTour, EditTour } from '../tour/tour.commands.ts';
import { sampleTour } from '../../../../../test/support/sample-tour.ts';

describe('booking a tour', () => {
  let story: WriteSide;
  let tourId: string;
  let start: Position;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    story.clock.instant = '2026-11-20T09:00:00.000Z';
    tourId = await story.publishTour({ schedule: { capacity: 10 } });
    start = await story.store.head();
  });

  function input(changes: Partial<BookTourInput> = {}): BookTourInput {
    return { tourId, slot, party: party(2), contact: asha, ...changes };
  }

  const book = (changes: Partial<BookTourInput> = {}, context = story.customer()) =>
    story.side.execute(new BookTour(input(changes), context));

  const departure = () => ({ tourId, ...slot });
  const departureStream = (): string => `departure-${tourId}_2026-12-01_0900`;
  const newEvents = (): Promise<readonly string[]> => story.seatEventTypes(start);

  /** Does the reconciler's work for the departure's first reservation. */
  async function reconcile(): Promise<void> {
    const [reserved] = await story.events(departureStream());
    if (reserved?.type === 'SeatsReserved') {
      const { reservationId, bookingNumber } = reserved.data;
      done(
        await story
          .anotherProcess()
          .execute(
            new ReleaseReservation(
              { reservationId, bookingNumber, departure: departure() },
              story.customer({ actor: { kind: 'system' }, scope: 'system' }),
            ),
          ),
      );
    }
  }

  it('reserves the seats, places the booking on them and confirms it at once', async () => {
    const { result, revision } = done(await book());
    expect(await newEvents()).toEqual(['SeatsReserved', 'BookingPlaced', 'BookingConfirmed']);
    const [reserved] = await story.events(departureStream());
    const [placed] = await story.events(`booking-${result.id}`);
    expect(reserved?.data).toMatchObject({ bookingNumber: Number(result.id), seats: 2 });
    expect(placed?.data).toMatchObject({
      tourTitle: 'Spice Farm Tour',
      departure: departure(),
      price: { totalMinor: 6_000, currency: 'USD' },
    });
    expect(result.state.status).toBe('confirmed');
    expect(revision).toBe(1);
  });

  it('leaves a booking pending if the tour is confirmed by hand', async () => {
    tourId = await story.publishTour({ schedule: { confirmation: 'by-hand' } });
    expect(done(await book()).result.state.status).toBe('pending');
  });

  it('stores the actor and the command in all events of one command', async () => {
    const context = story.admin({ correlationId: 'a-phone-call', idempotencyKey: 'the-call' });
    const { result } = done(await book({}, context));
    const events = [
      ...(await story.events(departureStream())),
      ...(await story.events(`booking-${result.id}`)),
    ];
    const [first] = events;
    expect(first?.metadata).toMatchObject({
      actor: { kind: 'admin', id: 'asha' },
      correlationId: 'a-phone-call',
      requestId: context.requestId,
      occurredAt: '2026-11-20T09:00:00.000Z',
    });
    expect(new Set(events.map(({ metadata }) => metadata.commandId)).size).toBe(1);
    expect(new Set(events.map(({ metadata }) => metadata.causationId))).toEqual(
      new Set([first?.metadata.commandId]),
    );
  });

  it('stores the traveller’s contact trimmed and sealed', async () => {
    const contact = { ...asha, name: '  Asha Juma ', email: ' Asha@Example.COM ', message: ' ' };
    const { result } = done(await book({ contact }));
    const stream = `booking-${result.id}`;
    const [placed] = await story.store.readStream(stream);
    expect(placed?.data).not.toMatch(/Asha|\+255/i);
    const { personal } = JSON.parse(placed?.data ?? '') as { personal: Sealed };
    expect(await openPersonal(story.ports, personal, stream)).toEqual(asha);
  });

  it('recognises a traveller by their e-mail address', async () => {
    const customers = await Promise.all(
      ['neema@example.com', 'NEEMA@example.com', 'juma@example.com'].map(async (email) => {
        const { result } = done(await book({ contact: { ...asha, email } }));
        const { state } = result;
        return state.status === 'none' ? '' : customerOf(state.contact as Sealed);
      }),
    );
    expect(customers[0]).toBe(customers[1]);
    expect(customers[2]).not.toBe(customers[0]);
  });

  it('makes a customer for each booking without an e-mail address, and no second one when the command is repeated', async () => {
    const caller = { contact: { ...asha, email: null } };
    const customerAfter = async (idempotencyKey: string) => {
      const { result } = done(await book(caller, story.admin({ idempotencyKey })));
      const { state } = result;
      return state.status === 'none' ? '' : customerOf(state.contact as Sealed);
    };
    const one = await customerAfter(`${tourId} one`);
    expect(await customerAfter(`${tourId} one`)).toBe(one);
    expect(await customerAfter(`${tourId} other`)).not.toBe(one);
    expect(await book(caller)).toMatchObject({ refusal: { code: 'InvalidFields' } });
  });

  it('uses the key of another process that stored the first booking of the same address a moment earlier', async () => {
    const email = `${tourId}@example.com`;
    const rival = story.anotherProcess();
    story.store.next(async (send) => {
      // Another process stores this person's first booking between the sealing and the storing.
      const other = { ...story.ports, vault: story.anotherVault() };
      done(
        await commandBus(other).execute(
          new BookTour(input({ contact: { ...asha, email } }), story.customer()),
        ),
      );
      return send();
    });
    done(
      await rival.execute(new BookTour(input({ contact: { ...asha, email } }), story.customer())),
    );
    const { events } = await story.store.readAll(start, 100, { categories: ['booking'] });
    const sealed = events
      .filter(({ type }) => type === 'BookingPlaced')
      .map((event) => ({ event, ...(JSON.parse(event.data) as { personal: Sealed }) }));
    expect(new Set(sealed.map(({ personal }) => customerOf(personal))).size).toBe(1);
    for (const { event, personal } of sealed) {
      expect(await openPersonal(story.ports, personal, event.stream)).toMatchObject({ email });
    }
  });

  describe('when the booking is not possible', () => {
    it.each<[string, Partial<BookTourInput>, object]>([
      ['there is no such tour', { tourId: 'mars-by-dhow' }, { code: 'TourNotFound' }],
      ['the day is past', { slot: { date: '2026-11-19', time: '09:00' } }, { code: 'PastDate' }],
      [
        'the tour does not start then',
        { slot: { date: '2026-12-01', time: '10:00' } },
        { code: 'NotAStartTime', startTimes: ['09:00', '14:00'] },
      ],
      [
        'the date does not exist',
        { slot: { date: '2026-02-30', time: '09:00' } },
        { code: 'InvalidFields' },
      ],
      [
        'the category is unknown',
        { party: [{ ...categoryNamed('Seniors'), count: 1 }] },
        { code: 'UnknownCategory' },
      ],
      ['the party is too large', { party: party(13) }, { code: 'PartyTooLarge', maxGuests: 12 }],
      ['nobody travels', { party: [] }, { code: 'InvalidFields' }],
      ['a name is missing', { contact: { ...asha, name: ' ' } }, { code: 'InvalidFields' }],
      [
        'the price is not the one that the traveller expected',
        { expected: { totalMinor: 5_999, currency: 'USD' } },
        { code: 'PriceChanged', price: { totalMinor: 6_000 } },
      ],
      [
        'there are not enough seats',
        { party: party(11) },
        { code: 'DepartureFull', seatsLeft: 10 },
      ],
    ])('refuses because %s, and stores nothing', async (_title, changes, refusal) => {
      expect(await book(changes)).toMatchObject({ done: false, refusal });
      expect(await newEvents()).toEqual([]);
    });

    it('refuses a tour that was withdrawn or deleted', async () => {
      const form = { tourId, parts: sampleTour(), isFeatured: false };
      done(await story.side.execute(new EditTour({ ...form, isActive: false }, story.admin())));
      const refusal = { code: 'TourNotBookable', reason: 'withdrawn' };
      expect(await book()).toMatchObject({ refusal });
      done(await story.side.execute(new DeleteTour({ tourId }, story.admin())));
      expect(await book()).toMatchObject({ refusal });
    });

    it('refuses a closed departure unless staff give a reason', async () => {
      done(await story.side.execute(new CloseDeparture({ departure: departure() }, story.admin())));
      expect(await book()).toMatchObject({ refusal: { code: 'DepartureClosed' } });
      const overrideReason = 'The guide’s own family';
      expect(await book({ overrideReason })).toMatchObject({
        refusal: { code: 'DepartureClosed' },
      });
      const { result } = done(await book({ overrideReason }, story.admin()));
      const [placed] = await story.events(`booking-${result.id}`);
      expect(placed?.data).toMatchObject({ overridden: ['closed'] });
    });

    it('makes no key for a traveller whose booking was refused', async () => {
      const email = `refused-${tourId}@example.com`;
      await book({ party: party(11), contact: { ...asha, email } });
      const grant = await story.ports.vault.grantFor(email);
      expect(grant.newFor).toBeDefined();
    });
  });

  describe('when others want the same seats', () => {
    it('gives the last seat to one of two bookings', async () => {
      await story.book(tourId, 9);
      const outcomes = await Promise.all([
        book({ party: party(1) }),
        story.anotherProcess().execute(new BookTour(input({ party: party(1) }), story.customer())),
      ]);
      expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1);
      expect(outcomes.find((outcome) => !outcome.done)).toMatchObject({
        refusal: { code: 'DepartureFull', seatsLeft: 0 },
      });
    });

    it('gives seats to 10 of 200 travellers who each book a seat at the same time, and refuses the others as full', async () => {
      const processes = [story.side, story.anotherProcess()];
      const outcomes = await Promise.all(
        Array.from({ length: 200 }, async (_none, n) => {
          const side = processes[n % 2] ?? story.side;
          for (;;) {
            const context = story.customer({ idempotencyKey: `guest-${tourId}-${n}` });
            const outcome = await side.execute(new BookTour(input({ party: party(1) }), context));
            if (outcome.done || !['TimedOut', 'OutcomeUnknown'].includes(outcome.refusal.code)) {
              return outcome;
            }
          }
        }),
      );
      expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(10);
      expect(
        outcomes.filter((outcome) => !outcome.done && outcome.refusal.code === 'DepartureFull'),
      ).toHaveLength(190);
      expect(await story.eventTypes(departureStream())).toEqual(
        Array.from({ length: 10 }, () => 'SeatsReserved'),
      );
    }, 60_000);
  });

  describe('when the drawn number belongs to another booking', () => {
    /** A process in which every command first draws the same number, and then a different one. */
    function processDrawing(digest: string): CommandBus {
      const cryptography = Object.create(story.ports.cryptography) as Cryptography;
      cryptography.mac = (purpose, text) =>
        purpose === 'booking-number' && text.endsWith(':0')
          ? digest
          : story.ports.cryptography.mac(purpose, text);
      return commandBus({ ...story.ports, cryptography });
    }

    const own = (): CommandContext => story.customer({ idempotencyKey: `own-${tourId}` });

    it('draws the next number and finds the same booking when repeated', async () => {
      const side = processDrawing('0000000000007');
      const first = done(await side.execute(new BookTour(input(), story.customer())));
      expect(first.result.id).toBe(String(bookingNumberFrom('0000000000007')));
      const second = done(await side.execute(new BookTour(input(), own())));
      expect(second.result.id).not.toBe(first.result.id);
      const again = done(await side.execute(new BookTour(input(), own())));
      expect(again).toMatchObject({ replayed: true, result: { id: second.result.id } });
    });

    it('releases its reserved seats if another booking took its number meanwhile', async () => {
      const side = processDrawing('0000000000008');
      story.store.next(cutAfterFirstPart);
      await side.execute(new BookTour(input({ party: party(3) }), own()));
      const other = done(await side.execute(new BookTour(input(), story.customer())));
      expect(other.result.id).toBe(String(bookingNumberFrom('0000000000008')));
      const outcome = done(await side.execute(new BookTour(input({ party: party(3) }), own())));
      expect(outcome.result.id).not.toBe(other.result.id);
      expect(await story.eventTypes(departureStream())).toEqual([
        'SeatsReserved',
        'SeatsReserved',
        'SeatsReleased',
        'SeatsReserved',
      ]);
    });

    it('does not use a number if another command abandoned a reservation under it', async () => {
      const side = processDrawing('0000000000009');
      const burnt = String(bookingNumberFrom('0000000000009'));
      story.store.next(cutAfterFirstPart);
      await side.execute(new BookTour(input(), story.customer()));
      await reconcile();
      expect(await story.eventTypes(`booking-${burnt}`)).toEqual(['ReservationAbandoned']);
      const { result } = done(await side.execute(new BookTour(input(), own())));
      expect(result.id).not.toBe(burnt);
    });
  });

  describe('when the reconciler acts before the booking is stored', () => {
    const context = (): CommandContext => story.customer({ idempotencyKey: `slow-${tourId}` });

    it('reserves again under the same number, and does not use the seats that were released', async () => {
      story.store.next(async (send) => {
        await send(1);
        await reconcile();
        return send();
      });
      const { result } = done(await book({}, context()));
      expect(await story.eventTypes(departureStream())).toEqual([
        'SeatsReserved',
        'SeatsReleased',
        'SeatsReserved',
      ]);
      expect(await story.eventTypes(`booking-${result.id}`)).toEqual([
        'ReservationAbandoned',
        'BookingPlaced',
        'BookingConfirmed',
      ]);
    });

    it('books when the interrupted command is repeated, and answers a further repeat with the same booking', async () => {
      story.store.next(cutAfterFirstPart);
      await book({}, context());
      await reconcile();
      const { result } = done(await book({}, context()));
      expect(done(await book({}, context()))).toMatchObject({
        replayed: true,
        result: { id: result.id },
      });
    });

    it('leaves no booking under its number if its reservation was abandoned', async () => {
      story.store.next(cutAfterFirstPart);
      await book({}, context());
      await reconcile();
      const { events } = await story.store.readAll(start, 100, { categories: ['booking'] });
      expect(events.map(({ type }) => type)).toEqual(['ReservationAbandoned']);
    });
  });

  it('releases the seats before it answers with a refusal', async () => {
    const context = (): CommandContext => story.customer({ idempotencyKey: `gone-${tourId}` });
    story.store.next(cutAfterFirstPart);
    await book({}, context());
    story.clock.instant = '2026-12-01T05:00:00.000Z';
    expect(await book({}, context())).toMatchObject({ refusal: { code: 'PastDate' } });
    expect(await newEvents()).toEqual(['SeatsReserved', 'ReservationAbandoned', 'SeatsReleased']);
  });

  it('has an unknown outcome if it released the seats and then got no answer', async () => {
    const context = (): CommandContext => story.customer({ idempotencyKey: `doubt-${tourId}` });
    story.store.next(cutAfterFirstPart, lostAnswer);
    await book({}, context());
    story.clock.instant = '2026-12-01T05:00:00.000Z';
    expect(await book({}, context())).toEqual({
      done: false,
      refusal: { code: 'OutcomeUnknown' },
    });
    expect(await book({}, context())).toMatchObject({ refusal: { code: 'PastDate' } });
  });

  it('accepts children and adults under the categories of the tour’s price table', async () => {
    const family = [
      { ...categoryNamed('3-9 years'), count: 2 },
      { ...categoryNamed(adults), count: 2 },
    ];
    const { result } = done(await book({ party: family }));
    expect(result.state).toMatchObject({ price: { totalMinor: 9_000 } });
  });
});
