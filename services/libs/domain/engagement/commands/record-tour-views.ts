import { accept, type Decision, refuse } from '../../decision.ts';
import type { RecordTourViews } from '../engagement.commands.ts';
import type { TourViewsRecorded } from '../engagement.events.ts';
import type { EngagementRefusal } from '../engagement.refusals.ts';

/** Shorter windows would lead to one event per view, which the log does not keep (domain rule 18). */
const windowSecondsMin = 60;

/**
 * The views of one window. Windows may overlap: every process counts separately. A window without views
 * yields no event.
 */
export function recordTourViews(
  command: RecordTourViews,
): Decision<TourViewsRecorded, EngagementRefusal> {
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
