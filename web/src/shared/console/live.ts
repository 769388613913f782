import { createContext, use } from 'react';

/** Whether what is on the screen follows what happens: a lost connection is said, never hidden. */
export type LiveState = 'connecting' | 'live' | 'lost';

export interface Live {
  readonly state: LiveState;
  /** The day it is in Zanzibar; a screen that stays open past midnight is told. */
  readonly today: string;
}

export const LiveContext = createContext<Live | null>(null);

/**
 * The day it is, and whether changes arrive. What a screen has read is read again by itself as long as its
 * endpoint provides one of the tags of `app/console/live-tags.ts`: nothing is to be done for that here.
 *
 * @throws Error outside of the console
 */
export function useLive(): Live {
  const live = use(LiveContext);
  if (live === null) throw new Error('useLive must be used inside of the console.');
  return live;
}
