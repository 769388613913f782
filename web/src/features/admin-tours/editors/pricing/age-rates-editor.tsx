import type { AgeRateView } from '@contracts/tour/pricing-view.ts';
import { pricingLimits } from '@contracts/tour/tour-limits.ts';
import { Field } from '../../../../shared/ui/field.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { type EditorProps, fieldId, problemAt } from '../editor-props.ts';
import { RowList } from '../row-list.tsx';
import './age-rates-editor.css';
import { NumberField } from './number-field.tsx';

export type AgeRatesEditorProps = EditorProps<readonly AgeRateView[]> & {
  field: string;
  label: string;
  currency: string;
};

/** What a traveller of each age pays. */
export function AgeRatesEditor(props: AgeRatesEditorProps) {
  const { field, currency, problems } = props;
  return (
    <RowList
      {...props}
      itemName="category"
      isLarge
      addLabel="Add category"
      make={() => ({ ageCategory: '', price: NaN, minAge: null, maxAge: null })}
      max={pricingLimits.ageRatesMax}
      isRequired
      render={({ item, index, replace }) => {
        const at = `${field}.${String(index)}`;
        const change = (part: Partial<AgeRateView>) => {
          replace({ ...item, ...part });
        };
        return (
          <div data-slot="age-rate">
            <Field
              id={fieldId(`${at}.ageCategory`)}
              label="Category"
              error={problemAt(problems, `${at}.ageCategory`)}
            >
              <TextInput
                value={item.ageCategory}
                maxLength={pricingLimits.nameLengthMax}
                onChange={({ currentTarget }) => {
                  change({ ageCategory: currentTarget.value });
                }}
              />
            </Field>
            <NumberField
              field={`${at}.price`}
              label={`Price (${currency})`}
              value={item.price}
              problems={problems}
              onChange={(price) => {
                change({ price });
              }}
            />
            <NumberField
              field={`${at}.minAge`}
              label="From age"
              value={item.minAge ?? NaN}
              problems={problems}
              onChange={(age) => {
                change({ minAge: orNull(age) });
              }}
            />
            <NumberField
              field={`${at}.maxAge`}
              label="To age"
              value={item.maxAge ?? NaN}
              problems={problems}
              onChange={(age) => {
                change({ maxAge: orNull(age) });
              }}
            />
          </div>
        );
      }}
    />
  );
}

function orNull(age: number): number | null {
  return Number.isNaN(age) ? null : age;
}
