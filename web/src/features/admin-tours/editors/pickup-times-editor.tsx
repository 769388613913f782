import { readPickupTime, twelveHourPreview } from '@contracts/tour/pickup-times.ts';
import { tourLimits } from '@contracts/tour/tour-limits.ts';
import { useState } from 'react';
import { withColon } from '../../../shared/console/with-colon.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { type EditorProps, fieldId, problemAt } from './editor-props.ts';
import './pickup-times-editor.css';
import { type Row, RowList } from './row-list.tsx';

export type PickupTimesEditorProps = EditorProps<readonly string[]>;

/** The tour's start times: typed in 24-hour form, and shown in 12-hour form too. */
export function PickupTimesEditor(props: PickupTimesEditorProps) {
  return (
    <RowList
      {...props}
      field="pickupTimes"
      label="Pickup Times"
      hint="On the 24-hour clock, such as 08:30 or 14:00."
      itemName="pickup time"
      addLabel="Add pickup time"
      make={() => ''}
      max={tourLimits.pickupTimesMax}
      isOrdered
      render={(row) => <PickupTime row={row} />}
    />
  );
}

type PickupTimeProps = { row: Row<string> };

function PickupTime({ row: { item, index, field, problems, replace } }: PickupTimeProps) {
  // The text being typed. Text that is not a time is not reported. It is removed when the field is left, and a
  // sentence says so.
  const [typed, setTyped] = useState<string>();
  const [ignored, setIgnored] = useState<string>();
  return (
    <div data-slot="pickup-time" data-part="unlabelled">
      <Field
        id={fieldId(field)}
        label={`Pickup time ${String(index + 1)}`}
        error={ignored === undefined ? problemAt(problems, field) : ignoredWords(ignored, item)}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          placeholder="HH:MM"
          maxLength={5}
          value={typed ?? item}
          onChange={({ currentTarget }) => {
            const text = withColon(currentTarget.value);
            setTyped(text);
            setIgnored(undefined);
            const time = readPickupTime(text);
            if (time !== undefined && time !== item) replace(time);
          }}
          onBlur={() => {
            if (typed !== undefined && readPickupTime(typed) === undefined) setIgnored(typed);
            setTyped(undefined);
          }}
        />
      </Field>
      {item !== '' && <output>{twelveHourPreview(item)}</output>}
    </div>
  );
}

function ignoredWords(text: string, kept: string): string {
  const outcome = kept === '' ? 'so it was removed' : `so ${kept} is kept`;
  return `“${text}” is not a time on the 24-hour clock, ${outcome}.`;
}
