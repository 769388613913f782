import {
  type AppendFault,
  lostRequest,
} from '../../../../../test/support/in-memory/faulty-event-store.ts';
import {
  asha,
  done,
  party,
  slot,
  WriteSide,
} from '../../../../../test/support/in-memory/write-side.ts';
import { CloseDeparture } from '../departure/departure.commands.ts';
import { BookTour } from './booking.commands.ts';

/** An append whose answer waits until the test releases it. */
function heldAppend(fault: AppendFault) {
  const sent = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  const held: AppendFault = async (send) => {
    const outcome = fault(send);
    outcome.catch(() => undefined);
    sent.resolve(undefined);
    await released.promise;
    return await outcome;
  };
  const release = () => {
    released.resolve(undefined);
  };
  return { held, sent: sent.promise, release };
}

describe('While the append of a booking is not answered', () => {
  let story: WriteSide;
  let tourId: string;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    tourId = await story.publishTour({ schedule: { capacity: 4 } });
  });

  const book = (seats: number) =>
    story.side.execute(
      new BookTour({ tourId, slot, party: party(seats), contact: asha }, story.customer()),
    );

  const eventsOfDeparture = () => story.eventTypes(`departure-${tourId}_2026-12-01_0900`);

  it('the next booking of the departure does not wait for the answer', async () => {
    const { held, sent, release } = heldAppend((send) => send());
    story.store.next(held);
    const first = book(2);
    await sent;
    done(await book(2));
    release();
    done(await first);
    expect(await eventsOfDeparture()).toEqual(['SeatsReserved', 'SeatsReserved']);
  });

  // The departure has four seats. If each booking needs four, there is room for the second one only if the first one is
  // not stored.
  it.each([1, 4])(
    'the next booking is decided again if the append was lost: %d seats each',
    async (seats) => {
      const { held, sent, release } = heldAppend(lostRequest);
      story.store.next(held);
      const first = book(seats);
      await sent;
      const second = book(seats);
      release();
      done(await second);
      expect(await first).toMatchObject({ done: false, refusal: { code: 'OutcomeUnknown' } });
      expect(await eventsOfDeparture()).toEqual(['SeatsReserved']);
    },
  );

  it('a change by staff waits for the answer', async () => {
    const { held, sent, release } = heldAppend((send) => send());
    story.store.next(held);
    const first = book(2);
    await sent;
    const departure = { tourId, ...slot };
    const closing = story.side.execute(new CloseDeparture({ departure }, story.admin()));
    const last = book(2);
    release();
    done(await first);
    done(await closing);
    expect(await last).toMatchObject({ done: false, refusal: { code: 'DepartureClosed' } });
    expect(await eventsOfDeparture()).toEqual(['SeatsReserved', 'DepartureClosed']);
  });
});
