import { tourLimits } from '@contracts/tour/tour-limits.ts';
import type { PickupWindowView, TourFields } from '@contracts/tour/tour-view.ts';
import { ChoiceGroup } from '../../../shared/ui/choice-group.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { type EditorProps, fieldId, problemAt } from './editor-props.ts';
import { NumberInput } from './number-input.tsx';
import './pickup-editor.css';
import { type Row, RowList } from './row-list.tsx';

export type PickupEditorProps = EditorProps<TourFields['pickup']>;

const newWindow: PickupWindowView = { zone: '', fromMinutes: 60, toMinutes: 30 };

/** Whether travellers are picked up, and when, by the zones of the pick-up places. */
export function PickupEditor(props: PickupEditorProps) {
  const { value, onChange, problems, isDisabled = false } = props;
  return (
    <>
      <ChoiceGroup
        id={fieldId('pickup')}
        legend="Pick-up"
        value={value === undefined ? 'itinerary' : value === null ? 'none' : 'windows'}
        onChange={(chosen) => {
          onChange(valueOf(chosen));
        }}
        choices={[
          {
            value: 'itinerary',
            label: 'As the itinerary says',
            note: 'A stop before the start that says “pick-up”',
            disabled: isDisabled,
          },
          {
            value: 'windows',
            label: 'By zone',
            note: 'You set the minutes',
            disabled: isDisabled,
          },
          {
            value: 'none',
            label: 'No pick-up',
            note: 'The form does not ask',
            disabled: isDisabled,
          },
        ]}
      />
      {value !== undefined && value !== null && (
        <RowList
          value={value.windows}
          onChange={(windows) => {
            onChange({ windows });
          }}
          {...{ problems, isDisabled }}
          field="pickup.windows"
          label="Pick-up windows"
          hint="Minutes before the start: from 60 to 30 is the half hour that ends half an hour before it. A row without a zone is for all other places, and there has to be one."
          itemName="window"
          addLabel="Add window"
          isLarge
          isOrdered
          isRequired
          make={() => newWindow}
          max={tourLimits.pickupWindowsMax}
          render={renderWindow}
        />
      )}
    </>
  );
}

function renderWindow({ item, field, problems, replace }: Row<PickupWindowView>) {
  return (
    <div data-slot="pickup-window">
      <Field
        id={fieldId(`${field}.zone`)}
        label="Zone (empty: all other places)"
        error={problemAt(problems, `${field}.zone`)}
      >
        <TextInput
          value={item.zone}
          maxLength={tourLimits.zoneLengthMax}
          onChange={({ currentTarget }) => {
            replace({ ...item, zone: currentTarget.value });
          }}
        />
      </Field>
      {(['fromMinutes', 'toMinutes'] as const).map((end) => (
        <Field
          key={end}
          id={fieldId(`${field}.${end}`)}
          label={end === 'fromMinutes' ? 'From' : 'To'}
          error={problemAt(problems, `${field}.${end}`)}
        >
          <NumberInput
            value={item[end]}
            onChange={(minutes) => {
              replace({ ...item, [end]: minutes });
            }}
          />
        </Field>
      ))}
    </div>
  );
}

function valueOf(chosen: string): TourFields['pickup'] {
  if (chosen === 'windows') return { windows: [newWindow] };
  return chosen === 'none' ? null : undefined;
}
