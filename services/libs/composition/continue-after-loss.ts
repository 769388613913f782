import { giveUpContradictions } from '../application/event-log/give-up.ts';
import type { KnownPlace } from '../application/event-log/known-place.ts';
import { noteContinued } from '../application/event-log/log-identity.ts';
import { givenUpOf } from '../application/event-log/log-loss.ts';
import type { Archive } from '../application/ports/archive.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { Cryptography } from '../application/ports/cryptography.ts';
import type { EventStore } from '../application/ports/event-store.ts';
import type { Identifiers } from '../application/ports/identifiers.ts';
import { productLog } from './product-log.ts';

/**
 * Gives up the records that name events which the log has lost, and notes this in the archive and in the log itself. So
 * neither a start nor a check compares the log with them any more. Does nothing if there are none.
 */
export async function continueAfterLoss(
  log: EventStore,
  places: readonly KnownPlace[],
  tools: {
    readonly archive: Archive;
    readonly clock: Clock;
    readonly cryptography: Cryptography;
    readonly identifiers: Identifiers;
    readonly hasGapFreePositions: boolean;
  },
): Promise<void> {
  if (places.length === 0) return;
  const { clock, hasGapFreePositions } = tools;
  const { logId } = log;
  const looked = { logId, end: await log.head(), hasGapFreePositions, now: clock.now() };
  await giveUpContradictions(tools, log, looked);
  await noteContinued(log, places.map(givenUpOf), tools);
  const [first, ...others] = places.map(({ knownBy }) => knownBy);
  const known = others.length === 0 ? first : `${first} and ${others.length} more places`;
  productLog().say(
    'warn',
    `The log is continued without the missing events, as CONTINUE_AFTER_LOSS says. Given up: ${known}.`,
  );
}
