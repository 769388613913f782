import type { TourView } from '@contracts/tour/tour-view.ts';
import { formatDate } from '../../shared/dates/format-date.ts';

const names = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/** The days on which a tour runs: `Every day except Sundays, from Jun 01, 2027 to Sep 30, 2027`. */
export function runningDays({ weekdays, season }: Pick<TourView, 'weekdays' | 'season'>): string {
  const days = weekdaysText(weekdays);
  return season === null
    ? days
    : `${days}, from ${formatDate(season.from)} to ${formatDate(season.to)}`;
}

function weekdaysText(weekdays: readonly number[]): string {
  const named = (isMeant: (weekday: number) => boolean) =>
    listed(names.filter((_, index) => isMeant(index + 1)));
  const runs = (weekday: number) => weekdays.includes(weekday);
  if (weekdays.length === 7) return 'Every day';
  return weekdays.length >= 5 ? `Every day except ${named((day) => !runs(day))}` : named(runs);
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
