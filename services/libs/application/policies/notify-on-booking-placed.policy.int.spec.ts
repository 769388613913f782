import { done, WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import type { BookingPlaced } from '../../domain/booking/booking.events.ts';
import { CancelBooking } from '../command-handling/booking/booking.commands.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import type { Position } from '../event-log/stored-event.ts';
import { type JobQueue, JobQueueAway, type JobToAdd } from '../ports/job-queue.ts';
import { notifyOnBookingPlaced } from './notify-on-booking-placed.policy.ts';
import { NotNow, type PolicyTools } from './policy.ts';

describe('the notifications about a new booking', () => {
  let story: WriteSide;
  let start: Position;
  let jobs: JobToAdd[];
  let bookingNumber: number;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    const tourId = await story.publishTour();
    start = await story.store.head();
    jobs = [];
    bookingNumber = await story.book(tourId, 2);
  });

  const collecting: Pick<JobQueue, 'add'> = {
    add: (added) => {
      jobs.push(...added);
      return Promise.resolve();
    },
  };

  async function act(change: Partial<PolicyTools> = {}): Promise<void> {
    const [placed] = await story.events(`booking-${bookingNumber}`);
    await notifyOnBookingPlaced.act(placed as RecordedEvent<BookingPlaced>, {
      log: story.store,
      commands: story.side,
      cryptography: story.ports.cryptography,
      jobs: collecting,
      ...change,
    });
  }

  async function queued() {
    const { events } = await story.store.readAll(start, 100, { categories: ['notification'] });
    return events.map(({ stream, type, data }) => ({
      stream,
      type,
      data: JSON.parse(data) as Readonly<Record<string, unknown>>,
    }));
  }

  it('are one for the traveller and one for the operator, with jobs that send them', async () => {
    await act();
    const all = await queued();
    const [placed, confirmed] = await story.events(`booking-${bookingNumber}`);
    const { commandId = '' } = placed?.metadata ?? {};
    expect(all.map(({ type, data }) => [type, data.recipient])).toEqual([
      ['NotificationQueued', 'traveller'],
      ['NotificationQueued', 'operator'],
    ]);
    const idOf = (role: string) =>
      story.ports.cryptography.uuidV5(commandId, `booking-${bookingNumber}`, role);
    const ids = [idOf('traveller'), idOf('operator')];
    expect(all.map(({ stream }) => stream)).toEqual(ids.map((id) => `notification-${id}`));
    expect(jobs).toEqual(ids.map((id) => ({ kind: 'send-notification', id })));
    // The policy decides on both events of the command; the second one confirms the booking.
    expect(all[0]?.data).toMatchObject({
      template: 'booking-confirmed',
      cause: { commandId, revision: confirmed?.revision },
    });
  });

  it('depend only on the events of the booking’s command, and not on later events', async () => {
    done(await story.side.execute(new CancelBooking({ bookingNumber }, story.customer())));
    await act();
    expect((await queued())[0]?.data).toMatchObject({
      template: 'booking-confirmed',
      cause: { revision: 1 },
    });
  });

  it('are queued only once', async () => {
    await act();
    await act();
    expect(await queued()).toHaveLength(2);
  });

  it('are queued while the queue cannot be reached; the sweeper adds the jobs', async () => {
    await act({ jobs: { add: () => Promise.reject(new JobQueueAway('away')) } });
    expect(await queued()).toHaveLength(2);
  });

  it('are tried again while the log does not accept them', async () => {
    const refusal = { done: false, refusal: { code: 'TimedOut' } };
    const commands = { execute: () => Promise.resolve(refusal) } as unknown as typeof story.side;
    await expect(act({ commands })).rejects.toThrow(NotNow);
    expect(await queued()).toEqual([]);
    expect(jobs).toEqual([]);
  });

  it('contain no name in the log or in a job', async () => {
    await act();
    expect(JSON.stringify([await queued(), jobs])).not.toMatch(/asha|@/i);
  });
});
