import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { BookingState } from '../../../domain/booking/booking.state.ts';
import {
  cancelImported,
  type CancelImportedRefusal,
} from '../../../domain/booking/commands/cancel-imported.ts';
import { isVisibleToClients } from '../../../domain/booking/visible-events.ts';
import type { Decision } from '../../../domain/decision.ts';
import type { CommandRun } from '../engine/command-run.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import type { CancelImportedInput } from './booking.commands.ts';

/** A booking counts as changed if another command than the import stored one of its events. */
export function decideCancelImported(
  { bulkActId, reason }: CancelImportedInput,
  { history, state, now }: LoadedStream<BookingState, BookingEvent>,
  run: CommandRun,
): Decision<BookingEvent, CancelImportedRefusal> {
  const placed = history.find(({ type }) => type === 'BookingPlaced');
  const isChanged = history.some(
    ({ type, metadata }) =>
      isVisibleToClients(type) && metadata.commandId !== placed?.metadata.commandId,
  );
  const asked = { type: 'CancelImported', now, by: run.by, bulkActId, reason, isChanged } as const;
  return cancelImported(asked, state);
}
