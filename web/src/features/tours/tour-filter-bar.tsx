import { tourCategories } from '@contracts/tour/tour-categories.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { InkBar } from '../../shared/ui/ink-bar.tsx';
import { SelectInput } from '../../shared/ui/select-input.tsx';
import { DateFilter } from './date-filter.tsx';
import { GuestsSelect } from './guests-select.tsx';
import { SearchBox } from './search-box.tsx';
import './tour-filter-bar.css';
import { defaultGuests, type TourFilter } from './tour-filter.ts';
import type { TourFilterChange } from './use-tour-filter.ts';

/** The pause in typing after which the list is searched, in milliseconds. */
const typingPauseMs = 300;

export type TourFilterBarProps = {
  filter: TourFilter;
  onChange: (change: TourFilterChange) => void;
};

/** The filters of the list of tours. Choices apply at once, typed text after a pause. */
export function TourFilterBar({ filter, onChange }: TourFilterBarProps) {
  const [text, setText] = useSearchText(filter.q ?? '', (q) => {
    onChange({ q });
  });
  return (
    <form
      role="search"
      aria-label="Tours"
      data-slot="tour-filter-bar"
      method="get"
      action="/tours"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ q: text });
      }}
    >
      <InkBar action={<Button type="submit">Search</Button>}>
        <SearchBox
          label="What"
          placeholder="Spice, reef, forest"
          value={text}
          onChange={setText}
          onChoose={(title) => {
            setText(title);
            onChange({ q: title });
          }}
        />
        <DateFilter
          chosen={filter.date}
          onChange={(date) => {
            onChange({ date });
          }}
        />
        <GuestsSelect
          value={filter.guests ?? defaultGuests}
          onChange={(guests) => {
            onChange({ guests });
          }}
        />
        <Field label="Category">
          <SelectInput
            name="category"
            value={filter.category ?? ''}
            onChange={({ currentTarget: { value } }) => {
              onChange({ category: value === '' ? undefined : value });
            }}
          >
            <option value="">All categories</option>
            {tourCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </SelectInput>
        </Field>
      </InkBar>
    </form>
  );
}

/** The typed text. It is searched for after a pause in typing; a different text in the address replaces it. */
function useSearchText(searched: string, search: (q: string) => void) {
  const [text, setText] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const [own, setOwn] = useState<string | null>(null); // searched for by this field, not yet in the address
  if (seen !== searched) {
    setSeen(searched);
    setOwn(null);
    if (searched !== own && searched !== text.trim()) setText(searched);
  }
  const searchTyped = useEffectEvent(() => {
    setOwn(text.trim());
    search(text.trim());
  });
  useEffect(() => {
    if (text.trim() === searched) return;
    const timer = setTimeout(searchTyped, typingPauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, searched]);
  return [text, setText] as const;
}
