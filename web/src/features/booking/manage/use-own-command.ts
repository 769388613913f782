import type { FieldIds } from '../../../shared/api/field-errors.ts';
import { useState } from 'react';
import { useLazyGetOwnBookingQuery } from './own-booking-api.ts';
import { nothingWrong, type OwnBookingFault, ownBookingFaultOf } from './own-booking-fault.ts';

interface Commanding {
  readonly reference: string;
  /** The message that says what failed (requirements, section 8). */
  readonly failed: string;
  readonly onProofMissing: () => void;
  /** The ids of the form's inputs, by field of the request. */
  readonly ids?: FieldIds;
}

/** The errors of a traveller's command. */
export function useOwnCommand({ reference, failed, onProofMissing, ids }: Commanding) {
  const [read] = useLazyGetOwnBookingQuery();
  const [fault, setFault] = useState<OwnBookingFault>(nothingWrong);

  /** Handles an answer that is not a success: keeps the error and reads the booking again. */
  async function refusedWith(error: unknown): Promise<OwnBookingFault> {
    const refused = ownBookingFaultOf(error, failed, ids);
    if (!refused.isUnanswered) await read(reference);
    setFault(refused);
    if (refused.isProofMissing) onProofMissing();
    return refused;
  }
  return { fault, setFault, refusedWith };
}
