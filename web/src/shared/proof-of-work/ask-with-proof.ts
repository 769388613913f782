import type { ProofOfWorkChallenge } from '@contracts/proof-of-work.ts';
import { problemOf } from '../api/problem.ts';
import { prove } from './prove.tsx';

/** The API asks for a second proof if the first one took too long, or if the difficulty was raised meanwhile. */
const proofsMax = 2;

/**
 * Solves the challenge of a refusal and repeats the request with the proof.
 *
 * @param refusal An answer 429 with a challenge. It is returned if the person cancels or the work fails.
 * @param ask The same request with the header `X-Proof-Of-Work`.
 */
export async function askWithProof<Answer extends { readonly error?: unknown }>(
  refusal: Answer,
  ask: (work: string) => Promise<Answer>,
): Promise<Answer> {
  let answer = refusal;
  for (let proofs = 0; proofs < proofsMax; proofs += 1) {
    const challenge = problemOf(answer.error)?.proofOfWork as ProofOfWorkChallenge | undefined;
    const work = challenge === undefined ? undefined : await prove(challenge);
    if (work === undefined) return answer;
    answer = await ask(work);
  }
  return answer;
}
