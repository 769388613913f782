import { addDays } from '@contracts/calendar.ts';
import { type FoundThing, foundMax, isNamedBy, lettersMin } from '../../shared/console/named-by.ts';
import { formatDay, formatShortDay } from '../../shared/dates/format-date.ts';
import { today } from '../../shared/dates/today.ts';
import { useGetDeparturesQuery } from './admin-departures-api.ts';

/** How many days are offered by their name: two weeks. */
const daysNamed = 14;

/**
 * Finds departures of today and tomorrow by their tour, day or time. Finds days by their date: "28 Nov", "sat",
 * "tomorrow".
 */
export function useFoundDepartures(typed: string): {
  departures: readonly FoundThing[];
  isSearching: boolean;
} {
  const isTooShort = typed.length < lettersMin;
  const date = today();
  const next = addDays(date, 1);
  const first = useGetDeparturesQuery(date, { skip: isTooShort });
  const second = useGetDeparturesQuery(next, { skip: isTooShort });
  if (isTooShort) return { departures: [], isSearching: false };
  const departures = [...(first.data ?? []), ...(second.data ?? [])]
    .map(({ id, tourTitle, date: day, time, seatsTaken }) => ({
      id: `departure ${id}`,
      label: `${tourTitle}, ${time}`,
      note: `${day === date ? 'Today' : 'Tomorrow'}, ${formatShortDay(day)} · ${String(seatsTaken)} ${seatsTaken === 1 ? 'seat' : 'seats'} taken`,
      to: `/admin/departures/${id}`,
    }))
    .filter(({ label, note }) => isNamedBy(`${label} ${note} departure`, typed))
    .slice(0, foundMax);
  return {
    departures: [...departures, ...foundDays(typed, date)],
    isSearching: [first, second].some(({ data, isFetching }) => isFetching && data === undefined),
  };
}

/** The next days whose date matches the typed text, each with its departures. */
function foundDays(typed: string, date: string): readonly FoundThing[] {
  return Array.from({ length: daysNamed }, (_none, index) => addDays(date, index))
    .map((day, index) => ({
      id: `day ${day}`,
      label: `Departures of ${formatDay(day)}`,
      note: [['Today', 'Tomorrow'][index], formatShortDay(day)].filter(Boolean).join(', '),
      to: index === 0 ? '/admin/departures' : `/admin/departures?date=${day}`,
    }))
    .filter(({ id, label, note }) => isNamedBy(`${id} ${label} ${note}`, typed))
    .slice(0, foundMax);
}
