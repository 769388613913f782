import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lastDay } from '../../shared/dates/today.ts';
import { useToday } from '../../shared/dates/use-clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DateInput } from '../../shared/ui/date-input.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { InkBar } from '../../shared/ui/ink-bar.tsx';
import { GuestsSelect } from './guests-select.tsx';
import { SearchBox } from './search-box.tsx';
import { readSearch } from './read-search.ts';
import { defaultGuests, tourPath, toursPath } from './tour-filter.ts';

/** The search of the home page by text, day and travellers. It opens the list of tours. */
export function HeroSearch() {
  const navigate = useNavigate();
  const today = useToday();
  const [q, setQ] = useState('');
  const [date, setDate] = useState('');
  const [guests, setGuests] = useState<number>(defaultGuests);

  function asked() {
    const typed = new URLSearchParams({ q, date, guests: String(guests) });
    return readSearch(typed, { first: today, last: lastDay() });
  }
  return (
    <form
      role="search"
      aria-label="Tours"
      method="get"
      action="/tours"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(toursPath(asked()));
      }}
    >
      <InkBar action={<Button type="submit">Search Adventures</Button>}>
        <SearchBox
          label="What"
          placeholder="Spice, reef, forest"
          value={q}
          onChange={setQ}
          onChoose={({ id }) => {
            void navigate(tourPath(id, asked()));
          }}
        />
        <Field label="When">
          <DateInput name="date" value={date} min={today} max={lastDay()} onChange={setDate} />
        </Field>
        <GuestsSelect value={guests} onChange={setGuests} />
      </InkBar>
    </form>
  );
}
