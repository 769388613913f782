import type { TourListItem } from '@contracts/tour/tour-view.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { InkBar } from '../../../shared/ui/ink-bar.tsx';
import { SelectInput } from '../../../shared/ui/select-input.tsx';
import { readChoice } from '../read-tour-filter.ts';
import type { ChoiceName, TourFilter } from '../tour-filter.ts';
import type { TourFilterChange } from '../use-tour-filter.ts';
import { type Facet, facets, facetText, sortChoices } from './facet-choices.ts';
import { countWith } from './refine-tours.ts';

export type RefinePanelProps = {
  filter: TourFilter;
  /** The tours that the server found; undefined until they arrive. */
  tours: readonly TourListItem[] | undefined;
  /** The text of the button that closes the panel on a phone. */
  showText: string;
  onChange: (change: TourFilterChange) => void;
};

/**
 * The order and the filters of the list. On a desktop they are a row, on a phone they are in a sheet that the
 * button opens. The browser opens and closes the sheet, so it needs no script. Every value of a filter shows how
 * many tours would be left.
 */
export function RefinePanel({ filter, tours, showText, onChange }: RefinePanelProps) {
  const choose = (name: ChoiceName, value: string) => {
    onChange({ [name]: readChoice(name, value) });
  };
  return (
    <InkBar action={<Button type="submit">{showText}</Button>}>
      <Field label="Sort by">
        <SelectInput
          name="sort"
          value={filter.sort ?? ''}
          onChange={({ currentTarget: { value } }) => {
            choose('sort', value);
          }}
        >
          {sortChoices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectInput>
      </Field>
      {facets.map((facet) => (
        <Field key={facet.name} label={facet.label}>
          <FacetSelect {...{ facet, filter, tours }} onChoose={choose} />
        </Field>
      ))}
    </InkBar>
  );
}

type FacetSelectProps = Pick<RefinePanelProps, 'filter' | 'tours'> & {
  facet: Facet;
  onChoose: (name: ChoiceName, value: string) => void;
};

function FacetSelect({ facet: { name, any, values }, filter, tours, onChoose }: FacetSelectProps) {
  const chosen = filter[name];
  const options = values.map((value) => ({
    value: String(value),
    text: facetText(name, value),
    count: tours && countWith(tours, filter, [name, value]),
  }));
  return (
    <SelectInput
      name={name}
      value={String(chosen ?? '')}
      onChange={({ currentTarget: { value } }) => {
        onChoose(name, value);
      }}
    >
      <option value="">{any}</option>
      {options
        .filter(({ value, count }) => count !== 0 || value === String(chosen))
        .map(({ value, text, count }) => (
          <option key={value} value={value}>
            {count === undefined ? text : `${text} (${String(count)})`}
          </option>
        ))}
    </SelectInput>
  );
}
