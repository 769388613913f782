import { accept, type Decision, refuse } from '../../decision.ts';
import type { DisruptionResumed } from '../departure.events.ts';
import type { DisruptionRefusal } from '../departure.refusals.ts';
import type { DepartureState } from '../departure.state.ts';
import { isResumable } from '../../bulk-act/work-list.ts';

export interface ResumeDisruption {
  readonly type: 'ResumeDisruption';
}

/** Continues where the disruption was stopped, or tries the failed bookings again. */
export function resumeDisruption(
  _command: ResumeDisruption,
  { disruption }: DepartureState,
): Decision<DisruptionResumed, DisruptionRefusal> {
  if (disruption === undefined) {
    return refuse({ code: 'NotCalledOff' });
  }
  return isResumable(disruption)
    ? accept({ type: 'DisruptionResumed', data: { disruptionId: disruption.id } })
    : accept();
}
