import type { AgeRateView } from '@contracts/tour/pricing-view.ts';
import { pricingLimits } from '@contracts/tour/tour-limits.ts';
import { type ReactNode, useRef } from 'react';
import { Field } from '../../../../shared/ui/field.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { type EditorProps, fieldId, problemAt, problemsMoved } from '../editor-props.ts';
import { ListFrame } from '../list-frame.tsx';
import { RowButtons } from '../row-buttons.tsx';
import { useRows } from '../use-rows.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';
import './rate-table.css';

/** The prices for one size of group, or for all sizes. */
export type RateColumn = {
  /** The name that the API uses: `pricingStructure.groupRates.0.ageRates`. */
  readonly field: string;
  /** The head above its prices: "1–3 travellers". */
  readonly head: string;
  /** The rates, with the same categories as in every other column. */
  readonly rates: readonly AgeRateView[];
};

export type RateTableProps = Pick<EditorProps<unknown>, 'problems'> & {
  label: string;
  /** At least one column. */
  columns: readonly RateColumn[];
  /** Called with the rates of every column. */
  onChange: (rates: readonly (readonly AgeRateView[])[]) => void;
};

/** One category: its rate in each column. Name and ages are the same in all of them. */
type Category = readonly AgeRateView[];

const itemName = 'category';

/** The price of each category: a row for each category, with a price in every column. */
export function RateTable({ label, columns, problems, onChange }: RateTableProps) {
  const field = columns[0]?.field ?? '';
  const value = turned(columns.map(({ rates }) => rates));
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = useRows<Category>(
    {
      ...{ value, problems, itemName },
      onChange: (categories: readonly Category[]) => {
        onChange(columns.map((_, column) => categories.flatMap((rates) => rates[column] ?? [])));
      },
    },
    body,
  );
  const empty = { ageCategory: '', price: NaN, minAge: null, maxAge: null };
  return (
    <ListFrame
      {...{ field, label, problems }}
      addLabel="Add category"
      isFull={value.length >= pricingLimits.ageRatesMax}
      said={rows.said}
      onAdd={() => {
        rows.add(() => columns.map(() => empty), pricingLimits.ageRatesMax);
      }}
    >
      <div data-slot="rate-table">
        <table>
          <TableHead columns={columns} />
          <tbody ref={body}>
            {value.map((rates, index) => (
              <CategoryRow
                key={rows.keys[index]}
                {...{ columns, rates, index }}
                problems={columns.flatMap((column) =>
                  problemsMoved(problems, column.field, { from: rows.foundAt(index), to: index }),
                )}
                onChange={(next) => {
                  rows.put(index, 1, [next]);
                }}
                buttons={
                  <RowButtons
                    name={`${itemName} ${String(index + 1)}`}
                    index={index}
                    count={value.length}
                    isRequired
                    onMove={(by) => {
                      rows.move(index, index + by);
                    }}
                    onRemove={() => {
                      rows.put(index, 1, []);
                    }}
                  />
                }
              />
            ))}
          </tbody>
        </table>
      </div>
    </ListFrame>
  );
}

function TableHead({ columns }: Pick<RateTableProps, 'columns'>) {
  return (
    <thead>
      <tr>
        <th scope="col">Category</th>
        <th scope="col">From age</th>
        <th scope="col">To age</th>
        {columns.map(({ field, head }) => (
          <th key={field} scope="col">
            {head}
          </th>
        ))}
        <td />
      </tr>
    </thead>
  );
}

type CategoryRowProps = Pick<RateTableProps, 'columns' | 'problems'> & {
  rates: Category;
  index: number;
  onChange: (rates: Category) => void;
  buttons: ReactNode;
};

function CategoryRow({ columns, rates, index, problems, onChange, buttons }: CategoryRowProps) {
  const { ageCategory = '', minAge = null, maxAge = null } = rates[0] ?? {};
  const at = `${columns[0]?.field ?? ''}.${String(index)}`;
  const change = (part: Partial<AgeRateView>) => {
    onChange(rates.map((rate) => ({ ...rate, ...part })));
  };
  return (
    <tr>
      <th scope="row" data-part="entry">
        <Field
          id={fieldId(`${at}.ageCategory`)}
          label="Category"
          error={problemAt(problems, `${at}.ageCategory`)}
        >
          <TextInput
            value={ageCategory}
            maxLength={pricingLimits.nameLengthMax}
            onChange={({ currentTarget }) => {
              change({ ageCategory: currentTarget.value });
            }}
          />
        </Field>
      </th>
      <NumberCell
        {...{ field: `${at}.minAge`, label: 'From age', value: minAge ?? NaN, problems }}
        onChange={(age) => {
          change({ minAge: orNull(age) });
        }}
      />
      <NumberCell
        {...{ field: `${at}.maxAge`, label: 'To age', value: maxAge ?? NaN, problems }}
        onChange={(age) => {
          change({ maxAge: orNull(age) });
        }}
      />
      {columns.map(({ field, head }, column) => (
        <NumberCell
          key={field}
          field={`${field}.${String(index)}.price`}
          label={head}
          value={rates[column]?.price ?? NaN}
          problems={problems}
          onChange={(price) => {
            onChange(rates.map((rate, each) => (each === column ? { ...rate, price } : rate)));
          }}
        />
      ))}
      <td data-part="buttons">
        <span data-part="name" aria-hidden="true">
          Category {index + 1}
        </span>
        {buttons}
      </td>
    </tr>
  );
}

/** A cell with its own label. The label is visible only if there is no room for columns with heads. */
function NumberCell(props: NumberFieldProps) {
  return (
    <td>
      <NumberField {...props} />
    </td>
  );
}

/** Turns columns into rows. */
function turned(columns: readonly (readonly AgeRateView[])[]): readonly Category[] {
  const [first = []] = columns;
  return first.map((_, index) => columns.flatMap((rates) => rates[index] ?? []));
}

function orNull(age: number): number | null {
  return Number.isNaN(age) ? null : age;
}
