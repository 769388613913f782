import type { PaymentEntryView } from '@contracts/booking/payment-entry-view.ts';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { faultWords } from './departure-words.ts';
import { useVoidEntryMutation } from './payments-api.ts';
import { entryName, moneyWords } from './payment-words.ts';

export type VoidDialogProps = {
  reference: string;
  entry: PaymentEntryView;
  onClose: () => void;
};

/** Voids a payment or refund that was entered by mistake. */
export function VoidDialog({ reference, entry, onClose }: VoidDialogProps) {
  const [send, { isLoading }] = useVoidEntryMutation();
  const dispatch = useDispatch();
  const name = entryName(entry);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Void ${name.toLowerCase()}: ${moneyWords(entry)}?`}
      confirmLabel={`Void the ${entry.kind}`}
      isBusy={isLoading}
      isGrave
      reason="required"
      onConfirm={async (reason) => {
        const { error } = await send({ reference, entry, reason });
        if (error !== undefined) return faultWords(error);
        dispatch(toastRaised(`${name} voided: ${reference}`, 'ok'));
        return undefined;
      }}
    >
      <p>
        It no longer counts. The entry stays in the list, struck through, with your reason. To enter
        it again, record a new {entry.kind}.
      </p>
    </ConfirmDialog>
  );
}
