import {
  asha,
  done,
  party,
  slot,
  WriteSide,
} from '../../../../test/support/in-memory/write-side.ts';
import type { CommandRefused } from '../command-handling/engine/command-outcome.ts';
import { CancelBooking, ModifyBooking } from '../command-handling/booking/booking.commands.ts';
import { ReleaseReservation } from '../command-handling/booking/reservation.commands.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { NotNow } from './policy.ts';
import { releaseSeatsOnReservationLetGo } from './release-seats-on-reservation-let-go.policy.ts';

type Event = Parameters<typeof releaseSeatsOnReservationLetGo.act>[0];

describe('releasing the reservations that bookings drop', () => {
  let story: WriteSide;
  let tourId: string;
  let bookingNumber: number;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    tourId = await story.publishTour();
    bookingNumber = await story.book(tourId, 4);
  });

  const morning = (): Promise<readonly RecordedEvent[]> =>
    story.events(`departure-${tourId}_2026-12-01_0900`);

  async function lastEvent(): Promise<Event> {
    const events = await story.events(`booking-${bookingNumber}`);
    return events.findLast(({ type }) => type !== 'BookingRepriced') as Event;
  }

  async function act(event: Event, commands = story.side): Promise<void> {
    const { cryptography } = story.ports;
    const jobs = { add: () => Promise.resolve() };
    await releaseSeatsOnReservationLetGo.act(event, {
      log: story.store,
      commands,
      cryptography,
      jobs,
    });
  }

  async function change(changes: ModifyBooking['input']['changes']): Promise<void> {
    done(await story.side.execute(new ModifyBooking({ bookingNumber, changes }, story.customer())));
  }

  it('releases the seats of a cancelled booking, and stores the cause', async () => {
    done(await story.side.execute(new CancelBooking({ bookingNumber }, story.customer())));
    const cancelled = await lastEvent();
    await act(cancelled);
    const released = (await morning()).at(-1);
    expect(released).toMatchObject({ type: 'SeatsReleased', data: { bookingNumber, seats: 4 } });
    expect(released?.metadata).toMatchObject({
      actor: { kind: 'system' },
      causationId: cancelled.id,
      correlationId: cancelled.metadata.correlationId,
    });
  });

  it('releases the seats of the departure that the booking left, even if the booking moved again later', async () => {
    await change({ time: '14:00' });
    const moved = await lastEvent();
    await change({ date: '2026-12-02' });
    await act(moved);
    expect((await morning()).map(({ type }) => type)).toEqual(['SeatsReserved', 'SeatsReleased']);
  });

  it('releases the seats that a party no longer needs on its departure', async () => {
    await change({ party: party(2) });
    await act(await lastEvent());
    expect((await morning()).map(({ type, data }) => [type, data])).toMatchObject([
      ['SeatsReserved', { seats: 4 }],
      ['SeatsReserved', { seats: 2 }],
      ['SeatsReleased', { seats: 4 }],
    ]);
  });

  it('does nothing if the booking kept its seats in a change', async () => {
    await change({ party: [...party(3), { category: '3-9 years', count: 1 }] });
    await act(await lastEvent());
    expect(await morning()).toHaveLength(1);
  });

  it('never releases the reservation that the booking holds', async () => {
    const [reserved] = await morning();
    const { reservationId } = reserved?.data as { reservationId: string };
    const release = new ReleaseReservation(
      { reservationId, bookingNumber, departure: { tourId, ...slot } },
      story.customer({ actor: { kind: 'system' }, scope: 'system' }),
    );
    expect(await story.side.execute(release)).toEqual({
      done: false,
      refusal: { code: 'HeldByBooking' },
    });
    expect(await morning()).toHaveLength(1);
  });

  it.each(['TimedOut', 'OutcomeUnknown'])(
    'asks for another attempt after the refusal %s',
    async (code) => {
      done(await story.side.execute(new CancelBooking({ bookingNumber }, story.customer())));
      const refusal = { done: false, refusal: { code } } as CommandRefused<never>;
      const busy = { execute: () => Promise.resolve(refusal) } as unknown as typeof story.side;
      await expect(act(await lastEvent(), busy)).rejects.toThrow(NotNow);
    },
  );

  it('lets others book the released seats', async () => {
    await story.book(tourId, 12, asha);
    done(await story.side.execute(new CancelBooking({ bookingNumber }, story.customer())));
    await act(await lastEvent());
    await story.book(tourId, 4, asha);
  });
});
