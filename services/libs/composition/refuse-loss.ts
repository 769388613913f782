import { sha256 } from '../adapters/node/node-cryptography.ts';
import type { KnownPlace } from '../application/event-log/known-place.ts';
import { findLoss, type FoundLog } from '../application/event-log/log-loss.ts';
import { StartRefused } from './start-refused.ts';

/**
 * Refuses a log that lacks events which were read from it before. It does so before any file is changed or rebuilt
 * (ADR 48).
 *
 * @param consent The value of CONTINUE_AFTER_LOSS.
 * @returns The places to give up, if the operator consents to exactly this loss; otherwise none.
 * @throws StartRefused
 */
export async function refuseLoss(
  log: FoundLog,
  places: readonly KnownPlace[],
  {
    consent,
    hasGapFreePositions,
  }: { readonly consent: string | null; readonly hasGapFreePositions: boolean },
): Promise<readonly KnownPlace[]> {
  const loss = await findLoss(log, places, { hashing: { sha256 }, hasGapFreePositions });
  if (loss === undefined) return [];
  if (loss.consent === consent) return loss.places;
  const { what } = loss;
  throw new StartRefused(
    `${what.charAt(0).toUpperCase()}${what.slice(1)}; nothing was changed: bring the missing files back or restore a backup ` +
      `(docs/runbooks/log-faulty.md), or start once with CONTINUE_AFTER_LOSS=${loss.consent} to ` +
      'continue without the missing events.',
  );
}
