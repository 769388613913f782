import { formatShortDay } from '../../shared/dates/format-date.ts';
import { Chip } from '../../shared/ui/chip.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { travellersText } from '../../shared/ui/travellers-text.ts';
import { facets, facetText } from './refine/facet-choices.ts';
import { type TourFilter, toursPath } from './tour-filter.ts';
import type { TourFilterChange } from './use-tour-filter.ts';
import './active-filters.css';

export type ActiveFiltersProps = {
  filter: TourFilter;
  onChange: (change: TourFilterChange) => void;
};

/** Every active filter as a chip with a button that removes it. */
export function ActiveFilters({ filter, onChange }: ActiveFiltersProps) {
  const chips = [
    { part: 'ids' as const, text: filter.ids && 'Shared favourites', name: 'shared favourites' },
    { part: 'q' as const, text: filter.q && `“${filter.q}”`, name: 'search' },
    { part: 'date' as const, text: filter.date && formatShortDay(filter.date), name: 'date' },
    {
      part: 'guests' as const,
      text: filter.guests && travellersText(filter.guests),
      name: 'travellers',
    },
    ...facets.map(({ name, label }) => {
      const chosen = filter[name];
      const text = chosen === undefined ? undefined : facetText(name, chosen);
      return { part: name, text, name: label.toLowerCase() };
    }),
  ];
  const shown = chips.filter(({ text }) => text !== undefined);
  if (shown.length === 0) return null;
  return (
    <div data-slot="active-filters" role="group" aria-label="Active filters">
      <span className="text-label" aria-hidden="true">
        Active Filters
      </span>
      {shown.map(({ part, text, name }) => (
        <Chip
          key={part}
          removeLabel={`Remove ${name} filter`}
          removeHref={toursPath(without(filter, part))}
          onRemove={() => {
            onChange({ [part]: undefined });
          }}
        >
          {text}
        </Chip>
      ))}
      {shown.length > 1 && (
        <LinkButton kind="quiet" to="/tours" replace preventScrollReset>
          Clear all
        </LinkButton>
      )}
    </div>
  );
}

function without(filter: TourFilter, part: keyof TourFilter): TourFilter {
  return Object.fromEntries(Object.entries(filter).filter(([each]) => each !== part));
}
