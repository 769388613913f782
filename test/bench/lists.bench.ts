import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { secretKey } from './harness/booked-data.ts';
import { freePort } from '../support/processes/free-port.ts';
import { untilQuiet } from './harness/processor-time.ts';
import { productArgs } from './harness/product.ts';
import { Program } from './harness/program.ts';
import { alternate, compare } from './harness/rounds.ts';
import { percentileOf } from './harness/statistics.ts';
import { withDirectory } from './harness/temporary-directory.ts';
import { fillWithYears, personOf, yearsEnd, yearsOfBookings } from './harness/years-of-bookings.ts';
import { mediansOf } from './harness/side-by-side.ts';

const bookings = 100_000;
const fewBookings = 1_000;
/** The limit for 95 of 100 answers of a list, in milliseconds. */
const p95MsMax = 100;

/** The number of requests for each figure. */
const asks = 100;

/** The limit for the first start, which builds the read models, in milliseconds. */
const firstStartMsMax = 600_000;
/** How often it is checked whether the read models are up to date, in milliseconds. */
const pollMs = 250;

const staff = { username: 'amina', password: 'a password for measuring' };

/** The requests of staff. One of them asks for different data each time. */
const asked: Readonly<Record<string, (number: number) => string>> = {
  'tab Today': () => 'bookings?tab=today',
  'tab Due Today': () => 'bookings?tab=due-today',
  'tab Tomorrow': () => 'bookings?tab=tomorrow',
  'tab All': () => 'bookings?tab=all',
  'tab All, 100 a page': () => 'bookings?tab=all&limit=100',
  'counts of the tabs': () => 'bookings/counts',
  'requests waiting to be confirmed': () => 'bookings?status=pending',
  inbox: () => 'inbox',
  'bookings that owe money': () => 'bookings?money=unpaid',
  'counts of bookings that owe money': () => 'bookings/counts?money=unpaid',
  'bookings that owe money, of one tour, from the site': () =>
    'bookings?money=unpaid&tourId=spice-farm-tour&origin=site',
  'bookings with a note': () => 'bookings?notes=with',
  'bookings of an origin that nobody has': () => 'bookings?origin=partner',
  'bookings by total': () => 'bookings?sort=total-desc',
  'confirmed bookings by travel date': () => 'bookings?status=confirmed&sort=start-asc',
  'bookings of the last month by amount due': () => 'bookings?createdFrom=2026-10-20&sort=due-desc',
  'bookings of an origin that nobody has, by tour': () => 'bookings?origin=partner&sort=tour-asc',
  'counts of bookings that owe money, of one tour, from the site': () =>
    'bookings/counts?money=unpaid&tourId=spice-farm-tour&origin=site',
  'bookings that owe money, search by name': (number) =>
    `bookings?money=unpaid&search=${nameOf(number)}`,
  'counts of bookings that owe money, search by name': (number) =>
    `bookings/counts?money=unpaid&search=${nameOf(number)}`,
  'bookings that take place': () => 'bookings?status=live',
  'cancelled bookings of today': () => 'bookings?tab=today&status=cancelled&currency=USD',
  'bookings in a currency nobody paid in': () => 'bookings?currency=TZS',
  'search by the beginning of a reference': (number) =>
    `bookings?search=ZBL-${10 + (number % 90)}7`,
  'search by name': (number) => `bookings?search=${nameOf(number)}`,
  'search by the beginning of a name': (number) => `bookings?search=${nameOf(number).slice(0, 2)}`,
  'search by e-mail': (number) => `bookings?search=${personOf(number).email}`,
  'search by phone': (number) => `bookings?search=${digitsOf(number)}`,
  'search that finds most': () => 'bookings?search=gmail',
  'counts of a search by name': (number) => `bookings/counts?search=${nameOf(number)}`,
  'counts of a search that finds most': () => 'bookings/counts?search=gmail',
  'departures of a day': (number) => `departures?date=${dateOf(number)}`,
  'day sheet': (number) => `departures/spice-farm-tour_${dateOf(number)}_0900`,
  'revenue of a day': (number) => `revenue?from=${dateOf(number)}`,
  'dashboard of thirty days': () => 'dashboard',
  'dashboard of two years': () => 'dashboard?from=2024-11-20&to=2026-11-20',
  'audit log, 100 a page': () => 'audit?limit=100',
  'audit log of a day': (number) => `audit?from=${dateOf(number)}&to=${dateOf(number)}`,
  'audit log of one kind of thing': (number) =>
    `audit?kind=${['booking', 'departure', 'tour', 'notification'][number % 4] ?? ''}`,
  'audit log of one kind on a day': (number) =>
    `audit?kind=booking&from=${dateOf(number)}&to=${dateOf(number)}`,
  'audit log of a person who did nothing': () => 'audit?actor=nobody',
  'people of the audit log': () => 'audit/people',
  'e-mails': () => 'notifications',
  'e-mails that failed': () => 'notifications?status=failed',
  accounts: () => 'accounts',
  'read models': () => 'projections',
};

const firstDate = Date.UTC(2026, 9, 1);

function dateOf(number: number): string {
  return new Date(firstDate + (number % 50) * 86_400_000).toISOString().slice(0, 10);
}

function nameOf(number: number): string {
  return encodeURIComponent(personOf(number).name);
}

function digitsOf(number: number): string {
  return encodeURIComponent(personOf(number).phone.slice(-9));
}

