import {
  cutAfterFirstPart,
  lostAnswer,
  lostRequest,
} from '../../../../../test/support/in-memory/faulty-event-store.ts';
import { sampleTour } from '../../../../../test/support/sample-tour.ts';
import {
  asha,
  done,
  party,
  slot,
  WriteSide,
} from '../../../../../test/support/in-memory/write-side.ts';
import type { Position } from '../../event-log/stored-event.ts';
import type { CommandContext } from './command-context.ts';
import {
  AddBookingNote,
  BookTour,
  type BookTourInput,
  CancelBooking,
  ModifyBooking,
  RebookBooking,
} from '../booking/booking.commands.ts';
import { CreateTour, EditTour } from '../tour/tour.commands.ts';

describe('repeating a command', () => {
  let story: WriteSide;
  let tourId: string;
  let key: { readonly idempotencyKey: string };
  let start: Position;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    story.clock.instant = '2026-11-20T09:00:00.000Z';
    tourId = await story.publishTour({ schedule: { capacity: 10 } });
    key = { idempotencyKey: story.ports.identifiers.uuid() };
    start = await story.store.head();
  });

  function bookTour(context: CommandContext, changes: Partial<BookTourInput> = {}): BookTour {
    return new BookTour({ tourId, slot, party: party(2), contact: asha, ...changes }, context);
  }

  const allEvents = (): Promise<readonly string[]> => story.seatEventTypes(start);

  it('returns the same booking again and books once', async () => {
    const first = done(await story.side.execute(bookTour(story.customer(key))));
    const again = done(await story.side.execute(bookTour(story.customer(key))));
    expect(again).toMatchObject({ replayed: true, revision: first.revision });
    expect(again.result.id).toBe(first.result.id);
    expect(again.position).toBe(first.position);
    expect(again.result.state).toEqual(first.result.state);
    expect(await allEvents()).toEqual(['SeatsReserved', 'BookingPlaced', 'BookingConfirmed']);
  });

  it('returns the booking as it was made, even if it was changed later', async () => {
    const first = done(await story.side.execute(bookTour(story.customer(key))));
    const bookingNumber = Number(first.result.id);
    done(await story.side.execute(new CancelBooking({ bookingNumber }, story.customer())));
    const again = done(await story.side.execute(bookTour(story.customer(key))));
    expect(again.result.state.status).toBe('confirmed');
    expect(again.revision).toBe(1);
  });

  it.each([
    ['never reached the log', lostRequest],
    ['was stored and its answer lost', lostAnswer],
    ['was cut off between the seats and the booking', cutAfterFirstPart],
  ])('completes a booking whose append %s', async (_title, fault) => {
    story.store.next(fault);
    const lost = await story.side.execute(bookTour(story.customer(key)));
    if (fault === lostAnswer) {
      // The event that is read back shows that the command was done.
      expect(lost).toMatchObject({ done: true, replayed: true });
    } else {
      expect(lost).toEqual({ done: false, refusal: { code: 'OutcomeUnknown' } });
    }
    done(await story.anotherProcess().execute(bookTour(story.customer(key))));
    expect(await allEvents()).toEqual(['SeatsReserved', 'BookingPlaced', 'BookingConfirmed']);
  });

  it('completes a booking with its reserved seats, even if the departure is full by then', async () => {
    story.store.next(cutAfterFirstPart);
    await story.side.execute(bookTour(story.customer(key), { party: party(2) }));
    await story.book(tourId, 8);
    const again = done(await story.side.execute(bookTour(story.customer(key))));
    expect(again.result.state.status).toBe('confirmed');
  });

  it('refuses a different body under a used key', async () => {
    done(await story.side.execute(bookTour(story.customer({ ...key, body: { guests: 2 } }))));
    const other = await story.side.execute(
      bookTour(story.customer({ ...key, body: { guests: 3 } })),
    );
    expect(other).toEqual({ done: false, refusal: { code: 'KeyReused' } });
  });

  it('ignores the order of the fields in a body', async () => {
    const one = { date: '2026-12-01', travellers: [{ count: 2, category: 'a' }] };
    const other = { travellers: [{ category: 'a', count: 2 }], date: '2026-12-01' };
    done(await story.side.execute(bookTour(story.customer({ ...key, body: one }))));
    expect(
      await story.side.execute(bookTour(story.customer({ ...key, body: other }))),
    ).toMatchObject({ done: true, replayed: true });
  });

  it('treats equal keys of different accounts as different', async () => {
    const bookingNumber = await story.book(tourId, 2, asha, story.customer(key));
    await story.book(tourId, 2, asha, story.admin(key));
    await story.book(tourId, 2, asha, story.admin({ ...key, scope: 'juma' }));
    const note = (context: CommandContext) =>
      story.side.execute(new AddBookingNote({ bookingNumber, text: 'Vegetarian' }, context));
    done(await note(story.admin(key)));
    expect(await note(story.admin(key))).toMatchObject({ replayed: true });
    expect(await note(story.admin({ ...key, scope: 'juma' }))).not.toHaveProperty('replayed');
    expect(await allEvents()).toHaveLength(3 * 3 + 2);
  });

  it('treats one key as different for each command and each booking', async () => {
    const bookings = [await story.book(tourId, 2), await story.book(tourId, 2)];
    const commandIds = new Set<string>();
    for (const bookingNumber of bookings) {
      const note = new AddBookingNote({ bookingNumber, text: 'Vegetarian' }, story.admin(key));
      const cancel = new CancelBooking({ bookingNumber }, story.admin(key));
      for (const { result } of [
        done(await story.side.execute(note)),
        done(await story.side.execute(cancel)),
      ]) {
        commandIds.add(result.history.at(-1)?.metadata.commandId ?? '');
      }
    }
    expect(commandIds.size).toBe(4);
    expect((await allEvents()).slice(-4)).toEqual([
      'BookingNoteAdded',
      'BookingCancelled',
      'BookingNoteAdded',
      'BookingCancelled',
    ]);
  });

  it('makes a new booking each time when there is no key', async () => {
    await story.book(tourId, 2);
    await story.book(tourId, 2);
    expect(await allEvents()).toHaveLength(6);
  });

  it('decides a refused command again', async () => {
    const bookingNumber = await story.book(tourId, 9);
    const full = await story.side.execute(bookTour(story.customer(key)));
    expect(full).toEqual({ done: false, refusal: { code: 'DepartureFull', seatsLeft: 1 } });
    done(await story.side.execute(new CancelBooking({ bookingNumber }, story.customer())));
    await story.letPoliciesAct(start);
    const again = done(await story.side.execute(bookTour(story.customer(key))));
    expect(again).not.toHaveProperty('replayed');
  });

  it('answers a command that changes nothing with the current booking, and stores nothing', async () => {
    const bookingNumber = await story.book(tourId, 2);
    const cancel = (): Promise<unknown> =>
      story.side.execute(new CancelBooking({ bookingNumber }, story.customer(key)));
    done(await story.side.execute(new CancelBooking({ bookingNumber }, story.customer())));
    const before = await allEvents();
    expect(await cancel()).toMatchObject({ done: true, revision: 2 });
    expect(await cancel()).not.toHaveProperty('replayed');
    expect(await allEvents()).toEqual(before);
  });

  describe('with the revision that the client saw (If-Match)', () => {
    it('changes a booking that is unchanged since the client saw it', async () => {
      const bookingNumber = await story.book(tourId, 2);
      const input = { bookingNumber, changes: { party: party(3) } };
      const outcome = await story.side.execute(
        new ModifyBooking(input, story.customer({ ifMatch: 1 })),
      );
      expect(outcome).toMatchObject({ done: true, revision: 3 });
    });

    it('refuses a command based on an older revision and returns the current history', async () => {
      const bookingNumber = await story.book(tourId, 2);
      done(
        await story.side.execute(
          new ModifyBooking({ bookingNumber, changes: { party: party(3) } }, story.customer()),
        ),
      );
      const late = await story.side.execute(
        new CancelBooking({ bookingNumber }, story.customer({ ifMatch: 1 })),
      );
      expect(late).toMatchObject({
        done: false,
        refusal: { code: 'RevisionMismatch', sent: 1, current: 3 },
      });
      const history =
        !late.done && late.refusal.code === 'RevisionMismatch' ? late.refusal.history : [];
      expect(history.map(({ type }) => type)).toEqual([
        'BookingPlaced',
        'BookingConfirmed',
        'PartyChanged',
        'BookingRepriced',
      ]);
    });

    it('accepts the repeat of a change that raised the revision', async () => {
      const bookingNumber = await story.book(tourId, 2);
      const change = (): ModifyBooking =>
        new ModifyBooking(
          { bookingNumber, changes: { party: party(3) } },
          story.customer({ ...key, ifMatch: 1 }),
        );
      story.store.next(lostAnswer);
      expect(await story.side.execute(change())).toMatchObject({ done: true, revision: 3 });
      expect(await story.side.execute(change())).toMatchObject({ replayed: true, revision: 3 });
    });

    it('accepts any revision if If-Match is *', async () => {
      const bookingNumber = await story.book(tourId, 2);
      const cancel = new CancelBooking({ bookingNumber }, story.customer({ ifMatch: '*' }));
      expect(await story.side.execute(cancel)).toMatchObject({ done: true });
    });

    it('refuses an unknown booking with “not found” and not with “changed”', async () => {
      const cancel = new CancelBooking(
        { bookingNumber: 10_000_000 },
        story.customer({ ifMatch: 4 }),
      );
      expect(await story.side.execute(cancel)).toEqual({
        done: false,
        refusal: { code: 'BookingNotFound' },
      });
    });

    it('does not count an abandoned reservation as a change', async () => {
      const bookingNumber = await story.book(tourId, 2);
      done(await story.side.execute(new CancelBooking({ bookingNumber }, story.customer())));
      // An interrupted rebooking leaves a reservation; a second rebooking at a higher price gives it up.
      const rebook = (totalMinor: number): RebookBooking =>
        new RebookBooking(
          { bookingNumber, changes: {}, expected: { totalMinor, currency: 'USD' } },
          story.admin(key),
        );
      story.store.next(cutAfterFirstPart);
      await story.side.execute(rebook(6_000));
      story.clock.instant = '2026-12-01T05:00:00.000Z';
      expect(await story.side.execute(rebook(6_000))).toMatchObject({
        done: false,
        refusal: { code: 'PastDate' },
      });
      const events = await story.eventTypes(`booking-${bookingNumber}`);
      expect(events.at(-1)).toBe('ReservationAbandoned');
      const note = new AddBookingNote(
        { bookingNumber, text: 'Called back' },
        story.admin({ ifMatch: 2 }),
      );
      expect(await story.side.execute(note)).toMatchObject({ done: true, revision: 4 });
    });
  });

  describe('for a tour', () => {
    const form = {
      parts: sampleTour({ details: { title: 'Dhow at Dusk' } }),
      isActive: true,
      isFeatured: false,
    };

    it('finds the tour under its own slug, not under the next free slug', async () => {
      const command = (): CreateTour => new CreateTour(form, story.admin(key));
      done(await story.side.execute(new CreateTour(form, story.admin())));
      story.store.next(lostAnswer);
      const first = done(await story.side.execute(command()));
      expect(first.result.id).toBe('dhow-at-dusk-2');
      const again = done(await story.anotherProcess().execute(command()));
      expect(again).toMatchObject({ replayed: true, result: { id: 'dhow-at-dusk-2' } });
      const next = done(await story.side.execute(new CreateTour(form, story.admin())));
      expect(next.result.id).toBe('dhow-at-dusk-3');
    });

    it('stores nothing for a form that changes nothing', async () => {
      const before = await story.eventTypes(`tour-${tourId}`);
      const parts = sampleTour({ schedule: { capacity: 10 } });
      const outcome = done(
        await story.side.execute(new EditTour({ ...form, parts, tourId }, story.admin())),
      );
      expect(outcome.revision).toBe(before.length - 1);
      expect(await story.eventTypes(`tour-${tourId}`)).toEqual(before);
    });
  });
});
