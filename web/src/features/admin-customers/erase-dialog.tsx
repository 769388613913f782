import type {
  CustomerRequest,
  ErasurePreviewView,
  ErasureView,
} from '@contracts/customer/customer-view.ts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { PersonField } from './person-field.tsx';
import { useEraseCustomerMutation } from './admin-customers-api.ts';
import { heldWords } from './customer-words.ts';

export type EraseDialogProps = {
  who: CustomerRequest;
  /** The text that confirms the erasure: an e-mail address, the reference of a booking, or a name. */
  toType: string;
  held: ErasurePreviewView;
  onClose: () => void;
  onErased: (erased: ErasureView) => void;
};

/** The id is fixed, because only one such dialog is open at a time. */
const fieldId = 'erase-person';
const differs = 'This is different from what you searched for.';

/** Asks for the address, reference or name again before an erasure, which cannot be undone. */
export function EraseDialog({ who, toType, held, onClose, onErased }: EraseDialogProps) {
  const [erase, isBusy] = useCommand(useEraseCustomerMutation());
  const [typed, setTyped] = useState('');
  const [isOther, setIsOther] = useState(false);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="Erase this person?"
      submitLabel="Erase permanently"
      busyLabel="Erasing..."
      isBusy={isBusy}
      isGrave
      onSubmit={async () => {
        const isSame = typed.trim().toLowerCase() === toType.toLowerCase();
        setIsOther(!isSame);
        if (!isSame) return [{ fieldId, message: differs }];
        const { data, error } = await erase(who);
        if (data === undefined) {
          return [{ message: messageOf(error, 'This could not be done. Please try again.') }];
        }
        onErased(data);
        onClose();
        return [];
      }}
    >
      <p>
        {heldWords(held)} Name, address, phone, notes, reasons and messages become unreadable, here
        and in every copy that is restored later.{' '}
        <strong>This cannot be undone, not even by us.</strong> The bookings stay in the records
        without a name, with their seats and their revenue.
      </p>
      <PersonField
        id={fieldId}
        label={`Type the ${whatIsTyped(who, toType)} again`}
        error={isOther ? differs : undefined}
        value={typed}
        onChange={setTyped}
      />
    </FormDialog>
  );
}

function whatIsTyped({ booking }: CustomerRequest, toType: string): string {
  if (booking !== undefined) return 'reference';
  return toType.includes('@') ? 'address' : 'name';
}
