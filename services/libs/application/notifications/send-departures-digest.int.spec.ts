import { MailWorld, operator } from '../../../../test/support/stories/mail-world.ts';
import { ReadSide } from '../../../../test/support/in-memory/read-side.ts';
import { done, WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { CancelBooking } from '../command-handling/booking/booking.commands.ts';
import { projectionRoutes } from '../projections/projection-routes.ts';
import { sendDeparturesDigest } from './send-departures-digest.ts';

describe('the evening digest of tomorrow’s departures', () => {
  let story: WriteSide;
  let readSide: ReadSide;
  let world: MailWorld;
  let tourId: string;

  beforeEach(async () => {
    story = await WriteSide.open();
    const routes = projectionRoutes.filter(
      ({ projection: { collection } }) => collection.name === 'booking-tabs',
    );
    readSide = new ReadSide(routes, story.store);
    await readSide.run();
    world = new MailWorld(story, readSide.readStore);
    tourId = await story.publishTour({ schedule: { capacity: null } });
  });

  afterEach(async () => {
    await readSide.close();
    await story.close();
  });

  /** Runs the worker's job at an instant; the tour is on Tuesday, 1 December. */
  const digestAt = (instant: Instant) => {
    story.clock.instant = instant;
    return sendDeparturesDigest({
      ...world.tools(),
      readStore: readSide.readStore,
      following: { hasStopped: () => Promise.resolve(false) },
      clock: story.clock,
      timeOfDay: '18:00',
    });
  };

  async function send(): Promise<readonly string[]> {
    for (const { notificationId } of await world.cards()) {
      await world.sender().send(notificationId);
    }
    return (await world.cards()).map(({ status }) => status);
  }

  it('is sent to the operator once, at its time', async () => {
    await story.book(tourId, 2);
    expect(await digestAt('2026-11-30T14:59:59.999Z')).toBe(
      'Nothing was sent. The next e-mail is due at 18:00.',
    );
    expect(await send()).toEqual([]);
    expect(await digestAt('2026-11-30T15:00:00.000Z')).toBe(
      'The list of departures of Tuesday 1 December 2026 was queued.',
    );
    expect(await send()).toEqual(['sent']);
    await Promise.all([digestAt('2026-11-30T15:10:00.000Z'), digestAt('2026-11-30T15:10:00.000Z')]);
    expect(await send()).toEqual(['sent']);
    expect(world.mailbox.delivered.map(({ to }) => to)).toEqual([operator.email]);
  });

  it('is not sent if no travellers are booked', async () => {
    const bookingNumber = await story.book(tourId, 2);
    done(await story.side.execute(new CancelBooking({ bookingNumber }, story.customer())));
    expect(await digestAt('2026-11-30T15:00:00.000Z')).toBe(
      'No travellers are booked on Tuesday 1 December 2026, so no e-mail was sent.',
    );
    expect(await send()).toEqual([]);
  });

  it('is sent late, until the day begins in Zanzibar', async () => {
    await story.book(tourId, 2);
    expect(await digestAt('2026-11-30T21:00:00.000Z')).toBe(
      'Nothing was sent. The next e-mail is due at 18:00.',
    );
    expect(await send()).toEqual([]);
    expect(await digestAt('2026-11-30T20:59:59.999Z')).toMatch('was queued');
    expect(await send()).toEqual(['sent']);
  });

  it('is left out if everyone cancelled before it could be sent', async () => {
    const bookingNumber = await story.book(tourId, 2);
    await digestAt('2026-11-30T15:00:00.000Z');
    done(await story.side.execute(new CancelBooking({ bookingNumber }, story.customer())));
    await readSide.catchUp();
    expect(await send()).toEqual(['dismissed']);
  });
});
