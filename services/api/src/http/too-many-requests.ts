import type { SecurityReason } from '../../../libs/application/telemetry/security-reasons.ts';
import type { ProofOfWorkChallenge } from '../../../libs/contracts/proof-of-work.ts';
import { Problem } from './problem.ts';

interface LimitReached {
  /** Which limit was reached, for the log and the counter. */
  readonly reason: SecurityReason<'limit-reached'>;
  /** The challenge whose solution lets the request through. */
  readonly proofOfWork?: ProofOfWorkChallenge | undefined;
  /** The request brought a proof of work that does not count. */
  readonly isWorkWrong?: boolean;
}

/** The answer to a caller who tried too often. It gives the time to wait in whole seconds, at least one. */
export function tooManyRequests(
  { retryAfterMs }: { readonly retryAfterMs: number },
  { reason, proofOfWork, isWorkWrong = false }: LimitReached,
): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return new Problem('TooManyRequests', {
    retryAfterSeconds,
    ...(proofOfWork === undefined ? {} : { extensions: { proofOfWork } }),
    refusal: isWorkWrong
      ? { kind: 'proof-refused', reason: 'proof-of-work' }
      : { kind: 'limit-reached', reason },
  });
}
