import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import { formatPrice } from '../../shared/ui/format-price.ts';
import { faultWords, nameOf } from './departure-words.ts';
import { useUndoWriteOffMutation, useWriteOffMutation } from './payments-api.ts';

/** The buttons that write off the debt of a no-show, and that make it due again. */
export function WriteOffButtons({ booking }: { booking: AdminBookingView }) {
  const { payments, reference } = booking;
  const [isAsked, setIsAsked] = useState(false);
  const [undo, { isLoading }] = useUndoWriteOffMutation();
  const dispatch = useDispatch();
  const name = nameOf(booking);

  async function makeDueAgain() {
    const { error } = await undo({ reference });
    const done = error === undefined;
    dispatch(toastRaised(done ? `Due again: ${name}` : faultWords(error), done ? 'ok' : 'error'));
  }
  return (
    <>
      {payments.due > 0 && (
        <Button
          kind="quiet"
          aria-label={`Write off: ${name}`}
          onClick={() => {
            setIsAsked(true);
          }}
        >
          Write off
        </Button>
      )}
      {payments.writtenOff !== undefined && (
        <Button
          kind="quiet"
          aria-label={`Undo the write-off: ${name}`}
          disabled={isLoading}
          onClick={() => void makeDueAgain()}
        >
          Undo write-off
        </Button>
      )}
      {isAsked && (
        <WriteOffDialog
          booking={booking}
          onClose={() => {
            setIsAsked(false);
          }}
        />
      )}
    </>
  );
}

function WriteOffDialog({ booking, onClose }: { booking: AdminBookingView; onClose: () => void }) {
  const [send, { isLoading }] = useWriteOffMutation();
  const dispatch = useDispatch();
  const { currency, payments, reference } = booking;
  const sum = formatPrice(payments.due, currency);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Write off ${sum} of ${nameOf(booking)}?`}
      confirmLabel="Write off"
      isBusy={isLoading}
      reason="required"
      onConfirm={async (reason) => {
        const { error } = await send({ reference, reason });
        if (error !== undefined) return faultWords(error);
        dispatch(toastRaised(`Written off: ${sum}, ${nameOf(booking)}`, 'ok'));
        return undefined;
      }}
    >
      <p>The amount is no longer due. You can undo this; undoing the no-show undoes it too.</p>
    </ConfirmDialog>
  );
}
