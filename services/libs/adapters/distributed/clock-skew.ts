import type { Finding, WatchedSetting } from '../../application/ports/watched-engine.ts';

/** So far apart two clocks may be, in milliseconds. */
const skewMsMax = 1_000;

/** An answer that took longer, in milliseconds, tells too little about the other's clock. */
const bracketMsMax = 800;

/** What another clock showed at some moment between two of ours, all in milliseconds since 1970. */
export interface ClockReading {
  readonly askedAtMs: number;
  readonly answeredAtMs: number;
  readonly shownMs: number;
}

/** How far our clock is ahead of the other; undefined where the answer took too long to tell. */
export function skewOf({ askedAtMs, answeredAtMs, shownMs }: ClockReading): number | undefined {
  const widthMs = answeredAtMs - askedAtMs;
  // A clock that was set between question and answer tells nothing either.
  if (widthMs < 0 || widthMs > bracketMsMax) return undefined;
  return Math.round((askedAtMs + answeredAtMs) / 2 - shownMs);
}

/** What is to be said of a clock; nothing where it is not known. */
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
          words: `${apart}: days, cut-offs and links may end at different moments in different processes. Have both follow the same time server.`,
        },
      ]
    : [{ setting, state: 'safe', words: `${apart}.` }];
}
