import { ReadSide } from '../../../../test/support/in-memory/read-side.ts';
import { done, WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import { MailWorld } from '../../../../test/support/stories/mail-world.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import {
  CheckInGuests,
  ModifyBooking,
  UndoCheckIn,
} from '../command-handling/booking/booking.commands.ts';
import { WriteReview } from '../command-handling/review/review.commands.ts';
import type { Position } from '../event-log/stored-event.ts';
import { projectionRoutes } from '../projections/projection-routes.ts';
import { inviteReviewers } from './invite-reviewers.ts';

/** The tour is on Tuesday, 1 December: its invitation is due on Wednesday at ten in Zanzibar. */
const wednesday = '2026-12-02T07:00:00.000Z';

describe('inviting travellers to review their tour', () => {
  let story: WriteSide;
  let readSide: ReadSide;
  let world: MailWorld;
  let tourId: string;
  let start: Position;

  beforeEach(async () => {
    story = await WriteSide.open();
    const routes = projectionRoutes.filter(({ projection: { collection } }) =>
      ['booking-tabs', 'notifications'].includes(collection.name),
    );
    readSide = new ReadSide(routes, story.store);
    await readSide.run();
    world = new MailWorld(story, readSide.readStore);
    tourId = await story.publishTour({ schedule: { capacity: null } });
    start = await story.store.head();
  });

  afterEach(async () => {
    await readSide.close();
    await story.close();
  });

  const itIs = (instant: Instant) => {
    story.clock.instant = instant;
  };
  const invite = (hasStopped = false) =>
    inviteReviewers({
      ...world.tools(),
      readStore: readSide.readStore,
      following: { hasStopped: () => Promise.resolve(hasStopped) },
      clock: story.clock,
      timeOfDay: '10:00',
    });

  /** Sends all queued e-mails; resolves to the status of every invitation since the start. */
  async function send(): Promise<readonly string[]> {
    for (const { notificationId, isUnfinished } of await world.cards(start)) {
      if (isUnfinished) await world.sender().send(notificationId);
    }
    const cards = await world.cards(start);
    return cards
      .filter(({ subject }) => subject.template === 'review-invitation')
      .map((card) => card.status);
  }

  const checkIn = async (bookingNumber: number) =>
    done(await story.side.execute(new CheckInGuests({ bookingNumber }, story.admin())));
  const undoCheckIn = async (bookingNumber: number) =>
    done(await story.side.execute(new UndoCheckIn({ bookingNumber }, story.admin())));
  const review = async (bookingNumber: number) =>
    done(await story.side.execute(new WriteReview({ bookingNumber, stars: 5 }, story.customer())));

  async function attended(): Promise<number> {
    const bookingNumber = await story.book(tourId, 2);
    await checkIn(bookingNumber);
    return bookingNumber;
  }

  it('is done once, on the day after the tour, even if the job runs many times', async () => {
    await attended();
    itIs('2026-12-02T06:59:59.999Z');
    expect(await invite()).toBe(0);
    itIs(wednesday);
    expect(await invite()).toBe(1);
    expect(await send()).toEqual(['sent']);
    itIs('2026-12-03T07:00:00.000Z');
    expect(await invite()).toBe(0);
    expect(await send()).toEqual(['sent']);
    expect(world.mailbox.delivered.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('How was it?'),
    ]);
  });

  it('is only for travellers who were checked in', async () => {
    await story.book(tourId, 1);
    await undoCheckIn(await attended());
    itIs(wednesday);
    expect(await invite()).toBe(0);
  });

  it('is done later for travellers who are checked in later, until a week after the tour', async () => {
    const early = await story.book(tourId, 1);
    const late = await story.book(tourId, 1);
    itIs('2026-12-08T10:00:00.000Z');
    await checkIn(early);
    expect(await invite()).toBe(1);
    itIs('2026-12-09T10:00:00.000Z');
    await checkIn(late);
    expect(await invite()).toBe(0);
  });

  it('is not done for travellers who have already written a review', async () => {
    await review(await attended());
    itIs(wednesday);
    expect(await invite()).toBe(0);
  });

  it('is not done again after the booking was moved', async () => {
    const bookingNumber = await attended();
    itIs(wednesday);
    expect(await invite()).toBe(1);
    const moved = { bookingNumber, changes: { date: '2026-12-10' }, overrideReason: 'Wrong day' };
    done(await story.side.execute(new ModifyBooking(moved, story.admin())));
    await checkIn(bookingNumber);
    itIs('2026-12-11T07:00:00.000Z');
    expect(await invite()).toBe(0);
  });

  it.each([
    ['are not checked in any more', undoCheckIn],
    ['have reviewed it', review],
  ])('is left out if the travellers %s before it could be sent', async (_title, happens) => {
    const bookingNumber = await attended();
    itIs(wednesday);
    expect(await invite()).toBe(1);
    await happens(bookingNumber);
    expect(await send()).toEqual(['dismissed']);
    expect(world.mailbox.delivered).toEqual([]);
  });

  it('waits for a decision of staff after the log was restored', async () => {
    await attended();
    itIs(wednesday);
    await expect(invite(true)).rejects.toThrow('Resume them on the page E-mails');
    expect(await invite()).toBe(1);
  });
});
