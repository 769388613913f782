import { decider } from '../decision.ts';
import { initialBulkAct } from './bulk-act.state.ts';
import { beginImport } from './commands/begin-import.ts';
import { noteImported } from './commands/note-imported.ts';
import { undoImport } from './commands/undo-import.ts';
import { beginBulkAct } from './commands/begin-bulk-act.ts';
import { noteBulkActProgress } from './commands/note-bulk-act-progress.ts';
import { resumeBulkAct } from './commands/resume-bulk-act.ts';
import { stopBulkAct } from './commands/stop-bulk-act.ts';
import { undoBulkAct } from './commands/undo-bulk-act.ts';
import { evolveBulkAct } from './evolve-bulk-act.ts';

/** One act on many bookings, and its undo. */
export const bulkActDecider = decider({
  initialState: initialBulkAct,
  evolve: evolveBulkAct,
  commands: {
    BeginBulkAct: beginBulkAct,
    NoteBulkActProgress: noteBulkActProgress,
    StopBulkAct: stopBulkAct,
    ResumeBulkAct: resumeBulkAct,
    UndoBulkAct: undoBulkAct,
    BeginImport: beginImport,
    NoteImported: noteImported,
    UndoImport: undoImport,
  },
});
