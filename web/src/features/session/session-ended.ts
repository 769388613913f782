import type { SessionEndView } from '@contracts/session/session-view.ts';
import { sessionEndWords } from './session-end-words.ts';

/** The state of the navigation to the sign-in page after the session ended while a page of staff was open. */
export const sessionEnded = { hasEnded: true } as const;

/** The message on the sign-in page after a session ended; undefined if the person was not signed in. */
export function endedNotice(state: unknown, end: SessionEndView | undefined): string | undefined {
  const why = end && sessionEndWords(end);
  const { hasEnded = false } = (state ?? {}) as Partial<typeof sessionEnded>;
  if (!hasEnded) return why;
  return `${why ?? 'Your session has ended.'} Sign in again to return to your page. What you entered in a form is kept on this device.`;
}
