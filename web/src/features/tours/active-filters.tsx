import { formatDate } from '../../shared/dates/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import type { TourFilter } from './tour-filter.ts';
import type { TourFilterChange } from './use-tour-filter.ts';

export type ActiveFiltersProps = {
  filter: TourFilter;
  onChange: (change: TourFilterChange) => void;
};

/** Nothing asked for. */
export const noFilter: TourFilterChange = {
  q: undefined,
  date: undefined,
  guests: undefined,
  category: undefined,
};

/** Every part of the filter as a chip that can be taken away. */
export function ActiveFilters({ filter, onChange }: ActiveFiltersProps) {
  const chips = [
    { part: 'q', text: filter.q && `“${filter.q}”` },
    { part: 'date', text: filter.date && formatDate(filter.date) },
    { part: 'guests', text: filter.guests && guestsText(filter.guests) },
    { part: 'category', text: filter.category },
  ] as const;
  const shown = chips.filter(({ text }) => text !== undefined);
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3" role="group" aria-label="Active filters">
      <span className="text-small font-semibold" aria-hidden="true">
        Active Filters
      </span>
      {shown.map(({ part, text }) => (
        <Chip
          key={part}
          removeLabel={`Remove ${part === 'q' ? 'search' : part} filter`}
          onRemove={() => {
            onChange({ [part]: undefined });
          }}
        >
          {text}
        </Chip>
      ))}
      {shown.length > 1 && (
        <Button
          kind="quiet"
          onClick={() => {
            onChange(noFilter);
          }}
        >
          Clear all
        </Button>
      )}
    </div>
  );
}

function guestsText(guests: number): string {
  return guests === 1 ? '1 guest' : `${String(guests)} guests`;
}
