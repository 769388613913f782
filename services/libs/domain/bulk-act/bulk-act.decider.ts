import type { Decider, Decision } from '../decision.ts';
import type { BulkActCommand } from './bulk-act.commands.ts';
import type { BulkActEvent } from './bulk-act.events.ts';
import type { BulkActRefusal } from './bulk-act.refusals.ts';
import { type BulkActState, initialBulkAct } from './bulk-act.state.ts';
import { beginBulkAct } from './commands/begin-bulk-act.ts';
import { noteBulkActProgress } from './commands/note-bulk-act-progress.ts';
import { resumeBulkAct } from './commands/resume-bulk-act.ts';
import { stopBulkAct } from './commands/stop-bulk-act.ts';
import { undoBulkAct } from './commands/undo-bulk-act.ts';
import { evolveBulkAct } from './evolve-bulk-act.ts';

/** One act on many bookings, and its undo. */
export const bulkActDecider: Decider<BulkActState, BulkActCommand, BulkActEvent, BulkActRefusal> = {
  initialState: initialBulkAct,
  decide: decideBulkAct,
  evolve: evolveBulkAct,
};

function decideBulkAct(
  command: BulkActCommand,
  state: BulkActState,
): Decision<BulkActEvent, BulkActRefusal> {
  switch (command.type) {
    case 'BeginBulkAct':
      return beginBulkAct(command, state);
    case 'NoteBulkActProgress':
      return noteBulkActProgress(command, state);
    case 'StopBulkAct':
      return stopBulkAct(state);
    case 'ResumeBulkAct':
      return resumeBulkAct(state);
    case 'UndoBulkAct':
      return undoBulkAct(command, state);
  }
}
