import { NoteImported } from '../command-handling/bulk-act/bulk-act.commands.ts';
import { contextOfJob } from '../command-handling/engine/command-context.ts';
import type { PolicyTools } from './policy.ts';

interface FinisherTools extends Pick<PolicyTools, 'commands' | 'cryptography'> {
  /** Returns bookings that were made while the undo of their import began. This is a hint and may be wrong. */
  readonly findLate: () => Promise<readonly NoteImported['input'][]>;
}

/**
 * Adds bookings to the undo of their import, which then cancels them; resolves to how many it added. Usually the
 * request that made a booking does this. It is missing only if the process stopped between the two, while somebody
 * undid the import.
 */
export async function finishUndoneImports({
  commands,
  cryptography,
  findLate,
}: FinisherTools): Promise<number> {
  let added = 0;
  for (const late of await findLate()) {
    const { bulkActId, bookings } = late;
    const commandId = cryptography.uuidV5('finish-undone-imports', bulkActId, bookings.join());
    const noting = new NoteImported(late, contextOfJob(commandId));
    const outcome = await commands.execute(noting);
    added += outcome.done ? bookings.length : 0;
  }
  return added;
}
