import { done, party, slot, WriteSide } from '../../../../../test/support/in-memory/write-side.ts';
import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { CancelDeparture, CloseDeparture } from '../departure/departure.commands.ts';
import { DeleteTour } from '../tour/tour.commands.ts';
import {
  CancelBooking,
  ModifyBooking,
  RecordCollection,
  UndoOwnCancellation,
} from './booking.commands.ts';

const bookedAt = '2026-11-20T09:00:00.000Z';

describe('a traveller who undoes their own cancellation', () => {
  let story: WriteSide;
  let tourId: string;
  let bookingNumber: number;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    story.clock.instant = bookedAt;
    tourId = await story.publishTour({ schedule: { capacity: 10 } });
    bookingNumber = await story.book(tourId, 6);
  });

  const events = async () =>
    (await story.events(`booking-${bookingNumber}`)) as readonly RecordedEvent<BookingEvent>[];
  const departure = () => ({ tourId, ...slot });

  /** Cancels the booking and lets its seats be released. */
  async function cancel(context = story.customer()) {
    const start = await story.store.head();
    const { revision } = done(
      await story.side.execute(new CancelBooking({ bookingNumber }, context)),
    );
    await story.letPoliciesAct(start);
    return revision;
  }
  const undo = (context = story.customer(), side = story.side) =>
    side.execute(new UndoOwnCancellation({ bookingNumber }, context));
  const refusal = async () => {
    const outcome = await undo();
    return outcome.done ? undefined : outcome.refusal;
  };

  it('gets the same seats and price again, and the entry says who undid which change', async () => {
    const [before] = await events();
    await story.side.execute(
      new RecordCollection(
        { bookingNumber, amountMinor: 500, currency: 'USD', method: 'cash' },
        story.admin(),
      ),
    );
    const revision = await cancel();
    const { result } = done(await undo());
    const placed = before?.type === 'BookingPlaced' ? before.data : undefined;
    expect(result.state).toMatchObject({
      status: 'confirmed',
      departure: departure(),
      party: party(6),
      price: placed?.price,
      collected: { USD: 500 },
      contact: placed?.personal,
    });
    const [cancellation, rebooked] = (await events()).slice(-2);
    expect(rebooked).toMatchObject({
      type: 'BookingRebooked',
      data: { undoes: revision },
      metadata: { causationId: cancellation?.id, actor: { kind: 'customer' } },
    });
  });

  it.each([
    ['until the last millisecond of the hour', '2026-11-20T09:59:59.999Z', undefined],
    ['no longer after the hour', '2026-11-20T10:00:00.000Z', { code: 'UndoTooLate' }],
  ])('can do so %s', async (_, at, answer) => {
    await cancel();
    story.clock.instant = at;
    expect(await refusal()).toEqual(answer);
  });

  it('is refused if staff cancelled the booking, or the departure', async () => {
    await cancel(story.admin());
    expect(await refusal()).toEqual({ code: 'NotUndoable' });
    bookingNumber = await story.book(tourId, 2);
    const start = await story.store.head();
    const reason = { reason: 'Storm', isReasonTold: false };
    done(
      await story.side.execute(
        new CancelDeparture({ departure: departure(), ...reason }, story.admin()),
      ),
    );
    await story.letPoliciesAct(start);
    expect(await refusal()).toEqual({ code: 'NotUndoable' });
  });

  it('is refused if the departure is full or closed, or the tour is withdrawn', async () => {
    await cancel();
    await story.book(tourId, 5);
    expect(await refusal()).toEqual({ code: 'DepartureFull', seatsLeft: 5 });
    done(await story.side.execute(new CloseDeparture({ departure: departure() }, story.admin())));
    expect(await refusal()).toEqual({ code: 'DepartureClosed' });
    done(await story.side.execute(new DeleteTour({ tourId }, story.admin())));
    expect(await refusal()).toEqual({ code: 'TourNotBookable', reason: 'withdrawn' });
  });

  it('is refused after the departure was cancelled meanwhile', async () => {
    await cancel();
    const reason = { reason: 'Storm', isReasonTold: false };
    done(
      await story.side.execute(
        new CancelDeparture({ departure: departure(), ...reason }, story.admin()),
      ),
    );
    expect(await refusal()).toEqual({ code: 'DepartureClosed' });
  });

  it('is refused after the last time to book', async () => {
    const schedule = { capacity: 10, bookingCutoffHours: 3 };
    tourId = await story.publishTour({ schedule });
    bookingNumber = await story.book(tourId, 2);
    // Three hours before the start, and then a minute later.
    story.clock.instant = '2026-12-01T03:00:00.000Z';
    await cancel();
    done(await undo());
    await cancel();
    story.clock.instant = '2026-12-01T03:01:00.000Z';
    expect(await refusal()).toEqual({ code: 'PastDate' });
  });

  it('succeeds once: a second undo at the same time is refused with the reason', async () => {
    const revision = await cancel();
    const ask = () => undo(story.customer({ ifMatch: revision }));
    const outcomes = await Promise.all([ask(), ask()]);
    const refusals = outcomes.flatMap((each) => (each.done ? [] : [each.refusal]));
    expect(refusals).toMatchObject([{ code: 'RevisionMismatch', current: revision + 1 }]);
    expect(await refusal()).toEqual({ code: 'NotCancelled' });
    expect((await events()).filter(({ type }) => type === 'BookingRebooked')).toHaveLength(1);
  });

  it('undoes only once, even if the request is sent many times', async () => {
    const revision = await cancel();
    const context = story.customer({ idempotencyKey: `undo-${tourId}`, ifMatch: revision });
    const first = done(await undo(context));
    expect(done(await undo(context))).toMatchObject({ replayed: true, revision: first.revision });
    const elsewhere = await undo(context, story.anotherProcess());
    expect(done(elsewhere).revision).toBe(first.revision);
  });

  it('can change the booking again afterwards', async () => {
    await cancel();
    done(await undo());
    const change = { bookingNumber, changes: { party: party(2) } };
    const { result } = done(await story.side.execute(new ModifyBooking(change, story.customer())));
    expect(result.state).toMatchObject({ status: 'confirmed', party: party(2) });
  });
});
