import type { Copied } from '../../application/moving/move-store.ts';
import { distributedPlaceOf } from '../places/projector-place.ts';
import type { Settings } from '../settings/settings.ts';
import { copyStores } from './copy-stores.ts';
import { openDistributedSource } from './distributed-store.ts';
import { openEmbeddedTarget } from './embedded-store.ts';
import type { EmbeddedStorePlace } from './store-places.ts';

export interface CopyToEmbedded extends Omit<EmbeddedStorePlace, 'dataDirectory'> {
  /**
   * `move` by default: no process uses the source, which is closed permanently. `copy` is for a backup: the
   * product may keep working on the source, and its state at the beginning is copied.
   */
  readonly as?: 'move' | 'copy';
  /** Whether SECRET_KEY is kept in the directory, as the product does when no SECRET_KEY is set. */
  readonly isSecretKept?: boolean;
}

/**
 * Copies a distributed store into a data directory that is empty or holds the beginning of the same log. The
 * embedded product can be started on it.
 *
 * @throws StartRefused
 */
export async function copyToEmbedded(
  from: Settings,
  dataDirectory: string,
  tell: (line: string) => void,
  { as = 'move', isSecretKept = as === 'move', ...places }: CopyToEmbedded = {},
): Promise<Copied> {
  const { secretKey } = distributedPlaceOf(from);
  return await copyStores(secretKey, { as, tell }, async (tools) => {
    const use = as === 'copy' ? 'may be in use' : 'is not in use';
    const source = await openDistributedSource(from, tools, use);
    const target = await openEmbeddedTarget(
      // A backup is not a running store: its mark is written when it is restored.
      { dataDirectory, isSecretKept, isMarked: as === 'move', ...places },
      tools,
    );
    return { source, target };
  });
}
