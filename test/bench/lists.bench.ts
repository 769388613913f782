import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Answered, AskedProduct, asks } from './harness/asked-product.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { alternate, compare } from './harness/rounds.ts';
import { percentileOf } from './harness/statistics.ts';
import { withDirectory } from './harness/temporary-directory.ts';
import { fillWithYears, personOf, yearsOfBookings } from './harness/years-of-bookings.ts';
import { mediansOf } from './harness/side-by-side.ts';

const bookings = 100_000;
const fewBookings = 1_000;
/** The limit for 95 of 100 answers of a list, in milliseconds. */
const p95MsMax = 100;

/** The limit for the first start, which builds the read models, in milliseconds. */
const firstStartMsMax = 600_000;
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

async function start(directory: string, count: number): Promise<AskedProduct> {
  mkdirSync(directory);
  await fillWithYears(directory, count, (2 * count) / bookings);
  const product = await AskedProduct.start(directory, { startMsMax: firstStartMsMax });
  await product.untilShown(Object.values(asked).map((pathOf) => pathOf(0)));
  return product;
}

async function run(rounds: number): Promise<readonly Comparison[]> {
  return withDirectory(async (directory) => {
    const many = await start(join(directory, 'many'), bookings);
    const few = await start(join(directory, 'few'), fewBookings);
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
  { many, few }: { readonly many: AskedProduct; readonly few: AskedProduct },
  pathOf: (number: number) => string,
): Promise<Comparison> {
  const measured = await alternate(
    [
      { name: 'many', measure: () => many.measure(pathOf) },
      { name: 'few', measure: () => few.measure(pathOf) },
    ],
    rounds,
  );
  const figure = (of: Answered) => of.p95Ms;
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
async function besideAnExport(many: AskedProduct, rounds: number): Promise<Comparison> {
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
