import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckPlace } from './check-place.ts';
import type { Settings } from '../settings/settings.ts';
import { archivePlaceOf } from '../storage.ts';

/**
 * Returns where the log and the anchors of the settings are, for a program beside the product. The anchors
 * are left out if the secret that seals them cannot be found.
 */
export function checkPlaceOf(
  settings: Pick<
    Settings,
    'archiveDirectory' | 'bucket' | 'dataDirectory' | 'engines' | 'secretKey'
  >,
): CheckPlace {
  const { dataDirectory, engines } = settings;
  const secretKey = settings.secretKey ?? keptSecretKey(dataDirectory);
  return {
    log: engines === null ? { file: join(dataDirectory, 'event-log.sqlite') } : { engines },
    ...(secretKey === undefined
      ? {}
      : { anchors: { archive: archivePlaceOf(settings), secretKey } }),
    ...(engines === null && { beside: { dataDirectory } }),
  };
}

/** Returns the secret of the embedded profile, without taking the directory's lock. */
function keptSecretKey(dataDirectory: string): string | undefined {
  const file = join(dataDirectory, 'secret.key');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
