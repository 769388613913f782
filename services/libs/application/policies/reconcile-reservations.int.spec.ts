import { cutAfterFirstPart } from '../../../../test/support/in-memory/faulty-event-store.ts';
import {
  asha,
  done,
  party,
  slot,
  WriteSide,
} from '../../../../test/support/in-memory/write-side.ts';
import { BookTour, CancelBooking } from '../command-handling/booking/booking.commands.ts';
import type { Position } from '../event-log/stored-event.ts';
import type { OpenReservation } from '../projections/departure/open-reservations.projection.ts';
import { ReservationReconciler } from './reconcile-reservations.ts';

describe('reconciling loose reservations', () => {
  let story: WriteSide;
  let tourId: string;
  let start: Position;
  let hints: OpenReservation[];
  let askedBefore: string[];
  let reconciler: ReservationReconciler;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    tourId = await story.publishTour({ schedule: { capacity: 10 } });
    start = await story.store.head();
    hints = [];
    askedBefore = [];
    reconciler = new ReservationReconciler({
      commands: story.anotherProcess(),
      cryptography: story.ports.cryptography,
      clock: story.clock,
      findLoose: (reservedBefore, limit) => {
        askedBefore.push(reservedBefore);
        return Promise.resolve(hints.slice(0, limit));
      },
    });
  });

  const newEvents = (): Promise<readonly string[]> => story.seatEventTypes(start);

  /** Adds every present reservation of the departure, in the form of the read model. */
  async function hintAtAll(): Promise<void> {
    for (const event of await story.events(`departure-${tourId}_2026-12-01_0900`)) {
      if (event.type === 'SeatsReserved') {
        const { reservationId, bookingNumber } = event.data;
        const departure = { tourId, ...slot };
        hints.push({
          reservationId,
          bookingNumber,
          departure,
          at: event.occurredAt,
          isHeld: false,
        });
      }
    }
  }

  async function crashWhileBooking(): Promise<void> {
    story.store.next(cutAfterFirstPart);
    await story.side.execute(
      new BookTour({ tourId, slot, party: party(4), contact: asha }, story.customer()),
    );
  }

  it('marks them as abandoned, then releases their seats', async () => {
    await crashWhileBooking();
    await hintAtAll();
    expect(await reconciler.reconcile()).toBe(1);
    expect(await newEvents()).toEqual(['SeatsReserved', 'ReservationAbandoned', 'SeatsReleased']);
    await story.book(tourId, 10);
  });

  it('checks only reservations that are older than a minute', async () => {
    story.clock.instant = '2026-11-20T09:05:00.000Z';
    await reconciler.reconcile();
    expect(askedBefore).toEqual(['2026-11-20T09:04:00.000Z']);
  });

  it('keeps a reservation that a booking holds, even if the hint lists it', async () => {
    await story.book(tourId, 4);
    await hintAtAll();
    expect(await reconciler.reconcile()).toBe(0);
    expect(await newEvents()).toEqual(['SeatsReserved', 'BookingPlaced', 'BookingConfirmed']);
  });

  it('does nothing a second time', async () => {
    await crashWhileBooking();
    await hintAtAll();
    await reconciler.reconcile();
    expect(await reconciler.reconcile()).toBe(0);
    expect(await newEvents()).toHaveLength(3);
  });

  it('releases a reservation that the booking dropped, without another event in the booking’s stream', async () => {
    const bookingNumber = await story.book(tourId, 4);
    done(await story.side.execute(new CancelBooking({ bookingNumber }, story.customer())));
    await hintAtAll();
    expect(await reconciler.reconcile()).toBe(1);
    expect((await newEvents()).slice(-2)).toEqual(['BookingCancelled', 'SeatsReleased']);
  });

  it('completes the release that it could not complete in the last round', async () => {
    await crashWhileBooking();
    await hintAtAll();
    story.store.next(cutAfterFirstPart);
    expect(await reconciler.reconcile()).toBe(1);
    expect(await newEvents()).toEqual(['SeatsReserved', 'ReservationAbandoned', 'SeatsReleased']);
  });
});
