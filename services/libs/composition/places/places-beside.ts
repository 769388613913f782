import { join } from 'node:path';
import type { Archive } from '../../application/ports/archive.ts';
import type { Cryptography } from '../../application/ports/cryptography.ts';
import type { BesideTheLog } from '../../application/verification/check-log.ts';
import type { EngineSettings } from '../settings/settings-engines.ts';

/** The place of a log, and of the records beside it. */
interface LogPlace {
  readonly log: { readonly file: string } | { readonly engines: EngineSettings };
  readonly beside?: { readonly dataDirectory: string };
  readonly anchors?: { readonly secretKey: string };
}

/**
 * Returns the records outside the log of a place, except its anchors, and which of them are damaged. Returns
 * no places for a log that was given only as a file.
 */
export async function placesBeside(
  { log, beside, anchors }: LogPlace,
  tools: { readonly archive: Archive; readonly cryptography: Cryptography } | undefined,
): Promise<BesideTheLog> {
  if ('engines' in log) {
    const { enginePlaces } = await import('./engine-places.ts');
    return { places: await enginePlaces(log.engines, tools), damage: [] };
  }
  if (beside === undefined || tools === undefined) return { places: [], damage: [] };
  const { dataDirectory } = beside;
  const { embeddedPlaces } = await import('../log-check/embedded-log-check.ts');
  const { damageOfReadModels } =
    await import('../../adapters/embedded/read-models/sqlite-read-models-file.ts');
  const { damageOfOperations } =
    await import('../../adapters/embedded/operations/operations-damage.ts');
  const operations = damageOfOperations(join(dataDirectory, 'operations.sqlite'), tools);
  const readModels = damageOfReadModels(join(dataDirectory, 'read-models.sqlite'));
  const damage = [
    ...operations.map((what) => `operations.sqlite is damaged: ${what}`),
    ...(readModels === undefined ? [] : [`read-models.sqlite is damaged: ${readModels}`]),
  ];
  if (operations.length > 0) return { places: [], damage };
  const { archive } = tools;
  const store = { dataDirectory, archive, secretKey: anchors?.secretKey };
  const places = await embeddedPlaces(store);
  return { places: places.filter(({ anchor }) => anchor === undefined), damage };
}
