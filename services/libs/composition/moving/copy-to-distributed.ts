import type { Copied } from '../../application/moving/move-store.ts';
import { distributedPlaceOf } from '../places/projector-place.ts';
import type { Settings } from '../settings/settings.ts';
import { copyStores } from './copy-stores.ts';
import { openDistributedTarget } from './distributed-store.ts';
import { openEmbeddedSource } from './embedded-store.ts';
import type { EmbeddedSourcePlace } from './store-places.ts';

export interface CopyToDistributed extends Omit<EmbeddedSourcePlace, 'dataDirectory'> {
  /** `move` by default: the source is closed permanently. `copy` is for a backup that is restored. */
  readonly as?: 'move' | 'copy';
}

/**
 * Copies the store of a data directory, which no process uses, into a distributed store that is empty or
 * holds the beginning of the same log.
 *
 * @throws StartRefused
 */
export async function copyToDistributed(
  dataDirectory: string,
  to: Settings,
  tell: (line: string) => void,
  { as = 'move', ...places }: CopyToDistributed = {},
): Promise<Copied> {
  const { secretKey } = distributedPlaceOf(to);
  return await copyStores(secretKey, { as, tell }, async (tools) => {
    const source = await openEmbeddedSource({ dataDirectory, ...places }, tools);
    const target = await openDistributedTarget(to, tools);
    return { source, target };
  });
}
