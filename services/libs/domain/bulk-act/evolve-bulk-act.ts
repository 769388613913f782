import type {
  BulkActEvent,
  BulkActProgressed,
  ImportEvent,
  ImportProgressed,
} from './bulk-act.events.ts';
import {
  type BegunBulkAct,
  type BulkActState,
  type BulkWork,
  currentWork,
} from './bulk-act.state.ts';
import { progressed, resumed, stopped, workListOf } from './work-list.ts';

/** The act after one more event. An event of another work list changes nothing. */
export function evolveBulkAct(state: BulkActState, event: BulkActEvent): BulkActState {
  if (event.type === 'BulkActBegun') {
    const { workId, act, reason, bookings, calledOff } = event.data;
    return state.status === 'begun'
      ? state
      : {
          ...{ status: 'begun', act, reason, work: begun(workId, bookings) },
          ...(calledOff !== undefined && { calledOff }),
        };
  }
  if (event.type === 'ImportBegun') {
    const { workId, fileName: name, lines } = event.data;
    const act = 'import-bookings';
    return state.status === 'begun'
      ? state
      : { status: 'begun', act, reason: '', file: { name, lines }, work: begun(workId, []) };
  }
  if (state.status === 'none') return state;
  if (event.type === 'ImportUndoBegun') {
    const { workId, bookings, reason } = event.data;
    return state.undo === undefined ? { ...state, reason, undo: begun(workId, bookings) } : state;
  }
  if (event.type === 'BulkActUndoBegun') {
    const { workId, bookings } = event.data;
    return state.undo === undefined ? { ...state, undo: begun(workId, bookings) } : state;
  }
  if (event.type === 'ImportProgressed') return withImported(state, event.data);
  const work = currentWork(state);
  return work.id === event.data.workId ? withWork(state, goneOn(work, event)) : state;
}

function begun(workId: string, bookings: readonly number[]): BulkWork {
  return { ...workListOf(workId, bookings), settled: [], unchanged: [] };
}

/** If the undo has begun already, it cancels these bookings too. */
function withImported(
  state: BegunBulkAct,
  { workId, bookings }: ImportProgressed['data'],
): BegunBulkAct {
  const { work, undo } = state;
  if (work.id !== workId) return state;
  const settled = [...work.settled, ...bookings];
  const imported = { ...state, work: { ...work, total: settled.length, settled } };
  return undo === undefined ? imported : { ...imported, undo: withMore(undo, bookings) };
}

function withMore(work: BulkWork, bookings: readonly number[]): BulkWork {
  const unsettled = [...work.unsettled, ...bookings];
  return { ...work, total: work.total + bookings.length, unsettled };
}

function withWork(state: BegunBulkAct, work: BulkWork): BegunBulkAct {
  return state.undo === undefined ? { ...state, work } : { ...state, undo: work };
}

function goneOn(
  work: BulkWork,
  event: Exclude<BulkActEvent, { type: 'BulkActBegun' | 'BulkActUndoBegun' | ImportEvent['type'] }>,
): BulkWork {
  switch (event.type) {
    case 'BulkActProgressed':
      return noted(work, event.data);
    case 'BulkActStopped':
      return stopped(work);
    case 'BulkActResumed':
      return resumed(work);
  }
}

function noted(
  work: BulkWork,
  { settled, unchanged, failed }: BulkActProgressed['data'],
): BulkWork {
  return {
    ...progressed(work, { settled: [...settled, ...unchanged], failed }),
    settled: [...work.settled, ...settled],
    unchanged: [...work.unchanged, ...unchanged],
  };
}
