import { accept, type Decision, refuse } from '../../decision.ts';
import type { FieldFault, InvalidFields } from '../../refusal.ts';
import type { BulkActBegun, CalledOffDeparture } from '../bulk-act.events.ts';
import { bulkActBookingsMax } from '../bulk-act-limits.ts';
import type { BulkActState } from '../bulk-act.state.ts';

export interface BeginBulkAct {
  readonly type: 'BeginBulkAct';
  /** The id of the command becomes the id of the act's work. */
  readonly commandId: string;
  readonly act: BulkActBegun['data']['act'];
  readonly bookings: readonly number[];
  readonly reason: string;
  readonly calledOff?: CalledOffDeparture;
}

export type BeginBulkActRefusal = InvalidFields;

export function beginBulkAct(
  command: BeginBulkAct,
  state: BulkActState,
): Decision<BulkActBegun, BeginBulkActRefusal> {
  if (state.status === 'begun') return accept();
  const { commandId: workId, act, calledOff } = command;
  const bookings = [...new Set(command.bookings)];
  const faults = [...reasonFaults(command.reason), ...bookingsFaults(bookings)];
  return faults.length > 0
    ? refuse({ code: 'InvalidFields', faults })
    : accept({
        type: 'BulkActBegun',
        data: {
          ...{ workId, act, reason: command.reason.trim(), bookings },
          ...(calledOff !== undefined && { calledOff }),
        },
      });
}

function reasonFaults(reason: string): readonly FieldFault[] {
  return reason.trim() === '' ? [{ field: 'reason', message: 'Please say why' }] : [];
}

function bookingsFaults({ length }: readonly number[]): readonly FieldFault[] {
  if (length === 0) return [{ field: 'bookings', message: 'Please select at least one booking' }];
  if (length <= bulkActBookingsMax) return [];
  const message = `Please select at most ${bulkActBookingsMax.toLocaleString('en')} bookings at a time`;
  return [{ field: 'bookings', message }];
}
