import { judgeSoak } from './judge-soak.ts';
import { soak } from './soak.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const lookMs = 5_000;

const { visits, odd, looks } = await soak({ forMs: minutes * 60_000, lookMs });
console.log(`${visits} visits in ${minutes} minutes; answers above 399:`, Object.fromEntries(odd));
console.log('MB of memory:', looks.map((look) => Math.round(look.residentMb)).join(' '));
let failures = 0;
for (const { holds, words } of judgeSoak(looks)) {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${words}`);
  failures += holds ? 0 : 1;
}
process.exitCode = failures === 0 ? 0 : 1;
