import { addDays } from '@contracts/calendar.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DateField } from '../../shared/console/date-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import type { Days } from './admin-dashboard-api.ts';
import { daysPath, type DaysFault, faultOf, type Preset, presetPath, presets } from './period.ts';
import './period-control.css';
import { presetWords, spanWords } from './period-words.ts';

export type PeriodControlProps = { days: Days; preset: Preset | null };

/** Chooses the period: a preset, or any first and last day. */
export function PeriodControl({ days, preset }: PeriodControlProps) {
  const [chosen, setChosen] = useState(days);
  const [fault, setFault] = useState<DaysFault>();
  const navigate = useNavigate();

  function show() {
    const found = faultOf(chosen);
    setFault(found);
    if (found === undefined) void navigate(daysPath(chosen));
  }
  const field = (name: 'from' | 'to', label: string) => (
    <DateField
      label={label}
      value={chosen[name]}
      error={fault?.field === name ? fault.message : undefined}
      onChange={(date) => {
        setChosen({ ...chosen, [name]: date });
      }}
    />
  );
  return (
    <div data-slot="period-control">
      <nav aria-label="Period" data-print="never">
        {presets.map((each) => (
          <Link
            key={each}
            to={presetPath(each)}
            aria-current={each === preset ? 'true' : undefined}
          >
            {presetWords[each]}
          </Link>
        ))}
      </nav>
      <form
        noValidate
        data-print="never"
        aria-label="Choose your own period"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        {field('from', 'From')}
        {field('to', 'To')}
        <Button type="submit" kind="quiet">
          Show
        </Button>
      </form>
      <p>
        Bookings made <strong>{spanWords(days)}</strong>, compared with {spanWords(earlier(days))}
      </p>
    </div>
  );
}

/** Returns a period of the same number of days that ends just before the given period. */
function earlier({ from, to }: Days): Days {
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return { from: addDays(from, -count), to: addDays(from, -1) };
}
