import { currencies } from '@contracts/currencies.ts';
import type { PricingStructureView } from '@contracts/tour/pricing-view.ts';
import { pricingLimits } from '@contracts/tour/tour-limits.ts';
import { useState } from 'react';
import { Field } from '../../../../shared/ui/field.tsx';
import { SelectInput } from '../../../../shared/ui/select-input.tsx';
import { type EditorProps, fieldId, problemAt } from '../editor-props.ts';
import { GroupRatesEditor } from './group-rates-editor.tsx';
import { NumberField } from './number-field.tsx';
import { PartyPrice } from './party-price.tsx';
import './pricing-editor.css';
import { otherKind, pricingKinds } from './pricing-kinds.ts';
import { RateTable } from './rate-table.tsx';
import { SeasonalRatesEditor } from './seasonal-rates-editor.tsx';

export type PricingEditorProps = EditorProps<PricingStructureView> & {
  /** The largest party that the tour takes. */
  maxGuests: number;
};

/** A tour's price table of any kind, and a preview of what a party would pay. */
export function PricingEditor(given: PricingEditorProps) {
  const props = { ...given, maxGuests: partyMax(given.maxGuests) };
  const { value, onChange, problems, isDisabled = false, maxGuests } = props;
  return (
    <div data-slot="pricing-editor">
      <div data-part="columns">
        <fieldset data-part="table" disabled={isDisabled} aria-label="Prices">
          <div data-part="kind">
            <KindField {...props} />
            <Field
              id={fieldId('pricingStructure.currency')}
              label="Currency"
              error={problemAt(problems, 'pricingStructure.currency')}
            >
              <SelectInput
                value={value.currency}
                onChange={({ currentTarget }) => {
                  const currency = currencies.find((each) => each === currentTarget.value);
                  if (currency !== undefined) onChange({ ...value, currency });
                }}
              >
                {currencies.map((currency) => (
                  <option key={currency}>{currency}</option>
                ))}
              </SelectInput>
            </Field>
          </div>
          <Table {...props} />
        </fieldset>
        <PartyPrice pricing={value} maxGuests={maxGuests} />
      </div>
    </div>
  );
}

/**
 * The largest party for the price table. While the number in the form is invalid, it is the largest that any
 * table allows.
 */
function partyMax(maxGuests: number): number {
  const { groupSizeMax } = pricingLimits;
  return maxGuests >= 1 && maxGuests <= groupSizeMax ? Math.floor(maxGuests) : groupSizeMax;
}

/** Chooses the kind of price table. If staff switch back to a kind, the earlier prices of that kind return. */
function KindField({ value, onChange, problems, maxGuests }: PricingEditorProps) {
  const [left, setLeft] = useState<readonly PricingStructureView[]>([]);
  return (
    <Field
      id={fieldId('pricingStructure.type')}
      label="Prices are"
      error={problemAt(problems, 'pricingStructure.type')}
    >
      <SelectInput
        value={value.type}
        onChange={({ currentTarget }) => {
          const kind = pricingKinds.find(({ type }) => type === currentTarget.value);
          if (kind === undefined) return;
          const before = left.find(({ type }) => type === kind.type);
          setLeft([value, ...left.filter(({ type }) => type !== value.type)]);
          onChange(
            before === undefined
              ? otherKind(value, kind.type, maxGuests)
              : { ...before, currency: value.currency },
          );
        }}
      >
        {pricingKinds.map(({ type, label }) => (
          <option key={type} value={type}>
            {label}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

function Table({ value, onChange, problems = [], maxGuests }: PricingEditorProps) {
  const { currency } = value;
  switch (value.type) {
    case 'fixed':
      return <BasePrice value={value} onChange={onChange} problems={problems} />;
    case 'seasonal':
      return (
        <>
          <BasePrice value={value} onChange={onChange} problems={problems} />
          <SeasonalRatesEditor
            currency={currency}
            problems={problems}
            value={value.seasonalRates ?? []}
            onChange={(seasonalRates) => {
              onChange({ ...value, seasonalRates });
            }}
          />
        </>
      );
    case 'age_based':
      return (
        <RateTable
          label="Prices by age"
          problems={problems}
          columns={[
            {
              field: 'pricingStructure.ageRates',
              head: `Price (${currency})`,
              rates: value.ageRates ?? [],
            },
          ]}
          onChange={([ageRates = []]) => {
            onChange({ ...value, ageRates });
          }}
        />
      );
    case 'group':
      return (
        <GroupRatesEditor
          currency={currency}
          maxGuests={maxGuests}
          problems={problems}
          value={value.groupRates ?? []}
          onChange={(groupRates) => {
            onChange({ ...value, groupRates });
          }}
        />
      );
  }
}

function BasePrice({ value, onChange, problems }: EditorProps<PricingStructureView>) {
  return (
    <NumberField
      field="pricingStructure.basePrice"
      label={`Price for one traveller (${value.currency})`}
      value={value.basePrice ?? NaN}
      problems={problems}
      onChange={(basePrice) => {
        onChange({ ...value, basePrice });
      }}
    />
  );
}
