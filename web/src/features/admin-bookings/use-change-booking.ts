import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { AdminModifyBookingRequest, QuoteView } from '@contracts/booking/booking-view.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { useLazyGetAdminBookingQuery } from './admin-bookings-api.ts';
import { useModifyBookingMutation, useRebookBookingMutation } from './booking-commands-api.ts';
import { commandFaultOf, type CommandFault } from './booking-fault.ts';
import { changedTerms, type WantedTerms } from './change-of-terms.ts';
import { overrideOf } from './override-of.ts';

export type ChangeKind = 'modify' | 'rebook';

export interface ChangeInput {
  readonly terms: WantedTerms;
  /** The price that staff saw. The API refuses another price. */
  readonly quote: Pick<QuoteView, 'total' | 'currency'> | undefined;
  /** The reason to override a rule; empty if no rule is overridden. */
  readonly override: string;
  readonly contact: Pick<AdminModifyBookingRequest, 'contact' | 'pickupPlace' | 'message'>;
}

const outcomes = {
  modify: { done: 'Booking updated', failed: 'Failed to update booking. Please try again.' },
  rebook: { done: 'Booking rebooked', failed: 'Failed to rebook booking. Please try again.' },
} as const;

/** Why a change was refused, with the booking as it is now if another person changed it meanwhile. */
export type ChangeFault = CommandFault & { readonly latest?: AdminBookingView };

const nothingWrong: ChangeFault = { errors: [], canOverride: false, conflict: null };

/** Changes a booking, or returns why it was refused. */
export function useChangeBooking(kind: ChangeKind, onDone: () => void) {
  const dispatch = useDispatch();
  const [modify, modifying] = useModifyBookingMutation();
  const [rebook, rebooking] = useRebookBookingMutation();
  const [readNow] = useLazyGetAdminBookingQuery();
  const [fault, setFault] = useState(nothingWrong);
  const [isOverridable, setIsOverridable] = useState(false);

  /** @param seen The booking as staff saw it. */
  async function change(seen: AdminBookingView, input: ChangeInput): Promise<ChangeFault> {
    const { reference, revision } = seen;
    const changes = requestOf(seen, input);
    const attempt = kind === 'modify' ? modify : rebook;
    const { error } = await attempt({ reference, revision, changes });
    if (error === undefined) {
      dispatch(toastRaised(`${outcomes[kind].done}: ${reference}`, 'ok'));
      onDone();
      return nothingWrong;
    }
    const refused = commandFaultOf(error, outcomes[kind].failed);
    setFault(refused);
    if (refused.canOverride) setIsOverridable(true);
    if (refused.conflict === null) return refused;
    const { data: latest } = await readNow(reference);
    return latest === undefined ? refused : { ...refused, latest };
  }
  return {
    change,
    isBusy: modifying.isLoading || rebooking.isLoading,
    conflict: fault.conflict,
    canOverride: isOverridable,
  };
}

function requestOf(booking: AdminBookingView, input: ChangeInput): AdminModifyBookingRequest {
  const terms = changedTerms(booking, input.terms);
  const isPricedAnew = terms.date !== undefined || terms.travellers !== undefined;
  return {
    ...terms,
    ...input.contact,
    ...overrideOf(input.override),
    ...(isPricedAnew &&
      input.quote !== undefined && {
        expectedTotal: input.quote.total,
        expectedCurrency: input.quote.currency,
      }),
  };
}
