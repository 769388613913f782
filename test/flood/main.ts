import { readdirSync, statSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlacedBookingAnswer } from '../../services/libs/contracts/booking/booking-view.ts';
import {
  bookFrom,
  bookPatiently,
  bookingOf,
  countByStatus,
  type FloodAnswer,
  p99,
  seatsOfDeparture,
} from '../support/stories/booking-flood.ts';
import { freePort } from '../support/processes/free-port.ts';
import { System } from '../support/processes/start-system.ts';

/**
 * Sends the two floods of the security review to the started product, while visitors book. It measures how many seats
 * the attacker holds, how long visitors wait, how the disk grows and which alert would fire.
 */

interface Flood {
  readonly title: string;
  readonly attempts: number;
  readonly seconds: number;
  readonly from: (attempt: number) => string;
  readonly guests: number;
}

const floods: readonly Flood[] = [
  {
    title: '2,000 bookings from one address in 4 s',
    attempts: 2_000,
    seconds: 4,
    from: () => '198.51.100.7',
    guests: 15,
  },
  {
    title: '20 bookings a minute from each of 500 addresses of one /48',
    attempts: 10_000,
    seconds: 60,
    from: (attempt) => `2001:db8:7:${(attempt % 500).toString(16)}::1`,
    guests: 3,
  },
];

const floodedDays = 20;
const visitorsPerSecond = 5;
const warmUpSeconds = 4;
const connectionsOfProxy = 300;
/** The threshold of ToursBookingsLimited in infra/prometheus/alerts.yml. */
const alertAbove = 10;
const failed: string[] = [];

function judge(holds: boolean, what: string): void {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}`);
  if (!holds) failed.push(what);
}

/** Sends this many requests evenly over the time, and does not wait for their answers. */
async function evenly<Each>(
  count: number,
  seconds: number,
  send: (each: number) => Promise<Each>,
): Promise<readonly Each[]> {
  const begun = performance.now();
  const sent: Promise<Each>[] = [];
  while (sent.length < count) {
    const due = Math.min(count, Math.ceil((count * (performance.now() - begun)) / seconds / 1_000));
    while (sent.length < due) sent.push(send(sent.length));
    await pause(5);
  }
  return await Promise.all(sent);
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => {
    const { size, isFile } = { size: 0, isFile: false, ...sizeOf(join(folder, name)) };
    return isFile ? sum + size : sum;
  }, 0);
}

/** Undefined if the file was removed meanwhile. */
function sizeOf(path: string): { readonly size: number; readonly isFile: boolean } | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && { size: stats.size, isFile: stats.isFile() };
}

/**
 * The bytes that stay after a stop. The journal of SQLite fills once and is then reused, so its size does not count
 * as growth. A product that ends writes the journal into the database file.
 */
async function bytesOnceStopped(system: System, folder: string): Promise<number> {
  await system.stop();
  const bytes = bytesIn(folder);
  await system.startAgain();
  return bytes;
}

async function limitedSoFar(system: System): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${system.settings.HEALTH_PORT}/metrics`);
  if (!response.ok) throw new Error(`The metrics were answered with ${response.status}.`);
  const text = await response.text();
  return [...text.matchAll(/^tours_bookings_limited_total(?:\{.*\})? (\S+)$/gm)].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );
}

/**
 * The connections of the proxy in front, which all requests share. A product without a proxy accepts one new
 * connection in each turn of its event loop, so a flood that opens hundreds of connections delays the
 * connections of others.
 */
async function proxyIn(system: System): Promise<Agent> {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionsOfProxy, scheduling: 'fifo' });
  const open = () =>
    new Promise<void>((resolve, reject) => {
      get(`${system.url}/api/tours`, { agent }, (response) => {
        response.resume().once('end', resolve);
      }).once('error', reject);
    });
  await Promise.all(Array.from({ length: connectionsOfProxy }, open));
  return agent;
}

