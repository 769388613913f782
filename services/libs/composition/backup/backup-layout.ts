import { join } from 'node:path';

/**
 * Returns the paths of everything in a backup. A data directory with default settings has the same layout, so that the
 * product can be started on the backup alone.
 */
export function backupLayout(directory: string) {
  return {
    log: join(directory, 'event-log.sqlite'),
    operations: join(directory, 'operations.sqlite'),
    images: join(directory, 'images'),
    archive: join(directory, 'archive'),
    secretKey: join(directory, 'secret.key'),
    manifest: join(directory, 'backup.json'),
  };
}
