import type { ProofOfWorkChallenge } from '@contracts/proof-of-work.ts';
import { problemOf } from '../api/problem.ts';
import { prove } from './prove.tsx';

/** A second proof is asked for where the first took too long, or others made it harder meanwhile. */
const proofsMax = 2;

/**
 * Does the work that a refusal asks for and asks again with it.
 *
 * @param refusal An answer 429 with a challenge; answered where the person cancels or it cannot be done.
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
