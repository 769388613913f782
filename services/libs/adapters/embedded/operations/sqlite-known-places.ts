import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type KnownPlace, placeOfCheckpoint } from '../../../application/event-log/known-place.ts';
import type { PolicyProgress } from '../../../application/ports/policy-checkpoints.ts';
import type { Checkpoint } from '../../../application/ports/projection-store.ts';

/** How long a connection waits for another one's lock, in milliseconds. */
const lockWaitMsMax = 5_000;

/** Reads, from the file of `openOperationsFile`, how far each policy has read the log. Changes nothing. */
export function placesOfPolicies(file: string): readonly KnownPlace[] {
  return rowsOf(file, 'policy_progress', 'SELECT policy, progress FROM policy_progress').map(
    ({ policy, progress }) => {
      const { checkpoint } = JSON.parse(String(progress)) as PolicyProgress;
      return placeOfCheckpoint(checkpoint, `the policy ${String(policy)}`);
    },
  );
}

/**
 * Reads, from the file of `openReadModelsForWriting`, how far each read model has read the log. Changes nothing.
 * Returns nothing for a file that cannot be read, because it is rebuilt from the log.
 */
export function placesOfReadModels(file: string): readonly KnownPlace[] {
  try {
    const query = `SELECT storage, checkpoint FROM build
      WHERE is_dropped = 0 AND checkpoint IS NOT NULL`;
    return rowsOf(file, 'build', query).map(({ storage, checkpoint }) =>
      placeOfCheckpoint(
        JSON.parse(String(checkpoint)) as Checkpoint,
        `the read model ${String(storage)}`,
      ),
    );
  } catch {
    return [];
  }
}

function rowsOf(file: string, table: string, query: string) {
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true, timeout: lockWaitMsMax });
  try {
    const found = database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table);
    return found === undefined ? [] : database.prepare(query).all();
  } finally {
    database.close();
  }
}