interface Measured {
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** The product with its own data, and a session that sends requests. */
class Asked {
  readonly #url: string;
  readonly #cookie: string;
  readonly #program: Program;
  #count = 0;

  private constructor(url: string, cookie: string, program: Program) {
    this.#url = url;
    this.#cookie = cookie;
    this.#program = program;
  }

  static async start(directory: string, count: number): Promise<Asked> {
    mkdirSync(directory);
    await fillWithYears(directory, count);
    const port = await freePort();
    const env = {
      PORT: String(port),
      DATA_DIR: directory,
      SECRET_KEY: secretKey,
      CLOCK_START: yearsEnd,
      RATE_LIMITS: 'off',
      ADMIN_USERNAME: staff.username,
      ADMIN_PASSWORD: staff.password,
    };
    const program = await Program.start(productArgs(), /is ready at/, env, firstStartMsMax);
    const url = `http://127.0.0.1:${port}`;
    const { headers } = await fetch(`${url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(staff),
    });
    const cookie = headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    const product = new Asked(url, cookie.join('; '), program);
    await product.#untilAllIsShown();
    await untilQuiet(program.pid);
    return product;
  }

  /** The first start builds the read models; answers that are behind the log have the header `x-stale`. */
  async #untilAllIsShown(): Promise<void> {
    for (const path of Object.values(asked).map((pathOf) => pathOf(0))) {
      while ((await this.#ask(path)).headers.get('x-stale') !== null) await pause(pollMs);
    }
  }

  async end(): Promise<void> {
    await this.#program.end();
  }

  /** The times of requests, sent one after the other. */
  async measure(pathOf: (number: number) => string): Promise<Measured> {
    const tookMs: number[] = [];
    for (let times = 0; times < asks; times += 1) {
      const began = performance.now();
      await this.take(pathOf((this.#count += 1)));
      tookMs.push(performance.now() - began);
    }
    return { p50Ms: percentileOf(tookMs, 50), p95Ms: percentileOf(tookMs, 95) };
  }

  /** @returns The number of characters in the answer. */
  async take(path: string): Promise<number> {
    const response = await this.#ask(path);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
    return text.length;
  }

  #ask(path: string): Promise<Response> {
    return fetch(`${this.#url}/api/admin/${path}`, { headers: { cookie: this.#cookie } });
  }
}

async function run(rounds: number): Promise<readonly Comparison[]> {
  return withDirectory(async (directory) => {
    const many = await Asked.start(join(directory, 'many'), bookings);
    const few = await Asked.start(join(directory, 'few'), fewBookings);
    try {
      const comparisons: Comparison[] = [];
      for (const [what, pathOf] of Object.entries(asked)) {
        await many.measure(pathOf);
        await few.measure(pathOf);
        comparisons.push(await compared(what, rounds, { many, few }, pathOf));
      }
      comparisons.push(await besideAnExport(many, rounds));
      return comparisons;
    } finally {
      await many.end();
      await few.end();
    }
  });
}

async function compared(
  what: string,
  rounds: number,
  { many, few }: { readonly many: Asked; readonly few: Asked },
  pathOf: (number: number) => string,
): Promise<Comparison> {
  const measured = await alternate(
    [
      { name: 'many', measure: () => many.measure(pathOf) },
      { name: 'few', measure: () => few.measure(pathOf) },
    ],
    rounds,
  );
  const figure = (of: Measured) => of.p95Ms;
  const growth = compare(measured, ['many', 'few'], figure);
  return {
    what: `${what}, p95 to ${p95MsMax} ms`,
    goal: { atMost: 1 },
    ratios: (measured.many ?? []).map(({ p95Ms }) => p95Ms / p95MsMax),
    figures: [
      mediansOf(measured, ['many', 'few'], { figure: (of) => of.p50Ms, unit: 'ms p50', digits: 1 }),
      mediansOf(measured, ['many', 'few'], { figure, unit: 'ms p95', digits: 1 }),
      `${percentileOf(growth, 50).toFixed(1)} times`,
    ].join('; '),
  };
}

/** Measures lists while all bookings are exported as a file. */
async function besideAnExport(many: Asked, rounds: number): Promise<Comparison> {
  const seconds: number[] = [];
  const p95s: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const exported = many.take('exports/bookings.csv').then((length) => {
      seconds.push((performance.now() - began) / 1_000);
      return length;
    });
    const { p95Ms } = await many.measure(() => 'bookings?tab=all');
    p95s.push(p95Ms);
    await exported;
  }
  return {
    what: `tab All while all ${bookings.toLocaleString('en')} are exported, p95 to ${p95MsMax} ms`,
    goal: { atMost: 1 },
    ratios: p95s.map((p95Ms) => p95Ms / p95MsMax),
    figures: `${percentileOf(p95s, 50).toFixed(1)} ms p95; the export takes ${percentileOf(seconds, 50).toFixed(1)} s`,
  };
}

export const lists: Benchmark = {
  name: 'lists',
  title: `What staff look at, among ${bookings.toLocaleString('en')} bookings`,
  about: `A member of staff who is signed in sends ${asks} requests a round over HTTP, one after the other, as the list and its search do.
The bookings were ${yearsOfBookings}. The goal is
${p95MsMax} ms for 95 of 100 requests. The last column compares the figures with those of the same product with ${fewBookings.toLocaleString('en')}
bookings.`,
  run,
};
