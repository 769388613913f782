import {
  type ProofOfWorkChallenge,
  type ProofOfWorkPayload,
  proofOfWorkSecondsMax,
} from '@contracts/proof-of-work.ts';
import { solveChallengeWorkers } from 'altcha-lib';
import { trustedPolicy } from '../trusted-types/trusted-policy.ts';
import solverUrl from './solver.worker.ts?worker&url';

/** More workers would only slow the page down. */
const workersMax = 4;

const solver = trustedPolicy('proof-of-work', {
  createScriptURL: (url: string) => (url === solverUrl ? url : ''),
});

/**
 * Returns the value of the header `X-Proof-Of-Work` for a challenge; undefined if it was cancelled or took
 * longer than {@link proofOfWorkSecondsMax}.
 *
 * @throws Error if the browser has no workers or, on a page without https, no cryptography.
 */
export async function solve(
  challenge: ProofOfWorkChallenge,
  controller: AbortController,
): Promise<string | undefined> {
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(workersMax, navigator.hardwareConcurrency),
    createWorker: () => new Worker(solver.createScriptURL(solverUrl), { type: 'module' }),
    timeout: 1_000 * proofOfWorkSecondsMax,
  });
  if (solution === null) return undefined;
  const { counter, derivedKey } = solution;
  const payload: ProofOfWorkPayload = { challenge, solution: { counter, derivedKey } };
  return base64url(JSON.stringify(payload));
}

/** Encodes ASCII text; a payload contains nothing else. */
function base64url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
