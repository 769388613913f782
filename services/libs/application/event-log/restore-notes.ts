import type { Instant } from '../../domain/calendar/instants.ts';
import type { Archive } from '../ports/archive.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import { canonicalJson } from './canonical-json.ts';

/**
 * A log was restored, or continued after a loss, without events that some anchors and marks know. These
 * are given up and stay in the archive.
 */
export interface RestoreNote {
  readonly at: Instant;
  readonly logId: string;
  /** How many events the log held at that time; 0 where the log no longer exists. */
  readonly events: number;
  /** The names of the anchors that know more. */
  readonly givenUp: readonly string[];
  /** The names of the marks in the archive that know more. */
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

/** All notes with the seal; a forged note has no effect. */
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

/** Whether a restore gave up the anchor: the restored log lacks events that it knows. */
export function isGivenUp(
  { name, logId, events }: Pick<RestoreNote, 'logId' | 'events'> & { readonly name: string },
  notes: readonly RestoreNote[],
): boolean {
  return notes.some(
    (note) => note.logId === logId && note.events < events && note.givenUp.includes(name),
  );
}

/** Anyone who can write into the archive can write any text. */
function noteIn(text: string): (RestoreNote & { readonly seal: string }) | undefined {
  try {
    const note = JSON.parse(text) as (RestoreNote & { readonly seal: string }) | null;
    return note !== null && Array.isArray(note.givenUp) ? note : undefined;
  } catch {
    return undefined;
  }
}
