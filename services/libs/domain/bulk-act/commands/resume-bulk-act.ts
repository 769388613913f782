import { accept, type Decision, refuse } from '../../decision.ts';
import type { BulkActResumed } from '../bulk-act.events.ts';
import type { BulkActNotFound } from '../bulk-act.refusals.ts';
import { type BulkActState, currentWork } from '../bulk-act.state.ts';
import { isResumable } from '../work-list.ts';

export interface ResumeBulkAct {
  readonly type: 'ResumeBulkAct';
}

/** Continues where the act was stopped, or tries the failed bookings again. */
export function resumeBulkAct(
  _command: ResumeBulkAct,
  state: BulkActState,
): Decision<BulkActResumed, BulkActNotFound> {
  if (state.status === 'none') return refuse({ code: 'BulkActNotFound' });
  const work = currentWork(state);
  return isResumable(work)
    ? accept({ type: 'BulkActResumed', data: { workId: work.id } })
    : accept();
}
