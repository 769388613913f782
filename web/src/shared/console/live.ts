import { createContext, use } from 'react';

/** Whether the screen follows live changes. A lost connection is always shown. */
export type LiveState = 'connecting' | 'live' | 'lost';

export interface Live {
  readonly state: LiveState;
  /** Today's date in Zanzibar; it also changes on a screen that stays open past midnight. */
  readonly today: string;
}

export const LiveContext = createContext<Live | null>(null);

/**
 * Returns today's date, and whether live changes arrive. A screen's data is read again automatically if its
 * endpoint provides one of the tags of `app/console/live-tags.ts`, so screens need no code for that.
 *
 * @throws Error outside of the console
 */
export function useLive(): Live {
  const live = use(LiveContext);
  if (live === null) throw new Error('useLive must be used inside of the console.');
  return live;
}
