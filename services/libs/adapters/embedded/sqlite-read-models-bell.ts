import { realpathSync } from 'node:fs';
import { BroadcastChannel } from 'node:worker_threads';
import type { Position } from '../../application/event-log/stored-event.ts';
import type { BuildName } from '../../application/ports/read-store.ts';

/** What the writer of the read models tells every thread of the process. */
export type ReadModelsNews =
  /** A build's checkpoint moved, with documents or without. */
  | {
      readonly said: 'written';
      readonly build: BuildName;
      readonly position: Position;
      readonly hasNewDocuments: boolean;
    }
  /** A build came, went or became ready. */
  | { readonly said: 'builds-changed' };

/**
 * The channel of the read models in one file; the file must exist. Only ever a hint: who listens
 * reads the store to know, and looks again after a while in any case.
 */
export function readModelsChannel(file: string): BroadcastChannel {
  const channel = new BroadcastChannel(`read models ${realpathSync(file)}`);
  channel.unref();
  return channel;
}
