import {
  asha,
  done,
  party,
  slot,
  WriteSide,
} from '../../../../../test/support/in-memory/write-side.ts';
import type { Position } from '../../event-log/stored-event.ts';
import {
  BookTour,
  CancelBooking,
  ConfirmBooking,
  ModifyBooking,
  SeatRequest,
} from './booking.commands.ts';

const network = '198.51.100.0/24';

describe('bookings above the share of their network', () => {
  let story: WriteSide;
  let tourId: string;
  let start: Position;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    tourId = await story.publishTour({ schedule: { capacity: 12 } });
    start = await story.store.head();
  });

  const input = (seats: number) => ({ tourId, slot, party: party(seats), contact: asha });
  const book = (seats: number, from: string | undefined = network, key?: string) =>
    story.side.execute(
      new BookTour(
        input(seats),
        story.customer({ network: from, ...(key === undefined ? {} : { idempotencyKey: key }) }),
      ),
    );
  const newEvents = () => story.seatEventTypes(start);

  /** Makes a request without seats; resolves to its number. */
  async function request(): Promise<number> {
    done(await book(4));
    const { result } = done(await book(1));
    expect(result.state.status).toBe('requested');
    start = await story.store.head();
    return Number(result.id);
  }

  it('are stored as requests that take no seats', async () => {
    await request();
    const events = await story.events(`departure-${tourId}_2026-12-01_0900`);
    expect(events.map(({ type }) => type)).toEqual(['SeatsReserved']);
    expect(events[0]?.data).toMatchObject({ network: expect.any(Number) });
    expect(JSON.stringify(events)).not.toContain('198.51.100');
  });

  it('are normal bookings if they come from another network or from staff, or if networks are not counted', async () => {
    await request();
    expect(done(await book(1, '203.0.113.0/24')).result.state.status).toBe('confirmed');
    const byStaff = await story.side.execute(new BookTour(input(1), story.admin()));
    expect(done(byStaff).result.state.status).toBe('confirmed');
    const uncounted = await story.side.execute(new BookTour(input(1), story.customer()));
    expect(done(uncounted).result.state.status).toBe('confirmed');
  });

  it('are answered as requests when repeated, even after they have their seats', async () => {
    done(await book(4));
    const first = done(await book(2, network, 'the-key'));
    const bookingNumber = Number(first.result.id);
    done(await story.side.execute(new SeatRequest({ bookingNumber }, story.customer())));
    const again = done(await book(2, network, 'the-key'));
    expect(again.replayed).toBe(true);
    expect(again.result.state.status).toBe('requested');
  });

  it('get their seats and their booking through the link, only once', async () => {
    const bookingNumber = await request();
    const context = story.customer({ network });
    const seated = done(await story.side.execute(new SeatRequest({ bookingNumber }, context)));
    expect(seated.result.state.status).toBe('confirmed');
    const repeated = done(await story.side.execute(new SeatRequest({ bookingNumber }, context)));
    expect(repeated.revision).toBe(seated.revision);
    expect(await newEvents()).toEqual(['SeatsReserved', 'BookingPlaced', 'BookingConfirmed']);
  });

  it('get their seats when staff confirm them, and the traveller’s data stays sealed', async () => {
    const bookingNumber = await request();
    const { result } = done(
      await story.side.execute(new ConfirmBooking({ bookingNumber }, story.admin())),
    );
    expect(result.state.status).toBe('confirmed');
    expect(await newEvents()).toEqual(['SeatsReserved', 'BookingPlaced', 'BookingConfirmed']);
    const stored = await story.store.readStream(`booking-${bookingNumber}`);
    expect(stored.map(({ data }) => data).join()).not.toMatch(/asha/i);
  });

  it('get no seats if the departure is full, and stay requests', async () => {
    const bookingNumber = await request();
    done(await book(8, '203.0.113.0/24'));
    const outcome = await story.side.execute(new SeatRequest({ bookingNumber }, story.customer()));
    expect(outcome).toMatchObject({ done: false, refusal: { code: 'DepartureFull' } });
    const cancelled = done(
      await story.side.execute(new CancelBooking({ bookingNumber }, story.customer())),
    );
    expect(cancelled.result.state.status).toBe('withdrawn');
  });

  it('cannot be made from existing bookings: such a change is refused', async () => {
    done(await book(2));
    const bookingNumber = Number(done(await book(2)).result.id);
    const outcome = await story.side.execute(
      new ModifyBooking(
        { bookingNumber, changes: { party: party(3) } },
        story.customer({ network }),
      ),
    );
    expect(outcome).toMatchObject({ done: false, refusal: { code: 'NetworkShareReached' } });
  });
});
