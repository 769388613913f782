import { join } from 'node:path';

/**
 * Where everything is in a backup: as in a data directory that was left as the product makes it, so
 * that one can be started from where there is nothing else.
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
