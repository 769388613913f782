import { formatDays } from '../../shared/dates/format-date.ts';
import type { Days } from './admin-dashboard-api.ts';
import type { Preset } from './period.ts';

export const presetWords: Readonly<Record<Preset, string>> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  year: 'This year',
};

/** `Oct 24 – Nov 22, 2026`; a single day is written once. */
export function spanWords({ from, to }: Days): string {
  return formatDays(from, to);
}