const attackOf = (system: System, agent: Agent, { attempts, seconds, from, guests }: Flood) =>
  evenly(attempts, seconds, (attempt) => {
    const date = `2026-12-${String(1 + (attempt % floodedDays)).padStart(2, '0')}`;
    const body = bookingOf(`bot-${attempt}`, guests, date);
    return bookFrom(system.url, { from: from(attempt), body }, { agent });
  });

/** Visitors from separate networks, on departures that are not flooded. */
const visitorsOf = (system: System, agent: Agent, seconds: number, name = 'guest') =>
  evenly(Math.max(120, visitorsPerSecond * seconds), seconds, (visitor) => {
    const date = `2027-01-${String(1 + (visitor % 28)).padStart(2, '0')}`;
    const from = `203.${Math.floor(visitor / 250)}.${visitor % 250}.1`;
    const body = bookingOf(`${name}-${visitor}`, 1, date);
    return bookPatiently(system.url, { from, body }, agent);
  });

/** Checks how many seats of one departure the attacker holds at most, and how large their largest party is. */
function judgeHoldings(answers: readonly FloodAnswer[]): void {
  const held = new Map<string, number[]>();
  for (const { status, text } of answers) {
    if (status !== 201) continue;
    const { date, guests, seats } = JSON.parse(text) as PlacedBookingAnswer;
    if (seats === undefined) held.set(date, [...(held.get(date) ?? []), guests]);
  }
  const worst = [...held].filter(([, parties]) => {
    const sum = parties.reduce((total, guests) => total + guests, 0);
    return sum > seatsOfDeparture / 3 && parties.length > 1;
  });
  judge(
    worst.length === 0,
    `holds more than a third, and more than one party, of ${worst.length} of ${held.size} departures`,
  );
}

for (const flood of floods) {
  console.log(`\n${flood.title}`);
  for (const hasVisitors of [false, true]) {
    const system = await System.start({
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '1',
      HEALTH_PORT: String(await freePort()),
    });
    const folder = system.settings.DATA_DIR ?? '';
    await bookFrom(system.url, { from: '192.0.2.1', body: bookingOf('first', 1, '2027-02-01') });
    const bytes = await bytesOnceStopped(system, folder);
    const agent = await proxyIn(system);
    // A warm-up, because a product that was just started still compiles its code.
    if (hasVisitors) await visitorsOf(system, agent, warmUpSeconds, 'early');
    const limitedBefore = await limitedSoFar(system);
    const begun = performance.now();
    const [answers, visitors] = await Promise.all([
      attackOf(system, agent, flood),
      hasVisitors ? visitorsOf(system, agent, flood.seconds) : Promise.resolve([]),
    ]);
    const seconds = (performance.now() - begun) / 1_000;
    console.log(
      `       attack of ${seconds.toFixed(1)} s answered ${JSON.stringify(countByStatus(answers))}`,
    );
    judgeHoldings(answers);
    if (hasVisitors) {
      judge(
        visitors.every(({ status }) => status === 201) && p99(visitors) <= 200,
        `${visitors.length} visitors were answered ${JSON.stringify(countByStatus(visitors))}, p99 ${Math.round(p99(visitors))} ms`,
      );
    } else {
      await pause(Math.max(0, 60 - seconds) * 1_000);
    }
    const limited = (await limitedSoFar(system)) - limitedBefore;
    judge(
      limited > alertAbove,
      `tours_bookings_limited_total rose by ${limited}: ToursBookingsLimited fires above ${alertAbove} in ten minutes`,
    );
    if (!hasVisitors) {
      const afterwards = await bytesOnceStopped(system, folder);
      await pause(60_000);
      const control = ((await bytesOnceStopped(system, folder)) - afterwards) / 1_000_000;
      const attacked = (afterwards - bytes) / 1_000_000;
      judge(
        attacked <= 1,
        `the disk grew by ${attacked.toFixed(2)} MB in the minute, by ${control.toFixed(2)} MB in one without the attack`,
      );
    }
    agent.destroy();
    await system.remove();
  }
}
if (failed.length > 0) {
  console.log(`\n${failed.length} goals were missed.`);
  process.exitCode = 1;
}
