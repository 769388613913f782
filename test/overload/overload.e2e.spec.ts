import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { BookingView } from '../../services/libs/contracts/booking/booking-view.ts';
import { System } from '../support/processes/start-system.ts';
import { nextBooking } from './booking-requests.ts';
import { askOpenLoop } from './open-loop.ts';

/** A sample. Only `npm run test:long` measures how much a busy product still does. */
const load = { perSecond: 2_000, seconds: 1, connections: 600 };

describe('more bookings than the product can take', () => {
  let system: System;

  beforeAll(async () => {
    system = await System.start();
  });

  afterAll(() => system.remove());

  async function references(): Promise<ReadonlySet<string>> {
    const staff = await system.staff();
    const found = new Set<string>();
    let cursor: string | undefined = '';
    while (cursor !== undefined) {
      const after: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const { body }: { readonly body: ListView<BookingView> } = await staff.get(
        `/api/admin/bookings?tab=all&limit=100${after}`,
      );
      for (const { reference } of body.items) found.add(reference);
      cursor = body.nextCursor;
    }
    return found;
  }

  /**
   * The next booking. The product is paused until each connection has sent a booking. Then it reads more commands
   * than it answers at once, on any machine.
   */
  function nextBookingAtOnce(): () => string {
    let drawn = 0;
    return () => {
      drawn += 1;
      if (drawn === 1) system.process.send('SIGSTOP');
      if (drawn === load.connections) system.process.send('SIGCONT');
      return nextBooking();
    };
  }

  it('are refused with the time to try again, and no acknowledged booking is lost', async () => {
    const acknowledged: string[] = [];
    const surprises = new Set<string>();
    let refused = 0;
    const hear = (status: number, text: string) => {
      const reference = /"reference":"([^"]+)"/.exec(text)?.[1];
      if (status === 201 && reference !== undefined) acknowledged.push(reference);
      else if (status === 503 && /^retry-after: \d+\r$/im.test(text)) refused += 1;
      else surprises.add(text.replace(/^date: .*$/im, ''));
    };
    await askOpenLoop({ url: system.url, ...load, nextRequest: nextBookingAtOnce(), hear });
    await system.kill();
    await system.startAgain();
    const stored = await references();
    expect([...surprises]).toEqual([]);
    expect(refused).toBeGreaterThan(0);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
  });
});
