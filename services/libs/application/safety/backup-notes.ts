import type { Instant } from '../../domain/calendar/instants.ts';
import type { Archive } from '../ports/archive.ts';

/** Records a backup in the archive, apart from the log, so that every process finds the note. */
export async function noteBackup(
  archive: Pick<Archive, 'add'>,
  madeAt: Instant,
  events: number,
): Promise<void> {
  const name = madeAt.replaceAll(/[:.]/g, '-');
  await archive.add('backups', name, `${JSON.stringify({ madeAt, events })}\n`);
}

/** Returns when the last backup was made; undefined if no backup was ever noted. */
export async function lastBackupAt(
  archive: Pick<Archive, 'names' | 'get'>,
): Promise<Instant | undefined> {
  const last = (await archive.names('backups')).at(-1);
  if (last === undefined) return undefined;
  const content = (await archive.get('backups', last)) ?? '{}';
  return (JSON.parse(content) as { readonly madeAt?: Instant }).madeAt;
}
