import { resizeGroupRange } from '@contracts/tour/group-ranges.ts';
import type { GroupRateView } from '@contracts/tour/pricing-view.ts';
import { pricingLimits } from '@contracts/tour/tour-limits.ts';
import type { EditorProps } from '../editor-props.ts';
import { type Row, RowList } from '../row-list.tsx';
import './group-rates-editor.css';
import { evened, haveSameCategories, inStep, nextRange } from './group-table.ts';
import { NumberField } from './number-field.tsx';
import { RateTable } from './rate-table.tsx';

export type GroupRatesEditorProps = EditorProps<readonly GroupRateView[]> & {
  currency: string;
  /** The largest party of the tour. A new range ends there. */
  maxGuests: number;
};

const field = 'pricingStructure.groupRates';

/** The group rates: the ranges of party sizes, and below them the price of each category in each range. */
export function GroupRatesEditor(props: GroupRatesEditorProps) {
  const { value, onChange, currency, maxGuests, problems } = props;
  return (
    <div data-slot="group-rates">
      <RowList
        {...props}
        field={field}
        label="Sizes of the group"
        hint="A range starts where the one before it ends."
        itemName="range"
        addLabel="Add range"
        make={() => nextRange(value, maxGuests)}
        max={pricingLimits.groupRatesMax}
        isOrdered
        isRequired
        onChange={(next) => {
          onChange(inStep(value, next));
        }}
        render={(row) => (
          <Sizes
            row={row}
            onResize={(edit) => {
              onChange(resizeGroupRange(value, row.index, edit));
            }}
          />
        )}
      />
      <Gaps groupRates={value} maxGuests={maxGuests} />
      <RateTable
        label={`Prices for one traveller (${currency})`}
        problems={problems}
        columns={evened(value).map(({ minSize, maxSize, ageRates }, index) => ({
          field: `${field}.${String(index)}.ageRates`,
          head:
            minSize === maxSize
              ? `Group of ${String(minSize)}`
              : `${String(minSize)}–${String(maxSize)} travellers`,
          rates: ageRates,
        }))}
        onChange={(rates) => {
          onChange(value.map((range, index) => ({ ...range, ageRates: rates[index] ?? [] })));
        }}
      />
    </div>
  );
}

type SizesProps = {
  row: Row<GroupRateView>;
  onResize: (edit: { readonly minSize: number } | { readonly maxSize: number }) => void;
};

/** The smallest and the largest party of a range. */
function Sizes({ row: { item, field: at, problems }, onResize }: SizesProps) {
  return (
    <div data-slot="group-sizes">
      <NumberField
        field={`${at}.minSize`}
        label="From"
        value={item.minSize}
        problems={problems}
        reportsOnBlur
        onChange={(minSize) => {
          onResize({ minSize });
        }}
      />
      <NumberField
        field={`${at}.maxSize`}
        label="To"
        value={item.maxSize}
        problems={problems}
        reportsOnBlur
        onChange={(maxSize) => {
          onResize({ maxSize });
        }}
      />
    </div>
  );
}

type GapsProps = { groupRates: readonly GroupRateView[]; maxGuests: number };

/** Warns about ranges that are allowed but probably a mistake. */
function Gaps({ groupRates, maxGuests }: GapsProps) {
  const last = groupRates.at(-1)?.maxSize ?? maxGuests;
  const idle = groupRates.filter(({ minSize }) => minSize > maxGuests).length;
  return (
    <>
      {last < maxGuests && (
        <p data-slot="field-hint">
          Groups of {last + 1} to {maxGuests} pay the price of the first range.
        </p>
      )}
      {idle > 0 && (
        <p data-slot="field-hint">
          {idle === 1 ? 'The last range is' : `The last ${String(idle)} ranges are`} never used:
          parties of this tour have {maxGuests} at most.
        </p>
      )}
      {!haveSameCategories(groupRates) && (
        <p data-slot="field-hint">
          The ranges have different categories: some groups cannot be booked until every price is
          filled in.
        </p>
      )}
    </>
  );
}
