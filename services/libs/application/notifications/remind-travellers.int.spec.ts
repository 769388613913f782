import { MailWorld } from '../../../../test/support/stories/mail-world.ts';
import { ReadSide } from '../../../../test/support/in-memory/read-side.ts';
import { done, slot, WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import {
  CancelBooking,
  type ChangesInput,
  ConfirmBooking,
  ModifyBooking,
  RebookBooking,
} from '../command-handling/booking/booking.commands.ts';
import type { Position } from '../event-log/stored-event.ts';
import { projectionRoutes } from '../projections/projection-routes.ts';
import { remindTravellers } from './remind-travellers.ts';

/** The tour is on Tuesday, 1 December, at nine in Zanzibar: its reminder is due on Monday at nine. */
const monday = '2026-11-30T06:00:00.000Z';

describe('reminding travellers', () => {
  let story: WriteSide;
  let readSide: ReadSide;
  let world: MailWorld;
  let tourId: string;
  let start: Position;
  /** Whether the log was restored and staff have not yet set the time from which e-mails are sent. */
  let hasStopped: boolean;

  beforeEach(async () => {
    hasStopped = false;
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

  /** Runs the worker's job; resolves to how many travellers it reminds. */
  const remind = () =>
    remindTravellers({
      ...world.tools(),
      readStore: readSide.readStore,
      following: { hasStopped: () => Promise.resolve(hasStopped) },
      clock: story.clock,
      timeOfDay: '09:00',
    });

  /** Sends all queued e-mails; resolves to the status of every reminder since the start. */
  async function send(): Promise<readonly string[]> {
    for (const { notificationId, isUnfinished } of await world.cards(start)) {
      if (isUnfinished) await world.sender().send(notificationId);
    }
    const cards = await world.cards(start);
    return cards
      .filter(({ subject }) => subject.template === 'reminder')
      .map((card) => card.status);
  }

  const move = async (bookingNumber: number, changes: ChangesInput) =>
    done(await story.side.execute(new ModifyBooking({ bookingNumber, changes }, story.customer())));
  const cancel = async (bookingNumber: number) =>
    done(await story.side.execute(new CancelBooking({ bookingNumber }, story.customer())));
  const subjects = () => world.mailbox.delivered.map(({ subject }) => subject);

  it('is done once, on the day before the tour, even if the job runs many times', async () => {
    await story.book(tourId, 2);
    itIs('2026-11-30T05:59:59.999Z');
    expect(await remind()).toBe(0);
    itIs(monday);
    expect(await remind()).toBe(1);
    expect(await send()).toEqual(['sent']);
    itIs('2026-11-30T12:00:00.000Z');
    expect(await remind()).toBe(0);
    itIs('2026-12-01T03:00:00.000Z');
    expect(await remind()).toBe(0);
    expect(await send()).toEqual(['sent']);
    expect(subjects()).toEqual([expect.stringContaining('Reminder')]);
  });

  it('adds a job for the worker that sends the reminder', async () => {
    await story.book(tourId, 2);
    itIs(monday);
    await remind();
    const [card] = await world.cards(start);
    expect(world.jobs).toEqual([{ kind: 'send-notification', id: card?.notificationId }]);
  });

  it('is not done for a cancelled booking or for a tour that has begun', async () => {
    await cancel(await story.book(tourId, 1));
    await story.book(tourId, 1);
    itIs('2026-12-01T06:00:00.000Z');
    expect(await remind()).toBe(0);
    expect(await send()).toEqual([]);
  });

  it('is done for a request that was confirmed before the reminder is due', async () => {
    const asking = await story.publishTour({ schedule: { confirmation: 'by-hand' } });
    const early = await story.book(asking, 1);
    const late = await story.book(asking, 1);
    await story.book(asking, 1);
    const confirm = async (bookingNumber: number) =>
      done(await story.side.execute(new ConfirmBooking({ bookingNumber }, story.admin())));
    await confirm(early);
    itIs(monday);
    await confirm(late);
    expect(await remind()).toBe(1);
    expect((await world.cards(start)).map(({ bookingNumber }) => bookingNumber)).toEqual([early]);
  });

  it('is not done if a traveller books when it is already due, because the confirmation says the same', async () => {
    itIs('2026-11-30T05:59:59.999Z');
    await story.book(tourId, 1);
    itIs(monday);
    await story.book(tourId, 1);
    expect(await remind()).toBe(1);
  });

  it('is done only for the new day if a tour was moved to an earlier day', async () => {
    const bookingNumber = await story.book(tourId, 1);
    await move(bookingNumber, { date: '2026-12-08' });
    itIs(monday);
    expect(await remind()).toBe(0);
    itIs('2026-12-07T06:00:00.000Z');
    expect(await remind()).toBe(1);
    expect(await send()).toEqual(['sent']);
  });

  it('is done again on the day before the new date if the tour is moved after the reminder', async () => {
    const bookingNumber = await story.book(tourId, 1);
    itIs(monday);
    await remind();
    await send();
    await move(bookingNumber, { date: '2026-12-08' });
    itIs('2026-12-07T06:00:00.000Z');
    expect(await remind()).toBe(1);
    expect(await send()).toEqual(['sent', 'sent']);
    expect(subjects().map((subject) => subject.slice(-15))).toEqual([
      '1 December 2026',
      '8 December 2026',
    ]);
  });

  it('is not done for a tour that is moved to tomorrow after the reminder was due', async () => {
    const bookingNumber = await story.book(tourId, 1);
    await move(bookingNumber, { date: '2026-12-08' });
    itIs('2026-11-30T06:00:01.000Z');
    await move(bookingNumber, { date: slot.date });
    expect(await remind()).toBe(0);
  });

  it('is done for a traveller whose booking was rebooked', async () => {
    const bookingNumber = await story.book(tourId, 1);
    await cancel(bookingNumber);
    done(
      await story.side.execute(new RebookBooking({ bookingNumber, changes: {} }, story.admin())),
    );
    itIs(monday);
    expect(await remind()).toBe(1);
  });

  it.each<[string, (bookingNumber: number) => Promise<unknown>]>([
    ['is cancelled', cancel],
    ['is moved to another day', (bookingNumber) => move(bookingNumber, { date: '2026-12-08' })],
    ['is moved to another hour', (bookingNumber) => move(bookingNumber, { time: '14:00' })],
    [
      'begins',
      () => {
        itIs('2026-12-01T06:00:00.000Z');
        return Promise.resolve();
      },
    ],
  ])('is left out if the tour %s before the reminder could be sent', async (_title, happens) => {
    const bookingNumber = await story.book(tourId, 1);
    itIs(monday);
    await remind();
    await happens(bookingNumber);
    expect(await send()).toEqual(['dismissed']);
    expect(subjects()).toEqual([]);
  });

  it('is done late if no process ran, but not after the tour has begun', async () => {
    await story.book(tourId, 1);
    itIs('2026-12-01T05:59:00.000Z');
    expect(await remind()).toBe(1);
    expect(await send()).toEqual(['sent']);
  });

  it('waits for staff after the log was restored, because it is unknown who was reminded', async () => {
    await story.book(tourId, 1);
    itIs(monday);
    hasStopped = true;
    await expect(remind()).rejects.toThrow('Resume them on the page E-mails');
    hasStopped = false;
    expect(await remind()).toBe(1);
  });

  it('is done only once if two workers run at the same moment', async () => {
    for (let booking = 0; booking < 5; booking += 1) await story.book(tourId, 1);
    itIs(monday);
    const reminded = await Promise.all([remind(), remind()]);
    expect(reminded[0] + reminded[1]).toBeGreaterThanOrEqual(5);
    expect(await send()).toEqual(Array.from({ length: 5 }, () => 'sent'));
    expect(new Set(world.mailbox.delivered.map(({ id }) => id)).size).toBe(5);
    expect(world.mailbox.delivered).toHaveLength(5);
  });

  it('is tried eight times over a day before the tour begins, and then waits for staff', async () => {
    const bookingNumber = await story.book(tourId, 1);
    // The tour starts so late in the day that all attempts come before its start.
    await move(bookingNumber, { time: '14:00' });
    world.mailbox.answers.push(
      ...Array.from(
        { length: 8 },
        () => ({ outcome: 'not-offered', reason: 'ECONNREFUSED' }) as const,
      ),
    );
    itIs(monday);
    await remind();
    const tries: string[] = [];
    for (let minute = 0; minute <= 24 * 60; minute += 1) {
      itIs(new Date(Date.parse(monday) + minute * 60_000).toISOString());
      const before = world.mailbox.answers.length;
      await send();
      if (world.mailbox.answers.length < before) tries.push(story.clock.instant.slice(8, 16));
    }
    expect(tries).toEqual([
      '30T06:00',
      '30T06:01',
      '30T06:06',
      '30T06:21',
      '30T07:21',
      '30T10:21',
      '30T16:21',
      '01T04:21',
    ]);
    expect(await send()).toEqual(['failed']);
    expect(subjects()).toEqual([]);
  }, 60_000);
});
