import type { BookingFilter } from '@contracts/booking/booking-view.ts';
import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { useId, useState } from 'react';
import { DateField } from '../../shared/console/date-field.tsx';
import { useMedia } from '../../shared/console/use-media.ts';
import { bookingsText } from '../../shared/ui/bookings-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { SelectInput } from '../../shared/ui/select-input.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { useGetToursToBookQuery } from './admin-bookings-api.ts';
import {
  type ChosenFilter,
  chosenFilters,
  moneyWords,
  originFilterWords,
  withoutFilters,
} from './booking-filter.ts';
import { statusWords } from './booking-filter-words.ts';
import './booking-filters.css';
import { sortOf, sortWords } from './booking-sort.ts';
import { useGetBookingTagsQuery } from './booking-tags-api.ts';

/** From this width on, the button shows the fields above the list; on a phone they are in a sheet. */
const roomForFields = '(width >= 64rem)';

export type BookingFiltersProps = {
  filter: BookingFilter;
  /** The number of bookings that match the filter. */
  total: number | undefined;
  onChange: (filter: BookingFilter) => void;
  /** Changes the filter that was chosen last, even if the screen does not show this filter yet. */
  onEdit: (change: (now: BookingFilter) => BookingFilter) => void;
};

/**
 * The filters of the list, which apply together with its tab and its search, and the number of bookings that match. The
 * fields are behind one button, so that the list is not pushed down. Chips show the filters that are set.
 */
export function BookingFilters({ filter, total, onChange, onEdit }: BookingFiltersProps) {
  const { data: tours = [] } = useGetToursToBookQuery();
  const hasRoom = useMedia(roomForFields);
  const [isOpen, setIsOpen] = useState(false);
  const fieldsId = useId();
  const chosen = chosenFilters.filter((name) => filter[name] !== undefined).length;
  const close = () => {
    setIsOpen(false);
  };
  const fields = <FilterFields filter={filter} tours={tours} onEdit={onEdit} />;
  return (
    <div data-slot="booking-filters">
      <div data-part="row">
        <Button
          kind="quiet"
          {...(hasRoom
            ? { 'aria-expanded': isOpen, 'aria-controls': fieldsId }
            : { 'aria-haspopup': 'dialog' })}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {chosen === 0 ? 'Filters' : `Filters (${String(chosen)})`}
        </Button>
        <p role="status">{total !== undefined && foundWords(filter, total)}</p>
        <ActiveFilters {...{ filter, tours, onEdit }} />
        {chosen > 0 && <Clear filter={filter} onChange={onChange} />}
      </div>
      {hasRoom && (
        <div id={fieldsId} data-part="fields" hidden={!isOpen}>
          {isOpen && fields}
        </div>
      )}
      <Dialog isOpen={isOpen && !hasRoom} onClose={close} title="Filters" placement="side">
        <div data-slot="filter-sheet">
          {fields}
          <div data-part="row">
            <Button onClick={close}>
              {total === undefined ? 'Show bookings' : `Show ${bookingsText(total)}`}
            </Button>
            {chosen > 0 && <Clear filter={filter} onChange={onChange} />}
          </div>
        </div>
      </Dialog>
    </div>
  );
}

function Clear({ filter, onChange }: Pick<BookingFiltersProps, 'filter' | 'onChange'>) {
  return (
    <Button
      kind="quiet"
      onClick={() => {
        onChange(withoutFilters(filter));
      }}
    >
      Clear filters
    </Button>
  );
}

/** "12 bookings", "12 bookings, sorted by total, highest first". */
function foundWords(filter: BookingFilter, total: number): string {
  const sort = sortOf(filter);
  return sort === undefined
    ? bookingsText(total)
    : `${bookingsText(total)}, sorted by ${sortWords[sort]}`;
}

type FilterFieldsProps = Pick<BookingFiltersProps, 'filter' | 'onEdit'> & {
  tours: readonly AdminTourView[];
};

function FilterFields({ filter, tours, onEdit }: FilterFieldsProps) {
  const { data: tags = [] } = useGetBookingTagsQuery();
  const choose = (name: ChosenFilter | 'sort') => (value: string) => {
    onEdit((now) => {
      const others = Object.entries(now).filter(([each]) => each !== name);
      return { ...Object.fromEntries(others), ...(value !== '' && { [name]: value }) };
    });
  };
  const day = (name: 'createdFrom' | 'createdTo' | 'dateFrom' | 'dateTo', label: string) => (
    <DateField label={label} value={filter[name] ?? ''} onChange={choose(name)} />
  );
  return (
    <>
      <Choice
        label="Status"
        value={filter.status}
        choices={Object.entries(statusWords)}
        onChange={choose('status')}
      />
      <Choice
        label="Tour"
        value={filter.tourId}
        choices={tours.map(({ id, title }) => [id, title] as const)}
        onChange={choose('tourId')}
      />
      <Choice
        label="Money"
        value={filter.money}
        choices={Object.entries(moneyWords)}
        onChange={choose('money')}
      />
      <Choice
        label="Booked through"
        value={filter.origin}
        choices={Object.entries(originFilterWords)}
        onChange={choose('origin')}
      />
      <Choice
        label="Notes"
        value={filter.notes}
        choices={[['with', 'With a note']]}
        onChange={choose('notes')}
      />
      <Choice
        label="Tag"
        value={filter.tag}
        choices={tags.map(({ tag, bookings }) => [tag, `${tag} (${String(bookings)})`] as const)}
        onChange={choose('tag')}
      />
      {day('dateFrom', 'Travel on or after')}
      {day('dateTo', 'Travel on or before')}
      {day('createdFrom', 'Made on or after')}
      {day('createdTo', 'Made on or before')}
      <SortChoice filter={filter} onChange={choose('sort')} />
    </>
  );
}

type SortChoiceProps = { filter: BookingFilter; onChange: (sort: string) => void };

function SortChoice({ filter, onChange }: SortChoiceProps) {
  const isSearch = (filter.search ?? '') !== '';
  return (
    <Field
      label="Sort by"
      hint={
        isSearch
          ? 'A search lists the newest bookings first.'
          : 'Not by name: names are stored encrypted. Search for a name instead.'
      }
    >
      <SelectInput
        value={sortOf(filter) ?? ''}
        disabled={isSearch}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      >
        <option value="">{usualOrder(filter)}</option>
        {Object.entries(sortWords).map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words.charAt(0).toUpperCase() + words.slice(1)}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

function usualOrder({ money, search = '' }: BookingFilter): string {
  return money === 'to-give-back' && search === '' ? 'Oldest claim first' : 'Newest booking first';
}

type ChoiceProps = {
  label: string;
  value: string | undefined;
  choices: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
};

function Choice({ label, value = '', choices, onChange }: ChoiceProps) {
  const isKnown = value === '' || choices.some(([each]) => each === value);
  return (
    <Field label={label}>
      <SelectInput
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      >
        <option value="">Any</option>
        {!isKnown && <option value={value}>{value}</option>}
        {choices.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}
