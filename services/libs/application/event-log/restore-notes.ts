import type { Instant } from '../../domain/calendar/instants.ts';
import type { Archive } from '../ports/archive.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import { canonicalJson } from './canonical-json.ts';

/**
 * A log was restored, or continued after a loss, without events that some anchors and marks name. These anchors and
 * marks are given up and stay in the archive.
 */
export interface RestoreNote {
  readonly at: Instant;
  readonly logId: string;
  /** How many events the log held at that time; 0 if the log no longer exists. */
  readonly events: number;
  /** The names of the anchors that are given up. */
  readonly givenUp: readonly string[];
  /** The names of the marks in the archive that are given up. */
  readonly marks?: readonly string[];
}

interface NoteTools {
  readonly archive: Pick<Archive, 'add' | 'get' | 'names'>;
  readonly cryptography: Pick<Cryptography, 'mac'>;
}

/** Stores the note beside the anchors, with the seal of the secret key. */
export async function noteRestore(
  { archive, cryptography }: NoteTools,
  note: RestoreNote,
): Promise<void> {
  const seal = cryptography.mac('restore', canonicalJson(note));
  const name = `${note.at.replaceAll(/[:.]/g, '-')}-${seal.slice(0, 8)}`;
  await archive.add('restores', name, `${canonicalJson({ ...note, seal })}\n`);
}

/** All notes that have the seal; a forged note has no effect. */
export async function readRestoreNotes({
  archive,
  cryptography,
}: NoteTools): Promise<readonly RestoreNote[]> {
  const notes: RestoreNote[] = [];
  for (const name of await archive.names('restores')) {
    const found = noteIn((await archive.get('restores', name)) ?? '');
    if (found === undefined) continue;
    const { seal, ...note } = found;
    if (cryptography.mac('restore', canonicalJson(note)) === seal) notes.push(note);
  }
  return notes;
}

/** Whether the anchor was given up because the restored log lacks events that the anchor counts. */
export function isGivenUp(
  { name, logId, events }: Pick<RestoreNote, 'logId' | 'events'> & { readonly name: string },
  notes: readonly RestoreNote[],
): boolean {
  return notes.some(
    (note) => note.logId === logId && note.events < events && note.givenUp.includes(name),
  );
}

/** The text may be anything, because an attacker may be able to write into the archive. */
function noteIn(text: string): (RestoreNote & { readonly seal: string }) | undefined {
  try {
    const note = JSON.parse(text) as (RestoreNote & { readonly seal: string }) | null;
    return note !== null && Array.isArray(note.givenUp) ? note : undefined;
  } catch {
    return undefined;
  }
}
