import type { ProofOfWorkChallenge, ProofOfWorkPayload } from '@contracts/proof-of-work.ts';
import { solveChallengeWorkers } from 'altcha-lib';
import solverUrl from './solver.worker.ts?worker&url';

/** A device that needs longer than this in milliseconds gives up. */
const solvingMsMax = 60_000;
/** More would only slow the page down. */
const workersMax = 4;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): URL };
}

/** The address of the worker, as a browser wants it that enforces Trusted Types. */
let trustedUrl: string | URL | undefined;

function solverAddress(): string | URL {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedUrl ??=
    trustedTypes === undefined
      ? solverUrl
      : trustedTypes
          .createPolicy('proof-of-work', { createScriptURL: () => solverUrl })
          .createScriptURL(solverUrl);
  return trustedUrl;
}

/**
 * The value of the header `X-Proof-Of-Work` for a challenge. Undefined where it was cancelled or took
 * longer than a minute.
 *
 * @throws Error where the browser has no workers or, on a page without https, no cryptography.
 */
export async function solve(
  challenge: ProofOfWorkChallenge,
  controller: AbortController,
): Promise<string | undefined> {
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(workersMax, navigator.hardwareConcurrency),
    createWorker: () => new Worker(solverAddress(), { type: 'module' }),
    timeout: solvingMsMax,
  });
  if (solution === null) return undefined;
  const { counter, derivedKey } = solution;
  const payload: ProofOfWorkPayload = { challenge, solution: { counter, derivedKey } };
  return base64url(JSON.stringify(payload));
}

/** Of ASCII, which is all that a payload has. */
function base64url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
