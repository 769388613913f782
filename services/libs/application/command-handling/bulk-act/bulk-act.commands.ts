import type {
  BulkActEvent,
  BulkActBegun,
  CalledOffDeparture,
} from '../../../domain/bulk-act/bulk-act.events.ts';
import type { BulkActState } from '../../../domain/bulk-act/bulk-act.state.ts';
import type { BeginBulkActRefusal } from '../../../domain/bulk-act/commands/begin-bulk-act.ts';
import type { InvalidFields } from '../../../domain/refusal.ts';
import { bulkActStreams } from './bulk-act-streams.ts';
import { RequestedCommand } from '../engine/requested-command.ts';
import type { StreamAsOf } from '../engine/stream-as-of.ts';

/** The answer of every command of a bulk act. */
export type BulkActAsOf = StreamAsOf<BulkActState, BulkActEvent>;

export interface BeginBulkActInput {
  readonly act: BulkActBegun['data']['act'];
  readonly bookings: readonly number[];
  readonly reason: string;
  readonly calledOff?: CalledOffDeparture;
}

/** Begins a bulk act, which gets this command's id. */
export class BeginBulkAct extends RequestedCommand<
  BeginBulkActInput,
  BulkActAsOf,
  BeginBulkActRefusal
> {
  readonly target = '';
}

export interface BeginImportInput {
  readonly fileName: string;
  readonly lines: number;
}

/** Begins an import, which gets this command's id. */
export class BeginImport extends RequestedCommand<BeginImportInput, BulkActAsOf, InvalidFields> {
  readonly target = '';
}

export class NoteImported extends bulkActStreams.command('NoteImported') {}

export class UndoImport extends bulkActStreams.command('UndoImport') {}

export class StopBulkAct extends bulkActStreams.command('StopBulkAct') {}

export class ResumeBulkAct extends bulkActStreams.command('ResumeBulkAct') {}

export class UndoBulkAct extends bulkActStreams.command('UndoBulkAct') {}

export class NoteBulkActProgress extends bulkActStreams.command('NoteBulkActProgress') {}
