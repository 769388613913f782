import type { Finding, WatchedSetting } from '../../application/ports/watched-engine.ts';

/** The largest difference allowed between two clocks, in milliseconds. */
const skewMsMax = 1_000;

/**
 * The longest time that an answer may take, in milliseconds. A slower answer says too little about the other
 * clock.
 */
const bracketMsMax = 800;

/**
 * The time that another clock showed at some moment between two readings of this machine's clock. All three are in
 * milliseconds since 1970.
 */
export interface ClockReading {
  readonly askedAtMs: number;
  readonly answeredAtMs: number;
  readonly shownMs: number;
}

/**
 * Returns how far this machine's clock is ahead of the other, in milliseconds; undefined if the answer took too
 * long or this clock was set meanwhile.
 */
export function skewOf({ askedAtMs, answeredAtMs, shownMs }: ClockReading): number | undefined {
  const widthMs = answeredAtMs - askedAtMs;
  // `widthMs` is negative if this clock was set back between request and answer.
  if (widthMs < 0 || widthMs > bracketMsMax) return undefined;
  return Math.round((askedAtMs + answeredAtMs) / 2 - shownMs);
}

/** Returns the finding about a clock; no finding if the skew is not known. */
export function clockFindings(
  setting: WatchedSetting,
  engine: string,
  skewMs: number | undefined,
): readonly Finding[] {
  if (skewMs === undefined) return [];
  const direction = skewMs > 0 ? 'ahead of' : 'behind';
  const apart = `This machine's clock is ${(Math.abs(skewMs) / 1000).toFixed(1)} s ${direction} that of ${engine}`;
  return Math.abs(skewMs) > skewMsMax
    ? [
        {
          setting,
          state: 'unsafe',
          words: `${apart}: days, cut-offs and links may end at different moments in different processes. Let both use the same time server.`,
        },
      ]
    : [{ setting, state: 'safe', words: `${apart}.` }];
}
