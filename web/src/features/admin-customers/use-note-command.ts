import { messageOf, problemOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { type NoteAct, useChangeNotesMutation } from './known-customers-api.ts';

const colleague = 'A colleague changed the notes meanwhile. Look at them, and try again.';

/** Sends a command of staff on the notes about a customer. */
export function useNoteCommand(customerId: string) {
  const [change, isBusy] = useCommand(useChangeNotesMutation());

  /** Returns what went wrong; undefined on success. */
  async function send(act: NoteAct): Promise<string | undefined> {
    const { error } = await change({ customerId, act });
    if (error === undefined) return undefined;
    return problemOf(error)?.code === 'RevisionMismatch'
      ? colleague
      : messageOf(error, 'The note could not be saved. Please try again.');
  }
  return { send, isBusy };
}
