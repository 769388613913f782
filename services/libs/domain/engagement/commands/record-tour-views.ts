import type { Instant } from '../../calendar/instants.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { TourNotFound } from '../../tour/tour.refusals.ts';
import type { TourViewsRecorded } from '../engagement.events.ts';
import type { InvalidCount, InvalidWindow } from '../engagement.refusals.ts';

/** One process counted how often a tour's page was opened from `from` (inclusive) to `to` (exclusive). */
export interface RecordTourViews {
  readonly type: 'RecordTourViews';
  /** Whether the slug of the visited page belongs to a tour; the tour's stream shows it. */
  readonly tourExists: boolean;
  readonly count: number;
  readonly from: Instant;
  readonly to: Instant;
}

/** Visitors do not notice a refusal, because their page opens even if a count is refused. */
export type RecordTourViewsRefusal = TourNotFound | InvalidWindow | InvalidCount;

/** Shorter windows would lead to one event per view. The log must not have such events (domain rule 18). */
const windowSecondsMin = 60;

/**
 * The views of one window. Windows may overlap: every process counts separately. A window without views leads to no
 * event.
 */
export function recordTourViews(
  command: RecordTourViews,
): Decision<TourViewsRecorded, RecordTourViewsRefusal> {
  const { count, from, to } = command;
  const seconds = (Date.parse(to) - Date.parse(from)) / 1000;
  if (!command.tourExists) {
    return refuse({ code: 'TourNotFound' });
  }
  if (!Number.isSafeInteger(count) || count < 0) {
    return refuse({ code: 'InvalidCount' });
  }
  if (Number.isNaN(seconds) || seconds < windowSecondsMin) {
    return refuse({ code: 'InvalidWindow', secondsMin: windowSecondsMin });
  }
  return count === 0 ? accept() : accept({ type: 'TourViewsRecorded', data: { count, from, to } });
}
