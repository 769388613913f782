import { useRef, useState } from 'react';
import { problemOf } from '../../../shared/api/problem.ts';
import {
  type Proof,
  useLazyGetOwnBookingQuery,
  useProveOwnBookingMutation,
} from './own-booking-api.ts';
import { tooManyWords } from './own-booking-fault.ts';

/** What came of showing whose a booking is. */
export type ProofOutcome =
  | { readonly kind: 'proven' }
  /** It does not fit, or cannot be checked now: why, in words. */
  | { readonly kind: 'refused' | 'unchecked'; readonly words: string };

const noAnswer = 'We got no answer, so nothing was checked. Please try again.';

/** Shows to the server that a booking is somebody's. */
export function useGiveProof(reference: string): (proof: Proof) => Promise<ProofOutcome> {
  const [prove] = useProveOwnBookingMutation();
  return async (proof) => {
    const { error } = await prove({ reference, proof });
    return error === undefined ? { kind: 'proven' } : refusalOf(error);
  };
}

/** The same for a button, which may be pressed twice; then the booking is read with all that may be seen now. */
export function useProof(reference: string) {
  const give = useGiveProof(reference);
  const [read] = useLazyGetOwnBookingQuery();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false); // two presses come before the button shows that it is busy

  async function giveOnce(proof: Proof): Promise<ProofOutcome | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setIsBusy(true);
    const outcome = await give(proof);
    if (outcome.kind === 'proven') await read(reference);
    isUnderWay.current = false;
    setIsBusy(false);
    return outcome;
  }
  return [giveOnce, isBusy] as const;
}

function refusalOf(error: unknown): ProofOutcome {
  const problem = problemOf(error);
  if (problem === undefined || problem.status >= 500) return { kind: 'unchecked', words: noAnswer };
  if (problem.code === 'TooManyRequests') {
    return { kind: 'unchecked', words: tooManyWords(error, problem) };
  }
  return { kind: 'refused', words: problem.errors?.[0]?.message ?? problem.title };
}
