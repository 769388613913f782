import { setTimeout } from 'node:timers/promises';
import { productLog } from './product-log.ts';

/** How far a mark of the distributed profile may be behind the log, in milliseconds. */
const everyMs = 10_000;

/**
 * Moves the mark to the end of the log every ten seconds, until the signal aborts. While an engine cannot be reached
 * the mark stays behind; its age shows this. A log that lost its end is reported once.
 */
export async function keepMarkUntil(
  signal: AbortSignal,
  keep: () => Promise<'kept' | 'ahead' | 'lost'>,
): Promise<void> {
  let isReported = false;
  while (!signal.aborted) {
    const outcome = await keep().catch(() => 'away' as const);
    if (outcome === 'lost' && !isReported) {
      isReported = true;
      productLog().say(
        'error',
        'The event log does not hold the event that its mark names: events were lost while processes ' +
          'ran. See docs/runbooks/log-faulty.md.',
      );
    }
    await setTimeout(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
