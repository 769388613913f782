import { type LateEvent, lateEvents, stayHere } from '../../application/moving/late-events.ts';
import type { MovableStore } from '../../application/moving/movable-store.ts';
import { checkPlaceOf } from '../places/check-place-of.ts';
import { distributedPlaceOf } from '../places/projector-place.ts';
import type { Settings } from '../settings/settings.ts';
import { refusalOf } from './copy-stores.ts';
import { openDistributedSource } from './distributed-store.ts';
import { openEmbeddedSource } from './embedded-store.ts';
import { MoveTools } from './move-tools.ts';

/**
 * Reads what was stored in the log of the settings after the log had been moved away.
 *
 * @returns The number of these events.
 * @throws StartRefused if the log was not moved away, or cannot be read.
 */
export async function recoverLateEvents(
  settings: Settings,
  tell: (event: LateEvent) => void,
): Promise<number> {
  return await onSource(settings, async (source, { cryptography }) => {
    let events = 0;
    for await (const event of lateEvents(source, cryptography)) {
      tell(event);
      events += 1;
    }
    return events;
  });
}

/**
 * Gives up an interrupted move away from the store of the settings.
 *
 * @throws StartRefused if there is no such move.
 */
export function giveUpMove(settings: Settings): Promise<void> {
  return onSource(settings, (source, { clock }) => stayHere(source, clock.now()));
}

async function onSource<Result>(
  settings: Settings,
  act: (source: MovableStore, tools: MoveTools) => Promise<Result>,
): Promise<Result> {
  const isDistributed = settings.profile === 'distributed';
  const secretKey = isDistributed
    ? distributedPlaceOf(settings).secretKey
    : (checkPlaceOf(settings).anchors?.secretKey ?? '');
  const tools = new MoveTools(secretKey);
  try {
    const source = isDistributed
      ? await openDistributedSource(settings, tools, 'may be in use')
      : await openEmbeddedSource(settings, tools);
    return await act(source, tools);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await tools.close();
  }
}
