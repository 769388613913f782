import type { BookingView } from '../../services/libs/contracts/booking/booking-view.ts';
import { book, spiceFarm } from '../support/stories/booking-requests.ts';
import { Engines } from '../support/processes/product-place.ts';
import { System } from '../support/processes/start-system.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { SteadyLoad } from './harness/steady-load.ts';
import { percentileOf } from './harness/statistics.ts';

const bookingsPerRound = 200;
const bookingsBefore = 50;
const looksMax = 5;
/** Bookings per second that other travellers make meanwhile, if there is a load. */
const loadPerSecond = 20;
/** The number of parties on a departure before the next day's departure is booked. */
const partiesPerDeparture = 5;
const firstDay = Date.UTC(2026, 11, 1);
const dayMs = 86_400_000;

/** Times in milliseconds, one of each for every booking. */
interface Delays {
  /** Until the command was answered. */
  readonly answered: readonly number[];
  /** Until a read model showed the booking. */
  readonly visible: readonly number[];
}

interface Measured {
  readonly atRest: Delays;
  readonly underLoad: Delays;
}

/** Books one after the other, and reads each booking from its read model as soon as it is there. */
class Booker {
  readonly #system: System;
  #booked = 0;

  constructor(system: System) {
    this.#system = system;
  }

  async measure(): Promise<Measured> {
    const atRest = await this.delays(bookingsPerRound);
    const load = SteadyLoad.begin(this.#system.url, loadPerSecond);
    try {
      const underLoad = await this.delays(bookingsPerRound);
      await load.end();
      return { atRest, underLoad };
    } finally {
      load.stop();
    }
  }

  async delays(bookings: number): Promise<Delays> {
    const answered: number[] = [];
    const visible: number[] = [];
    for (let each = 0; each < bookings; each += 1) {
      const day = Math.floor(this.#booked / partiesPerDeparture) % 300;
      const date = new Date(firstDay + day * dayMs).toISOString().slice(0, 10);
      this.#booked += 1;
      // Each booking has a separate browser, which has only the cookie that shows this booking.
      const visitor = this.#system.visitor();
      const began = performance.now();
      const { reference } = await book(visitor, { tourId: spiceFarm.tourId, date });
      answered.push(performance.now() - began);
      // The visitor asks for an answer that includes their own booking; it waits up to two seconds, and then
      // the visitor asks again.
      const look = () => visitor.get<BookingView>(`/api/bookings/${reference}`);
      let view = await look();
      for (let looks = 1; view.headers.has('x-stale') && looks < looksMax; looks += 1) {
        view = await look();
      }
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
    for (const { booker } of bookers) await booker.delays(bookingsBefore);
    const measured = await alternate(
      bookers.map(({ name, booker }) => ({ name, measure: () => booker.measure() })),
      rounds,
    );
    const line = (
      what: string,
      figure: (of: Measured) => number,
      pair: readonly [string, string] = ['distributed', 'embedded'],
    ): Comparison => ({
      what,
      goal: undefined,
      ratios: compare(measured, pair, figure),
      figures: mediansOf(measured, pair, { figure, unit: 'ms', digits: 1 }),
    });
    const lines = (when: string, of: (measured: Measured) => Delays) => [
      line(`${when}: command answered, p50`, (each) => middle(of(each).answered)),
      line(`${when}: command answered, p99`, (each) => slow(of(each).answered)),
      line(`${when}: view shows it, p50`, (each) => middle(of(each).visible)),
      line(`${when}: view shows it, p99`, (each) => slow(of(each).visible)),
    ];
    const again = ['embedded again', 'embedded'] as const;
    return [
      ...lines('at rest', ({ atRest }) => atRest),
      ...lines('under load', ({ underLoad }) => underLoad),
      line(
        'at rest: view shows it, p50, embedded to itself (A/A)',
        ({ atRest }) => middle(atRest.visible),
        again,
      ),
    ];
  } finally {
    await Promise.all(Object.values(systems).map((system) => system.remove()));
  }
}

export const endToEnd: Benchmark = {
  name: 'end-to-end',
  title: 'From a booking’s request to the view that shows it: distributed beside embedded',
  about: `One client makes a booking and then reads it from the read model, ${bookingsPerRound} times a round. It does this alone, and again
while others make ${loadPerSecond} bookings a second at an even pace. In the distributed profile, API, projector and worker are
separate processes and use the engines that the tests start. All run on the same two cores.`,
  run,
};
