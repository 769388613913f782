import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { Chip } from '../../shared/ui/chip.tsx';
import type { BookingFilter, ChosenFilter } from './booking-filter.ts';
import { daysWords, statusWords } from './booking-filter-words.ts';

export type ActiveFiltersProps = {
  filter: BookingFilter;
  tours: readonly Pick<AdminTourView, 'id' | 'title'>[];
  onChange: (filter: BookingFilter) => void;
};

/** Filters that are shown and removed together. */
interface Active {
  readonly names: readonly ChosenFilter[];
  readonly words: string;
  readonly removeLabel: string;
}

/** The filters of the list, each with a button that removes it. */
export function ActiveFilters({ filter, tours, onChange }: ActiveFiltersProps) {
  const without = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name)));
  return activeIn(filter, tours).map(({ names, words, removeLabel }) => (
    <Chip
      key={removeLabel}
      removeLabel={removeLabel}
      onRemove={() => {
        onChange(without(names));
      }}
    >
      {words}
    </Chip>
  ));
}

function activeIn(
  { status, tourId, currency, money, createdFrom, createdTo, dateFrom, dateTo }: BookingFilter,
  tours: ActiveFiltersProps['tours'],
): readonly Active[] {
  return [
    ...days(['createdFrom', 'createdTo'], 'Made', createdFrom, createdTo),
    ...days(['dateFrom', 'dateTo'], 'Travel', dateFrom, dateTo),
    ...one('tourId', tourId, tours.find(({ id }) => id === tourId)?.title ?? tourId ?? '', {
      removeLabel: 'Show bookings of every tour',
    }),
    ...one('currency', currency, currency ?? '', {
      removeLabel: `Show every currency, not ${currency ?? ''} alone`,
    }),
    ...one('status', status, status === undefined ? '' : statusWords[status], {
      removeLabel: 'Show bookings of every status',
    }),
    ...one('money', money, 'Money to give back', {
      removeLabel: 'Show bookings without money to give back too',
    }),
  ];
}

function one(
  name: ChosenFilter,
  value: string | undefined,
  words: string,
  { removeLabel }: Pick<Active, 'removeLabel'>,
): readonly Active[] {
  return value === undefined ? [] : [{ names: [name], words, removeLabel }];
}

function days(
  names: readonly ChosenFilter[],
  what: 'Made' | 'Travel',
  from: string | undefined,
  to: string | undefined,
): readonly Active[] {
  const removeLabel =
    what === 'Made'
      ? 'Show bookings whenever they were made'
      : 'Show bookings of every day of travel';
  return from === undefined && to === undefined
    ? []
    : [{ names, words: daysWords(what, from, to), removeLabel }];
}
