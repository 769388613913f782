import { useState } from 'react';
import { KeptKey } from './kept-key.ts';
import { useLazyGetOwnBookingQuery } from './own-booking-api.ts';
import {
  type FieldIds,
  nothingWrong,
  type OwnBookingFault,
  ownBookingFaultOf,
} from './own-booking-fault.ts';

interface Commanding {
  readonly reference: string;
  /** What did not come about where it fails (requirements, section 8). */
  readonly failed: string;
  readonly onProofMissing: () => void;
  /** Where a field of the request stands in the form. */
  readonly ids?: FieldIds;
}

/** What every command of a traveller needs: a key of its own, and words for what stands in its way. */
export function useOwnCommand({ reference, failed, onProofMissing, ids }: Commanding) {
  const [read] = useLazyGetOwnBookingQuery();
  const [key] = useState(() => new KeptKey());
  const [fault, setFault] = useState<OwnBookingFault>(nothingWrong);

  /** Takes note of an answer that is not a success, and of what the booking is now. */
  async function refusedWith(error: unknown): Promise<OwnBookingFault> {
    const refused = ownBookingFaultOf(error, failed, ids);
    if (!refused.isUnanswered) {
      key.forget();
      await read(reference);
    }
    setFault(refused);
    if (refused.isProofMissing) onProofMissing();
    return refused;
  }
  return { key, fault, setFault, refusedWith };
}
