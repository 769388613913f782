import { Field } from '../../shared/ui/field.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';

export type OverrideFieldProps = { reason: string; onChange: (reason: string) => void };

/**
 * With this field staff override a rule (a past, closed or full departure) and give a reason. The history keeps
 * the reason.
 */
export function OverrideField({ reason, onChange }: OverrideFieldProps) {
  return (
    <Field
      id="override-reason"
      label="Reason for overriding"
      hint="With a reason here you can also book past, closed and full departures. The history shows the reason."
    >
      <TextArea
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      />
    </Field>
  );
}
