import type { TourListItem } from '@contracts/tour/tour-view.ts';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../shared/ui/button.tsx';
import { InkBar } from '../../shared/ui/ink-bar.tsx';
import { DateFilter } from './date-filter.tsx';
import { GuestsSelect } from './guests-select.tsx';
import { closeRefinePanel, refinePanelId } from './refine/refine-button.tsx';
import { SearchBox } from './search-box.tsx';
import './tour-filter-bar.css';
import { defaultGuests, type TourFilter, tourPath } from './tour-filter.ts';
import type { TourFilterChange } from './use-tour-filter.ts';

/** The pause in typing after which the list is searched, in milliseconds. */
const typingPauseMs = 300;

/** Loaded after the list, which is complete without it. */
const RefinePanel = lazy(async () => ({
  default: (await import('./refine/refine-panel.tsx')).RefinePanel,
}));

export type TourFilterBarProps = {
  filter: TourFilter;
  /** The tours that the server found; undefined until they arrive. */
  tours: readonly TourListItem[] | undefined;
  /** The text of the button that leads from the filters to the list, on a phone. */
  showText: string;
  onChange: (change: TourFilterChange) => void;
};

/** The filters of the list of tours. Choices apply at once, typed text after a pause. */
export function TourFilterBar({ filter, tours, showText, onChange }: TourFilterBarProps) {
  const navigate = useNavigate();
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
        closeRefinePanel();
      }}
    >
      <InkBar action={<Button type="submit">Search</Button>}>
        <SearchBox
          label="What"
          placeholder="Spice, reef, forest"
          value={text}
          onChange={setText}
          onChoose={({ id }) => {
            setText(filter.q ?? ''); // otherwise the list would open after the pause in typing
            void navigate(tourPath(id, filter));
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
      </InkBar>
      {/* The sheet exists before its content arrives, so that its button always opens it. */}
      <div
        id={refinePanelId}
        popover="auto"
        data-slot="refine-panel"
        role="group"
        aria-label="Filter and sort"
      >
        <Suspense>
          <RefinePanel {...{ filter, tours, showText, onChange }} />
        </Suspense>
      </div>
    </form>
  );
}

/**
 * The typed text. The list is searched after a pause in typing. If the address gets another text, that text
 * replaces the typed one.
 */
function useSearchText(searched: string, search: (q: string) => void) {
  const [text, setText] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const [own, setOwn] = useState<string | null>(null); // the last search of this field; the address may not have it yet
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
