import type { BulkActView, BulkWorkView } from '../../../contracts/bulk-act/bulk-act-view.ts';
import { formatBookingReference } from '../../../domain/booking/booking-reference.ts';
import type { BulkWork } from '../../../domain/bulk-act/bulk-act.state.ts';
import { workState } from '../../../domain/bulk-act/work-list.ts';
import type { Account } from '../../ports/accounts.ts';
import type { BulkActCard } from '../../projections/bulk-act/bulk-acts.projection.ts';
import { problemTitle } from '../engine/problem-title.ts';

/** Returns the view of a bulk act for staff; undefined if it never began. */
export function bulkActView(
  { bulkActId: id, state, begun, undoBegun }: BulkActCard,
  accounts: readonly Account[],
): BulkActView | undefined {
  if (state.status === 'none') return undefined;
  const { act, reason, work, undo, calledOff, file } = state;
  return {
    ...{ id, act, reason },
    ...(file === undefined ? {} : { file }),
    ...(calledOff === undefined ? {} : { departureId: calledOff.departureId }),
    work: workView(work, begun, accounts),
    ...(undo === undefined || undoBegun === undefined
      ? {}
      : { undo: workView(undo, undoBegun, accounts) }),
  };
}

function workView(
  work: BulkWork,
  { at, actor }: BulkActCard['begun'],
  accounts: readonly Account[],
): BulkWorkView {
  const name = accounts.find(({ id }) => id === actor.id)?.username;
  return {
    state: workState(work),
    total: work.total,
    changed: work.settled.length,
    unchanged: work.unchanged.length,
    failed: work.failed.map(({ bookingNumber, code }) => ({
      reference: formatBookingReference(bookingNumber),
      why: problemTitle(code),
    })),
    begunAt: at,
    by: {
      ...(actor.id === undefined ? {} : { id: actor.id }),
      ...(name === undefined ? {} : { name }),
    },
  };
}
