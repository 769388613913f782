import { useRef, useState } from 'react';
import { forgetBooking } from '../../../offline/kept-bookings.ts';
import { problemOf } from '../../../shared/api/problem.ts';
import {
  type Proof,
  useLazyGetOwnBookingQuery,
  useProveOwnBookingMutation,
} from './own-booking-api.ts';
import { tooManyWords } from './own-booking-fault.ts';

/** The outcome of giving a proof. */
export type ProofOutcome =
  | { readonly kind: 'proven' }
  /** The proof is wrong, or could not be checked now; `words` says why. */
  | { readonly kind: 'refused' | 'unchecked'; readonly words: string };

const noAnswer = 'We got no answer, so nothing was checked. Please try again.';

/** Sends the proof that a booking belongs to the traveller. */
export function useGiveProof(reference: string): (proof: Proof) => Promise<ProofOutcome> {
  const [prove] = useProveOwnBookingMutation();
  return async (proof) => {
    const { error } = await prove({ reference, proof });
    if (error === undefined) return { kind: 'proven' };
    const outcome = refusalOf(error);
    if (outcome.kind === 'refused') forgetBooking(reference.toUpperCase());
    return outcome;
  };
}

/** Like {@link useGiveProof}, but ignores a second press, and reads the whole booking after success. */
export function useProof(reference: string) {
  const give = useGiveProof(reference);
  const [read] = useLazyGetOwnBookingQuery();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false); // a second press can come before the button is disabled

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
