import { addDays, isValidDate } from '@contracts/calendar.ts';
import { dashboardDaysMax } from '@contracts/dashboard/dashboard-view.ts';
import type { Days } from './admin-dashboard-api.ts';

/** Periods that end today: a number of days, or this year. An address with a preset follows the present day. */
export const presets = ['7', '30', '90', 'year'] as const;

export type Preset = (typeof presets)[number];

/** The period that is shown. `preset` is null if staff chose the days. */
export interface Period extends Days {
  readonly preset: Preset | null;
}

const byDefault: Preset = '30';

/** The first day that can be chosen. */
const firstDay = '2000-01-01';

/** Reads the period from an address; the last thirty days if the address has no valid period. */
export function readPeriod(params: URLSearchParams, today: string): Period {
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  if (faultOf(own) === undefined) return { ...own, preset: null };
  const preset = presets.find((each) => each === params.get('days')) ?? byDefault;
  return { ...presetDays(preset, today), preset };
}

function presetDays(preset: Preset, today: string): Days {
  if (preset === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  return { from: addDays(today, 1 - Number(preset)), to: today };
}

/** The address of the screen with a preset. */
export function presetPath(preset: Preset): string {
  return preset === byDefault ? '/admin/dashboard' : `/admin/dashboard?days=${preset}`;
}

/** The address of the screen with chosen days. */
export function daysPath({ from, to }: Days): string {
  return `/admin/dashboard?from=${from}&to=${to}`;
}

export interface DaysFault {
  readonly field: 'from' | 'to';
  readonly message: string;
}

/** Returns the error of the entered days; undefined if they are valid. */
export function faultOf({ from, to }: Days): DaysFault | undefined {
  if (!isValidDate(from)) return { field: 'from', message: 'Choose the first day.' };
  if (from < firstDay) {
    return { field: 'from', message: 'There is nothing to show from before the year 2000.' };
  }
  if (!isValidDate(to)) return { field: 'to', message: 'Choose the last day.' };
  if (to < from) return { field: 'to', message: 'The last day must not be before the first.' };
  if (to > addDays(from, dashboardDaysMax - 1)) {
    return { field: 'to', message: 'At most two years can be shown at once.' };
  }
  return undefined;
}
