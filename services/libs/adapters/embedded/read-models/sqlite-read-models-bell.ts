import { realpathSync } from 'node:fs';
import { BroadcastChannel } from 'node:worker_threads';
import type { Position } from '../../../application/event-log/stored-event.ts';
import type { BuildName } from '../../../application/ports/read-store.ts';

/** A message from the writer of the read models to every thread of the process. */
export type ReadModelsNews =
  /** A build's checkpoint advanced, with or without documents. */
  | {
      readonly said: 'written';
      readonly build: BuildName;
      readonly position: Position;
      readonly hasNewDocuments: boolean;
    }
  /** A build was created, was dropped or became ready. */
  | { readonly said: 'builds-changed' };

/**
 * The channel of the read models in one file; the file must exist. A message is only a hint: the listener reads the
 * store to be sure. It also reads the store again after a while.
 */
export function readModelsChannel(file: string): BroadcastChannel {
  const channel = new BroadcastChannel(`read models ${realpathSync(file)}`);
  channel.unref();
  return channel;
}
