import { setTimeout as pause } from 'node:timers/promises';
import { untilQuiet } from '../bench/harness/processor-time.ts';
import { Product } from '../bench/harness/product.ts';
import { nextBooking } from './booking-requests.ts';
import { type Answered, askOpenLoop } from './open-loop.ts';

const overloadSeconds = Number(process.env.OVERLOAD_SECONDS ?? 60);
const times = 10;
const isDone = ({ status }: Answered) => status === 201;
const share = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
function quantile(answered: readonly Answered[], of: number): string {
  const sorted = answered.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  return `${Math.round(sorted[Math.floor(sorted.length * of)] ?? 0)} ms`;
}
function byStatus(answered: readonly Answered[]): string {
  const counts = Object.groupBy(answered, ({ status }) => String(status));
  return Object.entries(counts)
    .map(([status, list]) => `${status}: ${list?.length ?? 0}`)
    .join(', ');
}

/** How long a prompt answer may take, in milliseconds. */
const promptMs = 500;

/**
 * Returns the second in which the product is prompt again: at least 99 % of the requests that were answered in it
 * were booked promptly. The result is the beginning of the first such second, counted in seconds from the first
 * request.
 */
function recoveredAfterSeconds(answered: readonly Answered[]): number {
  const beganMs = Math.min(...answered.map(({ answeredAtMs, tookMs }) => answeredAtMs - tookMs));
  const seconds = Map.groupBy(answered, ({ answeredAtMs, tookMs }) =>
    Math.floor((answeredAtMs - tookMs - beganMs) / 1_000),
  );
  const isGood = (list: readonly Answered[]) =>
    list.filter((each) => isDone(each) && each.tookMs <= promptMs).length >= 0.99 * list.length;
  const good = [...seconds].filter(([, list]) => isGood(list)).map(([second]) => second);
  return Math.min(Infinity, ...good);
}

const product = await Product.start();
const failed: string[] = [];
const judge = (holds: boolean, what: string) => {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}`);
  if (!holds) failed.push(what);
};
try {
  const ask = (perSecond: number, seconds: number, connections: number) =>
    askOpenLoop({ url: product.url, perSecond, seconds, connections, nextRequest: nextBooking });
  // The capacity is measured with 64 busy connections. A request that finds no free connection is dropped.
  await ask(20_000, 5, 64);
  await untilQuiet(product.pid);
  const knee = await ask(20_000, 10, 64);
  const capacity = knee.answered.filter(isDone).length / 10;
  console.log(`Capacity: ${Math.round(capacity)} bookings a second (${byStatus(knee.answered)}).`);
  await untilQuiet(product.pid);

  const storedBefore = product.bookings();
  const flooded = await ask(times * capacity, overloadSeconds, 2_000);
  const done = flooded.answered.filter(isDone);
  const turnedAway = flooded.answered.filter(({ status }) => status === 503);
  const recovering = await ask(capacity / 2, 15, 1_000);
  await pause(1_000);
  const stored = product.bookings() - storedBefore - recovering.answered.filter(isDone).length;
  console.log(
    `Offered ${flooded.offered} in ${overloadSeconds} s: ${byStatus(flooded.answered)}, no free connection: ${flooded.withoutConnection}.`,
    `Booked in ${quantile(done, 0.5)} (median), ${quantile(done, 0.99)} (p99); turned away in ${quantile(turnedAway, 0.5)}, ${quantile(turnedAway, 0.99)}.`,
  );
  const goodput = done.length / overloadSeconds;
  judge(
    goodput >= 0.8 * capacity,
    `goodput ${Math.round(goodput)} a second, ${share(goodput, capacity)} of capacity`,
  );
  const unheard = stored - done.length;
  judge(
    unheard <= done.length / 100,
    `${unheard} bookings were stored without an answer to the client`,
  );
  const recovered = recoveredAfterSeconds(recovering.answered);
  judge(
    recovered <= 5,
    `99 % booked within ${promptMs / 1_000} s in the second that began ${recovered} s after the overload`,
  );
} finally {
  await product.end();
}
process.exitCode = failed.length === 0 ? 0 : 1;
