import { accept, type Decision, refuse } from '../../decision.ts';
import type { BulkActStopped } from '../bulk-act.events.ts';
import type { BulkActNotFound } from '../bulk-act.refusals.ts';
import { type BulkActState, currentWork } from '../bulk-act.state.ts';
import { workState } from '../work-list.ts';

export interface StopBulkAct {
  readonly type: 'StopBulkAct';
}

/** Changed bookings stay changed; the others stay as they are for now. */
export function stopBulkAct(
  _command: StopBulkAct,
  state: BulkActState,
): Decision<BulkActStopped, BulkActNotFound> {
  if (state.status === 'none') return refuse({ code: 'BulkActNotFound' });
  const work = currentWork(state);
  return workState(work) === 'running'
    ? accept({ type: 'BulkActStopped', data: { workId: work.id } })
    : accept();
}
