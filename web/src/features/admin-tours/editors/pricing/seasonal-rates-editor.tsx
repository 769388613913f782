import type { SeasonalRateView } from '@contracts/tour/pricing-view.ts';
import { pricingLimits } from '@contracts/tour/tour-limits.ts';
import { DateField } from '../../../../shared/console/date-field.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { SelectInput } from '../../../../shared/ui/select-input.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { type EditorProps, fieldId, problemAt } from '../editor-props.ts';
import { type Row, RowList } from '../row-list.tsx';
import { NumberField } from './number-field.tsx';
import './seasonal-rates-editor.css';

export type SeasonalRatesEditorProps = EditorProps<readonly SeasonalRateView[]> & {
  currency: string;
};

const field = 'pricingStructure.seasonalRates';

/** The days with another base price. If seasons overlap, the first one counts. */
export function SeasonalRatesEditor(props: SeasonalRatesEditorProps) {
  return (
    <RowList
      {...props}
      field={field}
      label="Seasons"
      hint="A change below 0 lowers the price. If two seasons share a day, the first one counts."
      itemName="season"
      isLarge
      addLabel="Add season"
      make={() => ({
        ...{ season: '', startDate: '', endDate: '' },
        ...{ priceModifier: NaN, modifierType: 'percentage' as const },
      })}
      max={pricingLimits.seasonalRatesMax}
      render={(row) => <Season row={row} currency={props.currency} />}
    />
  );
}

type SeasonProps = {
  row: Row<SeasonalRateView>;
  currency: string;
};

function Season({ row, currency }: SeasonProps) {
  const { item, field: at, problems, replace } = row;
  const change = (part: Partial<SeasonalRateView>) => {
    replace({ ...item, ...part });
  };
  return (
    <div data-slot="seasonal-rate">
      <Field id={fieldId(`${at}.season`)} label="Name" error={problemAt(problems, `${at}.season`)}>
        <TextInput
          value={item.season}
          maxLength={pricingLimits.nameLengthMax}
          onChange={({ currentTarget }) => {
            change({ season: currentTarget.value });
          }}
        />
      </Field>
      <DateField
        id={fieldId(`${at}.startDate`)}
        label="First day"
        value={item.startDate}
        error={problemAt(problems, `${at}.startDate`)}
        onChange={(startDate) => {
          change({ startDate });
        }}
      />
      <DateField
        id={fieldId(`${at}.endDate`)}
        label="Last day"
        value={item.endDate}
        min={item.startDate}
        error={problemAt(problems, `${at}.endDate`)}
        onChange={(endDate) => {
          change({ endDate });
        }}
      />
      <NumberField
        field={`${at}.priceModifier`}
        label="Change of price"
        value={item.priceModifier}
        problems={problems}
        onChange={(priceModifier) => {
          change({ priceModifier });
        }}
      />
      <Field id={fieldId(`${at}.modifierType`)} label="In">
        <SelectInput
          value={item.modifierType}
          onChange={({ currentTarget: { value } }) => {
            change({ modifierType: value === 'fixed' ? 'fixed' : 'percentage' });
          }}
        >
          <option value="percentage">%</option>
          <option value="fixed">{currency}</option>
        </SelectInput>
      </Field>
    </div>
  );
}
