import type { BookingView } from '../../services/libs/contracts/booking/booking-view.ts';
import { book, spiceFarm } from '../support/booking-requests.ts';
import { Engines } from '../support/product-place.ts';
import { System } from '../support/start-system.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { percentileOf } from './harness/statistics.ts';

const bookingsPerRound = 200;
const bookingsBefore = 50;
/** Each departure takes so many parties before the next day's is booked. */
const partiesPerDeparture = 5;
const firstDay = Date.UTC(2026, 11, 1);
const dayMs = 86_400_000;

/** Times in milliseconds, one of each for every booking. */
interface Measured {
  /** Until the command was answered. */
  readonly answered: readonly number[];
  /** Until a read model showed the booking. */
  readonly visible: readonly number[];
}

/** Books one after the other, and looks at each in its read model as soon as it is there. */
class Booker {
  readonly #system: System;
  #booked = 0;

  constructor(system: System) {
    this.#system = system;
  }

  async measure(bookings: number): Promise<Measured> {
    const answered: number[] = [];
    const visible: number[] = [];
    for (let each = 0; each < bookings; each += 1) {
      const day = Math.floor(this.#booked / partiesPerDeparture) % 300;
      const date = new Date(firstDay + day * dayMs).toISOString().slice(0, 10);
      this.#booked += 1;
      // Each with a browser of their own, which keeps the one cookie that shows its booking.
      const visitor = this.#system.visitor();
      const began = performance.now();
      const { reference } = await book(visitor, { tourId: spiceFarm.tourId, date });
      answered.push(performance.now() - began);
      // The visitor asks for what includes their own booking, and the answer waits for it.
      const view = await visitor.get<BookingView>(`/api/bookings/${reference}`);
      if (view.status !== 200 || view.headers.has('x-stale')) {
        throw new Error(`The booking could not be seen: ${String(view.status)} ${view.text}`);
      }
      visible.push(performance.now() - began);
    }
    return { answered, visible };
  }
}

const middle = (times: readonly number[]) => percentileOf(times, 50);
const slow = (times: readonly number[]) => percentileOf(times, 99);

async function run(rounds: number): Promise<readonly Comparison[]> {
  const systems = {
    embedded: await System.start(),
    'embedded again': await System.start(),
    distributed: await System.startOn(await Engines.start()),
  };
  try {
    const bookers = Object.entries(systems).map(([name, system]) => ({
      name,
      booker: new Booker(system),
    }));
    for (const { booker } of bookers) await booker.measure(bookingsBefore);
    const measured = await alternate(
      bookers.map(({ name, booker }) => ({
        name,
        measure: () => booker.measure(bookingsPerRound),
      })),
      rounds,
    );
    const toEmbedded = ['distributed', 'embedded'] as const;
    const line = (what: string, figure: (of: Measured) => number): Comparison => ({
      what,
      goal: undefined,
      ratios: compare(measured, toEmbedded, figure),
      figures: mediansOf(measured, toEmbedded, { figure, unit: 'ms', digits: 1 }),
    });
    const again = ['embedded again', 'embedded'] as const;
    const visibleP50 = ({ visible }: Measured) => middle(visible);
    return [
      line('command answered, p50', ({ answered }) => middle(answered)),
      line('command answered, p99', ({ answered }) => slow(answered)),
      line('view shows it, p50', visibleP50),
      line('view shows it, p99', ({ visible }) => slow(visible)),
      {
        what: 'view shows it, p50, embedded to itself (A/A)',
        goal: undefined,
        ratios: compare(measured, again, visibleP50),
        figures: mediansOf(measured, again, { figure: visibleP50, unit: 'ms', digits: 1 }),
      },
    ];
  } finally {
    await Promise.all(Object.values(systems).map((system) => system.remove()));
  }
}

export const endToEnd: Benchmark = {
  name: 'end-to-end',
  title: 'From a booking’s request to the view that shows it: distributed beside embedded',
  about: `One client books and reads its booking from the read model, ${bookingsPerRound} times a round. Distributed: API, projector
and worker as processes of their own, on the engines the tests start, all on the same two cores.`,
  run,
};
