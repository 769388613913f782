/**
 * `npm run faults [-- part…] [--seconds=60] [--still=30] [--kills=50] [--rounds=50] [--write]`: makes the faults that
 * operators meet, while travellers book, and reports the effects; with --write also in docs/benchmarks.md. Exits with 1
 * if a fault had a wrong effect.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { machineFacts } from '../bench/harness/machine.ts';
import { tableOf, withText } from '../bench/harness/results-page.ts';
import { enginesInTrouble } from './parts/engines-in-trouble.ts';
import { lastSeatsOfTwoApis } from './parts/last-seats-of-two-apis.ts';
import { projectorHandOver } from './parts/projector-hand-over.ts';
import { takenOverJobs } from './parts/taken-over-jobs.ts';
import { unacknowledgedBookings } from './parts/unacknowledged-bookings.ts';
import { workersKilled } from './parts/workers-killed.ts';
import type { FaultPart, FaultReport } from './fault-part.ts';

const page = 'docs/benchmarks.md';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    still: { type: 'string', default: '30' },
    kills: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '50' },
    write: { type: 'boolean', default: false },
  },
});
const extent = {
  awayMs: Number(values.seconds) * 1_000,
  silentMs: Number(values.still) * 1_000,
  kills: Number(values.kills),
  rounds: Number(values.rounds),
};

const parts: readonly FaultPart[] = [
  enginesInTrouble('eventStore'),
  enginesInTrouble('mongo'),
  enginesInTrouble('redis'),
  unacknowledgedBookings,
  takenOverJobs,
  workersKilled,
  lastSeatsOfTwoApis,
  projectorHandOver,
];
const names = parts.map(({ name }) => name);
if (
  positionals.some((name) => !names.includes(name)) ||
  Object.values(extent).some((figure) => !(figure > 0))
) {
  throw new Error(`Name parts among ${names.join(', ')}, and figures greater than 0.`);
}

for (const { name, title, about, run } of parts) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`${title} …`);
  const report = await reportOf(run);
  if (report === undefined) {
    process.exitCode = 1;
    continue;
  }
  for (const wrong of report.wrong) console.error(`  WRONG: ${wrong}`);
  if (report.wrong.length > 0) process.exitCode = 1;
  if (values.write) {
    const text = [`### ${title}`, about, tableOf(report.table), endOf(report)].join('\n\n');
    const written = { name: `faults-${name}`, text, writtenBy: 'npm run faults' };
    writeFileSync(page, withText(readFileSync(page, 'utf8'), written));
  }
}

/** Undefined if the part was aborted; the other parts still run. */
async function reportOf(run: FaultPart['run']): Promise<FaultReport | undefined> {
  try {
    return await run(extent, (sentence) => {
      console.log(`  ${sentence}`);
    });
  } catch (error) {
    console.error('  WRONG: It broke off.', error);
    return undefined;
  }
}

function endOf({ wrong }: FaultReport): string {
  const day = new Date().toISOString().slice(0, 10);
  const verdict = wrong.length === 0 ? 'No errors were found.' : `Wrong: ${wrong.join(' ')}`;
  return `_${day}, ${machineFacts()}. ${verdict}_`;
}
