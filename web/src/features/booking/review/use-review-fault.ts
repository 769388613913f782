import type { FieldIds } from '../../../shared/api/field-errors.ts';
import { useState } from 'react';
import {
  nothingWrong,
  type OwnBookingFault,
  ownBookingFaultOf,
} from '../manage/own-booking-fault.ts';

export interface ReviewCommanding {
  /** The reference in the address. */
  readonly reference: string;
  readonly onProofMissing: () => void;
  /** Called after a refusal, because the review that is shown may be out of date. */
  readonly onRefused: () => void;
}

/** The errors of a traveller's command on the review. */
export function useReviewFault(
  { onProofMissing, onRefused, failed }: ReviewCommanding & { readonly failed: string },
  ids: FieldIds = {},
) {
  const [fault, setFault] = useState<OwnBookingFault>(nothingWrong);

  function refusedWith(error: unknown): void {
    const refused = ownBookingFaultOf(error, failed, ids);
    setFault(refused);
    if (refused.isProofMissing) onProofMissing();
    else if (!refused.isUnanswered) onRefused();
  }
  return { fault, setFault, refusedWith };
}
