import type { BookingFilter } from '@contracts/booking/booking-view.ts';
import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { Chip } from '../../shared/ui/chip.tsx';
import { type ChosenFilter, moneyWords, originFilterWords } from './booking-filter.ts';
import { daysWords, statusWords } from './booking-filter-words.ts';

/** On its own, "Not known" does not say what is not known. */
const originChip = { ...originFilterWords, unknown: 'Origin not known' };

export type ActiveFiltersProps = {
  filter: BookingFilter;
  tours: readonly Pick<AdminTourView, 'id' | 'title'>[];
  /** Changes the filter that was chosen last, even if the screen does not show this filter yet. */
  onEdit: (change: (now: BookingFilter) => BookingFilter) => void;
};

/** Filters that are shown and removed together. */
interface Active {
  readonly names: readonly ChosenFilter[];
  readonly words: string;
  readonly removeLabel: string;
}

/** The filters of the list, each with a button that removes it. */
export function ActiveFilters({ filter, tours, onEdit }: ActiveFiltersProps) {
  return activeIn(filter, tours).map(({ names, words, removeLabel }) => (
    <Chip
      key={removeLabel}
      removeLabel={removeLabel}
      onRemove={() => {
        onEdit((now) => without(now, names));
      }}
    >
      {words}
    </Chip>
  ));
}

function without(filter: BookingFilter, names: readonly string[]): BookingFilter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name)));
}

function activeIn(filter: BookingFilter, tours: ActiveFiltersProps['tours']): readonly Active[] {
  const { status, tourId, currency, money, origin, notes, tag } = filter;
  const { createdFrom, createdTo, dateFrom, dateTo } = filter;
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
    ...one('money', money, money === undefined ? '' : moneyWords[money], {
      removeLabel:
        money === 'unpaid'
          ? 'Also show paid bookings'
          : 'Also show bookings that have no money to refund',
    }),
    ...one('origin', origin, origin === undefined ? '' : originChip[origin], {
      removeLabel: 'Show bookings of every origin',
    }),
    ...one('notes', notes, 'With a note', { removeLabel: 'Show bookings without a note too' }),
    ...one('tag', tag, `Tag: ${tag ?? ''}`, { removeLabel: 'Show bookings without this tag too' }),
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
