import { CustomerKeyUnusable, openPersonal } from '../event-log/sealing.ts';
import { beginning, type Position, type StoredEvent } from '../event-log/stored-event.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type { CustomerKey, NoKey } from '../ports/key-vault.ts';
import type { MoveNote } from '../ports/move-mark.ts';
import type { Sealed } from '../../domain/personal-data/personal-data.ts';
import { pagesOf } from './event-feed.ts';
import type { MovableStore } from './movable-store.ts';
import { MoveRefused } from './move-refused.ts';

/** An event that was stored in a log after the log had been moved away. */
export interface LateEvent {
  readonly stored: StoredEvent;
  /** The data of the event with unsealed personal fields, so that staff can inform the person concerned. */
  readonly data: Readonly<Record<string, unknown>>;
}

type Source = Pick<MovableStore, 'log' | 'keys' | 'mark'>;

/**
 * Yields the events that were stored in a log after it had been moved away; the new home does not have them. If a
 * release before 0.8 moved the log, the log's mark holds only the time of the move. Then every event with a later time
 * is yielded.
 *
 * @throws MoveRefused if the log was not moved away.
 */
export async function* lateEvents(
  { log, keys, mark }: Source,
  cryptography: Cryptography,
): AsyncGenerator<LateEvent, void> {
  const note = await mark.read();
  if (note?.state !== 'left') {
    throw new MoveRefused('This log was not moved away: there is nothing to recover from it.');
  }
  const open = new Map<string, CustomerKey | NoKey>();
  for await (const page of keys.all()) {
    for (const { customerId, key } of page) {
      const isDamaged = typeof key === 'object' && 'damaged' in key;
      open.set(customerId, isDamaged ? 'damaged' : key);
    }
  }
  const vault = { open: (id: string) => Promise.resolve(open.get(id) ?? ('missing' as const)) };
  const end = (note.end ?? beginning) as Position;
  for await (const page of pagesOf(log, await log.head(), end)) {
    for (const stored of page.filter((event) => isLate(event, note))) {
      yield { stored, data: await inClear(stored, { vault, cryptography }) };
    }
  }
}

function isLate({ occurredAt }: StoredEvent, { end, at }: MoveNote): boolean {
  return end !== undefined || occurredAt > at;
}

async function inClear(
  { stream, data: text }: StoredEvent,
  keys: Parameters<typeof openPersonal>[0],
): Promise<LateEvent['data']> {
  const data = JSON.parse(text) as Readonly<Record<string, unknown>>;
  if (typeof data.personal !== 'string') return data;
  try {
    return { ...data, personal: await openPersonal(keys, data.personal as Sealed, stream) };
  } catch (error) {
    // The other late events must still be reported.
    if (error instanceof CustomerKeyUnusable) return { ...data, personal: error.message };
    throw error;
  }
}

/**
 * Gives up a move that was begun and then interrupted, so that the source can be used again.
 *
 * @throws MoveRefused if no move away was begun, or if it was completed.
 */
export async function stayHere(
  { mark }: Pick<MovableStore, 'mark'>,
  at: MoveNote['at'],
): Promise<void> {
  const note = await mark.read();
  if (note?.state !== 'leaving') {
    throw new MoveRefused(
      note?.state === 'left'
        ? `The log was moved away on ${note.at}: the move cannot be cancelled any more. Move the log back from where it is now.`
        : 'No move of this log was begun, so there is none to give up.',
    );
  }
  await mark.note({ state: 'here', at });
}
