import { medianOf } from '../bench/harness/statistics.ts';
import { book } from '../support/stories/booking-requests.ts';
import { owner, System } from '../support/processes/start-system.ts';
import { freshKey } from '../support/stories/visitor.ts';
import { judgeTiming } from './judge-timing.ts';

interface Comparison {
  readonly what: string;
  readonly pairs: number;
  /** Asks about a subject that exists or one that does not; the answer is always the same. */
  readonly ask: (isKnown: boolean) => Promise<{ readonly status: number }>;
}

const system = await System.start();
const comparisons: readonly Comparison[] = await prepared();
let failures = 0;
try {
  for (const { what, pairs, ask } of comparisons) {
    const took = { known: [] as number[], unknown: [] as number[] };
    const statuses = { known: new Set<number>(), unknown: new Set<number>() };
    // The first pairs warm up and are left out. The order changes with each pair, so that neither is always
    // second.
    for (let pair = -20; pair < pairs; pair += 1) {
      for (const isKnown of pair % 2 === 0 ? [true, false] : [false, true]) {
        const begunMs = performance.now();
        const { status } = await ask(isKnown);
        const name = isKnown ? 'known' : 'unknown';
        if (pair >= 0) took[name].push(performance.now() - begunMs);
        statuses[name].add(status);
      }
    }
    const [known, unknown] = [medianOf(took.known), medianOf(took.unknown)];
    const isSame = String([...statuses.known]) === String([...statuses.unknown]);
    const timing = judgeTiming(took.known, took.unknown);
    const holds = isSame && timing.holds;
    failures += holds ? 0 : 1;
    console.log(
      `${holds ? 'ok    ' : 'FAILED'} ${what}: ${known.toFixed(2)} ms known, ${unknown.toFixed(2)} ms unknown,`,
      `${timing.differences.map((each) => (100 * each).toFixed(1)).join(', ')} % apart, ${pairs} pairs, answered ${[...statuses.known].join(', ')} and ${[...statuses.unknown].join(', ')}`,
    );
  }
} finally {
  await system.remove();
}
process.exitCode = failures === 0 ? 0 : 1;

async function prepared(): Promise<readonly Comparison[]> {
  const visitor = system.visitor();
  const { reference } = await book(visitor);
  const stranger = system.hastyVisitor();
  const noReference = reference === '12345678' ? '12345679' : '12345678';
  const of = (isKnown: boolean) => (isKnown ? reference : noReference);
  const post = (path: string, body: object) => {
    stranger.cookies.clear();
    return stranger.post(path, body, { 'idempotency-key': freshKey() });
  };
  return [
    {
      what: 'a wrong e-mail of a booking',
      pairs: 2_000,
      ask: (isKnown) => post(`/api/bookings/${of(isKnown)}/proof`, { email: 'guess@example.com' }),
    },
    {
      what: 'a wrong token of a booking',
      pairs: 2_000,
      ask: (isKnown) => post(`/api/bookings/${of(isKnown)}/proof`, { token: 'A'.repeat(43) }),
    },
    {
      what: 'a wrong password of an account',
      pairs: 100,
      ask: (isKnown) =>
        post('/api/auth/sign-in', {
          username: isKnown ? owner.username : 'nobody-at-all',
          password: 'a wrong password',
        }),
    },
  ];
}
