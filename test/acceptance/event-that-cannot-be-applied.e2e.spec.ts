import type { ListView } from '../../services/libs/contracts/answers.ts';
import type {
  BookingView,
  PlacedBookingAnswer,
} from '../../services/libs/contracts/booking/booking-view.ts';
import type { ParkedDocumentView } from '../../services/libs/contracts/operations/projection-view.ts';
import { headOf } from '../../services/libs/application/event-log/stamp.ts';
import type { CataloguedEvent } from '../../services/libs/application/event-log/event-catalogue.ts';
import { openProfile } from '../../services/libs/composition/open-profile.ts';
import { readSettings } from '../../services/libs/composition/settings/settings.ts';
import { partAfter } from '../support/in-memory/stored-events.ts';
import { System } from '../support/processes/start-system.ts';
import { book } from '../support/stories/booking-requests.ts';
import { eventually } from '../support/stories/distributed-story.ts';
import type { Visitor } from '../support/stories/visitor.ts';

/** How far a document may be behind its stream. */
const lagMsMax = 2_000;

/** This event has no travellers, so the fold of the booking card fails when it counts them. */
const unusable = { type: 'PartyChanged', data: {} } as unknown as CataloguedEvent;

describe('an event that cannot be applied to its document', () => {
  let system: System;
  let concerned: PlacedBookingAnswer;
  let other: PlacedBookingAnswer;
  /** Sends no command. So no read waits for the position of a command. */
  let reader: Visitor;

  beforeAll(async () => {
    system = await System.start();
    concerned = await book(system.visitor());
    other = await book(system.visitor());
    await system.stop();
    await store(unusable, `booking-${concerned.bookingNumber}`);
    await system.startAgain();
    reader = await system.staff();
  });

  afterAll(() => system.remove());

  async function store(event: CataloguedEvent, stream: string): Promise<void> {
    const profile = await openProfile(readSettings(system.settings));
    const { eventStore } = profile.ports;
    const head = headOf(stream, await eventStore.readStream(stream));
    const { outcome } = await eventStore.appendInOrder([partAfter(head, event)]);
    await profile.close();
    expect(outcome).toBe('appended');
  }

  async function parked(): Promise<readonly ParkedDocumentView[]> {
    const path = '/api/admin/projections/booking-tabs/parked';
    return (await reader.get<ListView<ParkedDocumentView>>(path)).body.items;
  }

  async function listed({ reference }: PlacedBookingAnswer): Promise<BookingView | undefined> {
    const { body } = await reader.get<ListView<BookingView>>('/api/admin/bookings?tab=all');
    return body.items.find((each) => each.reference === reference);
  }

  /** Fails if the list does not show the booking in this state within the time limit. */
  const soonListed = (booking: PlacedBookingAnswer, isSo: (seen: BookingView) => boolean) =>
    eventually(
      `${booking.reference} is up to date beside a parked document`,
      async () => {
        const seen = await listed(booking);
        return seen !== undefined && isSo(seen);
      },
      { msMax: lagMsMax },
    );

  it('parks that document, and the documents of other streams stay up to date', async () => {
    await eventually('the document is parked', async () => (await parked()).length > 0);
    const [held, ...more] = await parked();
    expect(more).toEqual([]);
    const { bookingNumber } = concerned;
    expect(held).toMatchObject({
      id: String(bookingNumber),
      event: { type: 'PartyChanged', stream: `booking-${bookingNumber}` },
    });
    const before = await listed(concerned);

    const staff = await system.staff();
    const cancellation = `/api/admin/bookings/${other.bookingNumber}/cancellation`;
    const cancelled = await staff.post(cancellation, {}, { 'if-match': '*' });
    expect(cancelled.status).toBe(200);
    await soonListed(other, ({ status }) => status === 'cancelled');
    for (let count = 1; count <= 3; count += 1) {
      const placed = await book(system.visitor());
      await soonListed(placed, ({ status }) => status === 'confirmed');
    }

    expect(await parked()).toEqual([held]);
    expect(await listed(concerned)).toEqual(before);
  });
});
