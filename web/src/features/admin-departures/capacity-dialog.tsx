import { useState } from 'react';
import { useDraft } from '../../shared/console/drafts/use-draft.ts';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { ReasonField } from '../../shared/console/reason-field.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useSetCapacityMutation } from './admin-departures-api.ts';
import type { DepartureDialogProps } from './departure-dialog-props.ts';
import { useDepartureChange } from './use-departure-change.ts';

const faults = {
  'capacity-seats': 'Enter a whole number of seats, or leave it empty for no limit.',
  'capacity-force': 'Give a reason: more seats than that are taken.',
} as const;

type FieldId = keyof typeof faults;

/** Gives one departure its own capacity. Fewer seats than are taken need a reason. */
export function CapacityDialog({ sheet, form, onClose }: DepartureDialogProps) {
  const { id, capacity, seatsTaken } = sheet;
  const { content, change } = useDraft(form, {
    seats: capacity === null ? '' : String(capacity),
    force: '',
  });
  const { seats, force } = content;
  const [wrong, setWrong] = useState<FieldId | null>(null);
  const [setCapacity, { isLoading }] = useSetCapacityMutation();
  const { outcome, canForce, setCanForce } = useDepartureChange(
    ['CapacityBelowSeatsTaken'],
    onClose,
  );
  const errorOf = (field: FieldId) => (wrong === field ? faults[field] : undefined);

  async function submit() {
    const fault = faultOf(seats.trim(), canForce && force.trim() === '');
    setWrong(fault);
    if (fault !== null) return [{ fieldId: fault, message: faults[fault] }];
    const { error } = await setCapacity({
      id,
      capacity: seats.trim() === '' ? null : Number(seats),
      ...(canForce && { force: { reason: force.trim() } }),
    });
    return outcome(error, 'Capacity changed');
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="Capacity of this departure"
      submitLabel="Set capacity"
      isBusy={isLoading}
      onSubmit={submit}
    >
      <Field
        id="capacity-seats"
        label="Seats"
        hint={`${String(seatsTaken)} are taken. Leave it empty for no limit.`}
        error={errorOf('capacity-seats')}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={seats}
          onChange={({ currentTarget }) => {
            change({ ...content, seats: currentTarget.value });
            setCanForce(false);
          }}
        />
      </Field>
      {canForce && (
        <ReasonField
          id="capacity-force"
          label="Reason for fewer seats than are taken"
          hint="No booking is cancelled."
          value={force}
          onChange={(reason) => {
            change({ ...content, force: reason });
          }}
          error={errorOf('capacity-force')}
          required
        />
      )}
    </FormDialog>
  );
}

function faultOf(seats: string, isForceMissing: boolean): FieldId | null {
  if (seats !== '' && !/^\d{1,4}$/.test(seats)) return 'capacity-seats';
  return isForceMissing ? 'capacity-force' : null;
}
