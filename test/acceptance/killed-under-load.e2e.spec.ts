import { setTimeout as pause } from 'node:timers/promises';
import { projectionRoutes } from '../../services/libs/application/projections/projection-routes.ts';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { BookingView } from '../../services/libs/contracts/booking/booking-view.ts';
import type { DepartureView } from '../../services/libs/contracts/departure/departure-view.ts';
import type { ProjectionView } from '../../services/libs/contracts/operations/projection-view.ts';
import { CrashTraffic } from '../support/stories/crash-traffic.ts';
import { commandOf } from '../support/in-memory/command-of.ts';
import { System } from '../support/processes/start-system.ts';
import { storyProfile } from '../support/stories/story-profile.ts';
import type { Visitor } from '../support/stories/visitor.ts';

/** How often the process is killed, each time at a random moment under load. `npm run test:long` kills it 200 times. */
const killsMax = Number(process.env.KILLS ?? (storyProfile === 'embedded' ? 50 : 5));
const clients = 8;
/** Ten minutes after the test begins: a reservation without a booking is then old enough to be released. */
const later = '2026-11-20T06:10:00.000Z';
const settledMsMax = 30_000;

const dates = ['2026-12-01', '2026-12-02', '2026-12-03'];

/** Random numbers from a seed, so the history is the same every time, except for the timing of the machine. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function allBookings(staff: Visitor): Promise<readonly BookingView[]> {
  const items: BookingView[] = [];
  for (let cursor: string | undefined, isMore = true; isMore; isMore = cursor !== undefined) {
    const after = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await staff.get<ListView<BookingView>>(
      `/api/admin/bookings?tab=all&limit=100${after}`,
    );
    items.push(...body.items);
    cursor = body.nextCursor;
  }
  return items;
}

async function allDepartures(staff: Visitor): Promise<readonly DepartureView[]> {
  const days = await Promise.all(
    dates.map((date) => staff.get<ListView<DepartureView>>(`/api/admin/departures?date=${date}`)),
  );
  return days.flatMap(({ body }) => body.items);
}

/** The seats by departure, counted from the bookings. */
function seatsWanted(bookings: readonly BookingView[]): Record<string, number> {
  const seats: Record<string, number> = {};
  for (const { status, tourId, date, pickupTime, guests } of bookings) {
    if (status === 'cancelled') continue;
    const id = `${tourId}_${date}_${pickupTime.replace(':', '')}`;
    seats[id] = (seats[id] ?? 0) + guests;
  }
  return seats;
}

function seatsTaken(departures: readonly DepartureView[]): Record<string, number> {
  const taken = departures.filter(({ seatsTaken: seats }) => seats > 0);
  return Object.fromEntries(taken.map(({ id, seatsTaken: seats }) => [id, seats]));
}

describe(`the product, killed ${killsMax} times under load`, () => {
  let system: System;
  let traffic: CrashTraffic;
  let staff: Visitor;

  beforeAll(
    async () => {
      system = await System.start();
      staff = await system.staff();
      for (const date of dates) {
        const id = `jozani-forest-mangrove_${date}_0800`;
        await staff.put(`/api/admin/departures/${id}/capacity`, { capacity: 40 });
      }
      const random = seeded(20_261_120);
      traffic = new CrashTraffic(staff, random);
      for (let kill = 0; kill < killsMax; kill += 1) {
        let isOver = false;
        const running = Array.from({ length: clients }, () => traffic.run(() => isOver));
        // Chooses a random moment for the crash.
        await pause(50 + random() * 250);
        await system.kill();
        isOver = true;
        await Promise.all(running);
        await system.startAgain();
        await traffic.askAgain();
      }
      await system.stop();
      await system.startAgain({ CLOCK_START: later });
      while (traffic.openInputs > 0) await traffic.askAgain();
    },
    60_000 + killsMax * 24_000,
  );

  afterAll(() => system.remove());

  it('lost no acknowledged command and executed no command twice', async () => {
    console.info(`${killsMax} kills:`, traffic.counts, `${traffic.told.size} bookings`);
    expect(traffic.surprises).toEqual([]);
    const bookings = await allBookings(staff);
    expect(bookings.map(({ reference }) => reference).sort()).toEqual(
      [...traffic.told.keys()].sort(),
    );
    const found = bookings.map(({ reference, revision, status, guests }) => [
      reference,
      { revision, status, guests },
    ]);
    const told = [...traffic.told].map(([reference, { revision, status, guests }]) => [
      reference,
      { revision, status, guests },
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(told));
    expect(traffic.counts.afterAsking).toBeGreaterThan(0);
  });

  it('holds exactly the seats that bookings hold, after the reconciler ran', async () => {
    const wanted = seatsWanted(await allBookings(staff));
    const deadline = performance.now() + settledMsMax;
    let taken = seatsTaken(await allDepartures(staff));
    while (JSON.stringify(sorted(taken)) !== JSON.stringify(sorted(wanted))) {
      if (performance.now() > deadline) break;
      await pause(100);
      taken = seatsTaken(await allDepartures(staff));
    }
    expect(taken).toEqual(wanted);
    for (const date of dates) {
      expect(taken[`jozani-forest-mangrove_${date}_0800`] ?? 0).toBeLessThanOrEqual(40);
    }
  });

  it('shows the same after every read model was rebuilt from the log', async () => {
    const everything = async () => ({
      bookings: await allBookings(staff),
      departures: await allDepartures(staff),
      revenue: (await staff.get('/api/admin/revenue?from=2026-11-20&to=2026-11-20')).body,
      tours: (await staff.get('/api/admin/tours')).body,
      found: (await staff.get('/api/admin/bookings?search=asha')).body,
    });
    const before = await everything();
    const projections = await staff.get<ListView<ProjectionView>>('/api/admin/projections');
    for (const { name } of projections.body.items) {
      const { code, output } = await commandOf(system, 'rebuild', name);
      // Shows the output of the program if it failed.
      expect([name, code, code === 0 ? '' : output]).toEqual([name, 0, '']);
    }
    expect(projections.body.items).toHaveLength(projectionRoutes.length);
    expect(await everything()).toEqual(before);
  });

  it('has a log in which every event is unchanged', async () => {
    const verified = await commandOf(system, 'verify');
    expect([verified.code, verified.output]).toEqual([0, expect.any(String)]);
  });
});

function sorted(record: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  return Object.entries(record).sort(([one], [other]) => one.localeCompare(other));
}
