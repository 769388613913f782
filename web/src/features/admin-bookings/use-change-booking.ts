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

export interface ChangeWish {
  readonly terms: WantedTerms;
  /** What whoever decides was shown; another price is refused. */
  readonly quote: Pick<QuoteView, 'total' | 'currency'> | undefined;
  /** Why a rule is set aside; empty for none. */
  readonly override: string;
  readonly contact: Pick<AdminModifyBookingRequest, 'contact' | 'pickupPlace' | 'message'>;
}

const outcomes = {
  modify: { done: 'Booking updated', failed: 'Failed to update booking. Please try again.' },
  rebook: { done: 'Booking rebooked', failed: 'Failed to rebook booking. Please try again.' },
} as const;

const nothingWrong: CommandFault = { errors: [], canOverride: false, conflict: null };

/** Changes a booking, or says what stands in the way; a conflict is decided by sending it once more. */
export function useChangeBooking(kind: ChangeKind, booking: AdminBookingView, onDone: () => void) {
  const dispatch = useDispatch();
  const [modify, modifying] = useModifyBookingMutation();
  const [rebook, rebooking] = useRebookBookingMutation();
  const [readNow] = useLazyGetAdminBookingQuery();
  const [fault, setFault] = useState(nothingWrong);
  const [isOverridable, setIsOverridable] = useState(false);

  async function change(wish: ChangeWish, { isAnyway = false } = {}): Promise<CommandFault> {
    const changes = requestOf(booking, wish);
    const latest = isAnyway ? (await readNow(booking.reference)).data : undefined;
    const { reference, revision } = latest ?? booking;
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
    return refused;
  }
  return {
    change,
    isBusy: modifying.isLoading || rebooking.isLoading,
    conflict: fault.conflict,
    canOverride: isOverridable,
  };
}

function requestOf(booking: AdminBookingView, wish: ChangeWish): AdminModifyBookingRequest {
  const terms = changedTerms(booking, wish.terms);
  const isPricedAnew = terms.date !== undefined || terms.travellers !== undefined;
  return {
    ...terms,
    ...wish.contact,
    ...overrideOf(wish.override),
    ...(isPricedAnew &&
      wish.quote !== undefined && {
        expectedTotal: wish.quote.total,
        expectedCurrency: wish.quote.currency,
      }),
  };
}
