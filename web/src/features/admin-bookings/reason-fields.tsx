import { useId } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import './reason-fields.css';

/** Why a booking ends, and whether the traveller gets the reason. */
export interface ReasonGiven {
  readonly text: string;
  readonly isTold: boolean;
}

export type ReasonFieldsProps = {
  reason: ReasonGiven;
  /** Whether the traveller gets an e-mail, which can contain the reason. */
  canTell: boolean;
  onChange: (reason: ReasonGiven) => void;
};

export function ReasonFields({ reason, canTell, onChange }: ReasonFieldsProps) {
  const id = useId();
  return (
    <>
      <Field label="Reason (optional)" hint="It is shown in the booking’s history.">
        <TextArea
          rows={2}
          maxLength={500}
          value={reason.text}
          onChange={({ currentTarget }) => {
            onChange({ ...reason, text: currentTarget.value });
          }}
        />
      </Field>
      {canTell && (
        <label data-slot="reason-told" htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={reason.isTold}
            onChange={({ currentTarget }) => {
              onChange({ ...reason, isTold: currentTarget.checked });
            }}
          />
          Show the reason in the e-mail to the traveller
        </label>
      )}
    </>
  );
}
