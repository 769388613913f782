/**
 * `npm run bench [-- name…] [--rounds=5] [--dry]`: measures the product and reference programs, side by side.
 * Prints the results and writes them into docs/benchmarks.md; with --dry it only prints them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Benchmark } from './harness/benchmark.ts';
import { loadGenerator } from './harness/http-load.ts';
import { machineFacts } from './harness/machine.ts';
import { isReached, ratioText, withSection } from './harness/results-page.ts';
import { spreadOf } from './harness/statistics.ts';
import { appendReadFold } from './append-read-fold.bench.ts';
import { bookings } from './bookings.bench.ts';
import { coldStart } from './cold-start.bench.ts';
import { endToEnd } from './end-to-end.bench.ts';
import { eventStoreAdapter } from './event-store-adapter.bench.ts';
import { eventStore } from './event-store.bench.ts';
import { jobQueue } from './job-queue.bench.ts';
import { jsonRoutes } from './json-routes.bench.ts';
import { lists } from './lists.bench.ts';
import { lighthouseScores } from './lighthouse.bench.ts';
import { preparedAnswers } from './prepared-answers.bench.ts';
import { projectionParts } from './projection-parts.bench.ts';
import { projector } from './projector.bench.ts';
import { readStoreUpdates } from './read-store-updates.bench.ts';
import { readsWhileBooking } from './reads-while-booking.bench.ts';
import { replays } from './replay.bench.ts';
import { restoring } from './restoring.bench.ts';
import { serverRendering } from './server-rendering.bench.ts';
import { severalApis } from './several-apis.bench.ts';
import { slowPhone } from './slow-phone.bench.ts';
import { suggestions } from './suggestions.bench.ts';
import { tenYears } from './ten-years.bench.ts';

const page = 'docs/benchmarks.md';
const benchmarks: readonly Benchmark[] = [
  preparedAnswers,
  serverRendering,
  jsonRoutes,
  bookings,
  readsWhileBooking,
  eventStore,
  eventStoreAdapter,
  readStoreUpdates,
  jobQueue,
  endToEnd,
  severalApis,
  projector,
  projectionParts,
  appendReadFold,
  replays,
  suggestions,
  lists,
  coldStart,
  restoring,
  tenYears,
  lighthouseScores,
  slowPhone,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    dry: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const unknown = positionals.filter((name) => !benchmarks.some((each) => each.name === name));
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  const names = benchmarks.map(({ name }) => name).join(', ');
  throw new Error(`The benchmarks are ${names}. --rounds takes a whole number from 1.`);
}

const chosen = benchmarks.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
for (const benchmark of chosen) {
  try {
    await measure(benchmark);
  } catch (error) {
    // The other benchmarks still run.
    console.error(`  The benchmark ${benchmark.name} failed:`, error);
    process.exitCode = 1;
  }
}

async function measure({ name, title, about, run }: Benchmark): Promise<void> {
  console.log(`${title} …`);
  const loadBefore = (loadavg()[0] ?? 0).toFixed(1);
  const comparisons = await run(rounds);
  for (const { what, goal, ratios, figures } of comparisons) {
    const { min, median, max } = spreadOf(ratios);
    const verdict = goal === undefined ? '' : isReached(goal, median) ? ' reached' : ' MISSED';
    const spread = `${ratioText(min)} / ${ratioText(median)} / ${ratioText(max)}`;
    console.log(`  ${what}: ${spread}${verdict} (${figures})`);
  }
  if (!values.dry) {
    const day = new Date().toISOString().slice(0, 10);
    const facts = `${machineFacts()}; load by ${loadGenerator}; machine load before ${loadBefore}`;
    const measured = `${day}, ${rounds} rounds, ${facts}.`;
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, withSection(text, { name, title, about, measured, comparisons }));
  }
}
