import { tourLimits } from '@contracts/tour/tour-limits.ts';
import type { ItineraryStepView } from '@contracts/tour/tour-view.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { type EditorProps, fieldId, problemAt } from './editor-props.ts';
import './itinerary-editor.css';
import { NumberInput } from './number-input.tsx';
import { RowList } from './row-list.tsx';

export type ItineraryEditorProps = EditorProps<readonly ItineraryStepView[]>;

/** The stops of the day, each with its minutes from the start. */
export function ItineraryEditor(props: ItineraryEditorProps) {
  return (
    <RowList
      {...props}
      field="itinerary"
      label="Itinerary"
      hint="Minutes count from the start: 0 is the start, -30 is half an hour before it. Leave it empty if there is no fixed time."
      itemName="stop"
      isLarge
      addLabel="Add stop"
      make={() => ({ minutesFromStart: null, text: '' })}
      max={tourLimits.linesMax}
      render={({ item, index, field, problems, replace }) => {
        return (
          <div data-slot="itinerary-stop">
            <Field
              id={fieldId(`${field}.minutesFromStart`)}
              label="Minutes"
              error={problemAt(problems, `${field}.minutesFromStart`)}
            >
              <NumberInput
                value={item.minutesFromStart ?? NaN}
                onChange={(minutes) => {
                  replace({ ...item, minutesFromStart: Number.isNaN(minutes) ? null : minutes });
                }}
              />
            </Field>
            <Field
              id={fieldId(`${field}.text`)}
              label={`Stop ${String(index + 1)}`}
              error={problemAt(problems, `${field}.text`)}
            >
              <TextInput
                value={item.text}
                maxLength={tourLimits.lineLengthMax}
                onChange={({ currentTarget }) => {
                  replace({ ...item, text: currentTarget.value });
                }}
              />
            </Field>
          </div>
        );
      }}
    />
  );
}
