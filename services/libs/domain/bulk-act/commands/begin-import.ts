import { accept, type Decision, refuse } from '../../decision.ts';
import type { FieldFault, InvalidFields } from '../../refusal.ts';
import { importLinesMax } from '../bulk-act-limits.ts';
import type { ImportBegun } from '../bulk-act.events.ts';
import type { BulkActState } from '../bulk-act.state.ts';

export interface BeginImport {
  readonly type: 'BeginImport';
  /** The id of the command becomes the id of the import's work. */
  readonly commandId: string;
  readonly fileName: string;
  readonly lines: number;
}

export function beginImport(
  { commandId: workId, fileName, lines }: BeginImport,
  state: BulkActState,
): Decision<ImportBegun, InvalidFields> {
  if (state.status === 'begun') return accept();
  const name = fileName.trim();
  const faults = [...nameFaults(name), ...linesFaults(lines)];
  return faults.length > 0
    ? refuse({ code: 'InvalidFields', faults })
    : accept({ type: 'ImportBegun', data: { workId, fileName: name, lines } });
}

function nameFaults(name: string): readonly FieldFault[] {
  if (name === '') return [{ field: 'fileName', message: 'Give the import a name' }];
  return name.includes('@')
    ? [{ field: 'fileName', message: 'Do not use an e-mail address in the name of the file' }]
    : [];
}

function linesFaults(lines: number): readonly FieldFault[] {
  if (lines < 1) return [{ field: 'lines', message: 'Choose at least one line' }];
  if (lines <= importLinesMax) return [];
  const message = `Import at most ${importLinesMax.toLocaleString('en')} lines at a time`;
  return [{ field: 'lines', message }];
}
