import { resizeGroupRange } from '@contracts/tour/group-ranges.ts';
import type { GroupRateView } from '@contracts/tour/pricing-view.ts';
import { pricingLimits } from '@contracts/tour/tour-limits.ts';
import type { EditorProps } from '../editor-props.ts';
import { RowList } from '../row-list.tsx';
import { AgeRatesEditor } from './age-rates-editor.tsx';
import './group-rates-editor.css';
import { haveSameCategories, inStep, nextRange, withAgeRates } from './group-table.ts';
import { NumberField } from './number-field.tsx';

export type GroupRatesEditorProps = EditorProps<readonly GroupRateView[]> & {
  currency: string;
  /** The largest party: as far as a new range goes. */
  maxGuests: number;
};

const field = 'pricingStructure.groupRates';

/** What parties of each size pay. The ranges keep each other in step: where one ends, the next begins. */
export function GroupRatesEditor(props: GroupRatesEditorProps) {
  const { value, onChange, currency, maxGuests, problems } = props;
  return (
    <div data-slot="group-rates">
      <RowList
        {...props}
        field={field}
        label="Sizes of the group"
        hint="A range begins where the one before it ends."
        itemName="range"
        isLarge
        addLabel="Add range"
        make={() => nextRange(value, maxGuests)}
        max={pricingLimits.groupRatesMax}
        isOrdered
        isRequired
        onChange={(next) => {
          onChange(inStep(value, next));
        }}
        render={({ item, index }) => (
          <Range
            range={item}
            at={`${field}.${String(index)}`}
            currency={currency}
            problems={problems}
            onResize={(edit) => {
              onChange(resizeGroupRange(value, index, edit));
            }}
            onRates={(ageRates) => {
              onChange(withAgeRates(value, index, ageRates));
            }}
          />
        )}
      />
      <Gaps groupRates={value} maxGuests={maxGuests} />
    </div>
  );
}

type RangeProps = Pick<GroupRatesEditorProps, 'currency' | 'problems'> & {
  range: GroupRateView;
  at: string;
  onResize: (edit: { readonly minSize: number } | { readonly maxSize: number }) => void;
  onRates: (ageRates: GroupRateView['ageRates']) => void;
};

function Range({ range, at, currency, problems = [], onResize, onRates }: RangeProps) {
  const { minSize, maxSize, ageRates } = range;
  return (
    <div data-slot="group-range">
      <div data-part="sizes">
        <NumberField
          field={`${at}.minSize`}
          label="From travellers"
          value={minSize}
          problems={problems}
          isToldAtTheEnd
          onChange={(size) => {
            onResize({ minSize: size });
          }}
        />
        <NumberField
          field={`${at}.maxSize`}
          label="To travellers"
          value={maxSize}
          problems={problems}
          isToldAtTheEnd
          onChange={(size) => {
            onResize({ maxSize: size });
          }}
        />
      </div>
      <AgeRatesEditor
        field={`${at}.ageRates`}
        label={`Prices for ${String(minSize)} to ${String(maxSize)} travellers`}
        currency={currency}
        value={ageRates}
        onChange={onRates}
        problems={problems}
      />
    </div>
  );
}

type GapsProps = { groupRates: readonly GroupRateView[]; maxGuests: number };

/** What is allowed, but seldom meant. */
function Gaps({ groupRates, maxGuests }: GapsProps) {
  const last = groupRates.at(-1)?.maxSize ?? maxGuests;
  const idle = groupRates.filter(({ minSize }) => minSize > maxGuests).length;
  return (
    <>
      {last < maxGuests && (
        <p data-slot="field-hint">
          Parties of {last + 1} to {maxGuests} pay what the first range says.
        </p>
      )}
      {idle > 0 && (
        <p data-slot="field-hint">
          {idle === 1 ? 'The last range holds' : `The last ${String(idle)} ranges hold`} for nobody:
          parties of this tour are of {maxGuests} at most.
        </p>
      )}
      {!haveSameCategories(groupRates) && (
        <p data-slot="field-hint">
          The ranges differ in their categories: some parties cannot be booked.
        </p>
      )}
    </>
  );
}
