import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveProofOfWork as solve } from '../../../../test/support/solve-proof-of-work.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { InProcessRateLimiter } from '../../../libs/adapters/node/in-process-rate-limiter.ts';
import { NodeCryptography } from '../../../libs/adapters/node/node-cryptography.ts';
import {
  type ProofOfWorkChallenge,
  proofOfWorkSecondsMax,
  slowPhoneSeconds,
} from '../../../libs/contracts/proof-of-work.ts';
import { ProofOfWork } from './proof-of-work.ts';

const minuteMs = 60_000;
const header = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a proof of work', () => {
  const clock = new VirtualClock();
  const workOf = (secret: string) =>
    new ProofOfWork(new NodeCryptography(secret.repeat(8)), new InProcessRateLimiter(clock), clock);
  const work = workOf('secret ');
  const scope = 'booking-proof';
  const wanted = { scope, key: 'k', difficultyAtLeast: 0 };
  let challenge: ProofOfWorkChallenge;
  let solved: string;

  beforeAll(async () => {
    challenge = await work.challenge({ scope, key: 'k', difficulty: 0 });
    solved = await solve(challenge);
  }, 60_000);

  it('is accepted for its scope and key, and again for the same key', async () => {
    expect(await work.isSolved(solved, wanted)).toBe(true);
    expect(await work.isSolved(solved, wanted)).toBe(true);
    expect(await work.isSolved(solved, { ...wanted, scope: 'sign-in' })).toBe(false);
    expect(await work.isSolved(solved, { ...wanted, key: 'other' })).toBe(false);
    expect(await work.isSolved(solved, { ...wanted, key: undefined })).toBe(false);
    expect(await work.isSolved(solved, { ...wanted, difficultyAtLeast: 1 })).toBe(false);
  });

  it('is accepted once if the request has no key', async () => {
    const once = { scope, key: undefined, difficultyAtLeast: 0 };
    const header = await solve(await work.challenge({ scope, key: undefined, difficulty: 0 }));
    expect(await work.isSolved(header, once)).toBe(true);
    expect(await work.isSolved(header, once)).toBe(false);
  });

  it('is refused if it is from another product, was changed, or has a wrong solution', async () => {
    expect(await workOf('other  ').isSolved(solved, wanted)).toBe(false);
    const payload = JSON.parse(Buffer.from(solved, 'base64url').toString()) as {
      solution: { counter: number; derivedKey: string };
    };
    const { parameters, signature } = challenge;
    const easier = { parameters: { ...parameters, cost: 1 }, signature };
    expect(await work.isSolved(header({ ...payload, challenge: easier }), wanted)).toBe(false);
    const guessed = { ...payload.solution, derivedKey: challenge.parameters.keyPrefix.repeat(2) };
    expect(await work.isSolved(header({ challenge, solution: guessed }), wanted)).toBe(false);
  });

  it.each([
    ['nothing', undefined],
    ['no base64', '???'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['null', header(null)],
    ['a list', header([])],
    ['no challenge', header({ solution: { counter: 1, derivedKey: '00' } })],
    [
      'no parameters',
      header({ challenge: { signature: '' }, solution: { counter: 1, derivedKey: '' } }),
    ],
    ['a text that is too long', 'a'.repeat(10_000)],
  ])('of %s is refused and throws no error', async (_, given) => {
    expect(await work.isSolved(given, wanted)).toBe(false);
  });

  it('takes twice the work for each step of difficulty, and never more than a phone can do', async () => {
    const { lowest, highest } = await triesOf(2);
    expect(lowest).toBeGreaterThanOrEqual(2_400);
    expect(highest).toBeLessThanOrEqual(4_800);
    const hardest = await work.challenge({ scope, key: 'k', difficulty: 99 });
    expect(hardest.parameters.data?.difficulty).toBe(5);
  }, 60_000);

  it('takes a slow phone at most half the time that browser and API allow, even for the hardest work', async () => {
    const { parameters } = await work.challenge({ scope, key: 'k', difficulty: 99 });
    const { difficulty, expiresAt } = parameters.data ?? {};
    const neededSeconds = 2 * slowPhoneSeconds(Number(difficulty));
    expect(neededSeconds).toBeLessThanOrEqual(proofOfWorkSecondsMax);
    const validSeconds = (Number(expiresAt) - Date.parse(clock.now())) / 1_000;
    expect(proofOfWorkSecondsMax).toBeLessThan(validSeconds / 2);
  });

  it('expires after ten minutes', async () => {
    await clock.advance(10 * minuteMs - 1);
    expect(await work.isSolved(solved, wanted)).toBe(true);
    await clock.advance(1);
    expect(await work.isSolved(solved, wanted)).toBe(false);
  });

  /** Returns the lowest and the highest number of tries of three challenges of a difficulty. */
  async function triesOf(difficulty: number) {
    const tries: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const harder = await work.challenge({ scope, key: 'k', difficulty });
      const solution = await solveChallenge({ challenge: harder, deriveKey });
      tries.push(solution?.counter ?? 0);
    }
    return { lowest: Math.min(...tries), highest: Math.max(...tries) };
  }
});
