import { Link } from '../../shared/ui/link.tsx';
import { formatShortDay } from '../../shared/dates/format-date.ts';
import { useToday } from '../../shared/dates/use-clock.ts';
import './soon-day-links.css';
import { soonDays } from './soon-days.ts';
import { type TourFilter, toursPath } from './tour-filter.ts';

/** Links to the next days. The link of the chosen day leads back to the list for any day. */
export function SoonDayLinks({ filter }: { filter: TourFilter }) {
  const { date: chosen, ...rest } = filter;
  const today = useToday();
  return (
    <ul data-slot="soon-days" aria-label="Next days">
      {soonDays(today).map(({ name, date }) => (
        <li key={name}>
          <Link
            to={toursPath(date === chosen ? rest : { ...rest, date })}
            replace
            preventScrollReset
            aria-current={date === chosen ? 'true' : undefined}
          >
            {name} <small>{formatShortDay(date)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
