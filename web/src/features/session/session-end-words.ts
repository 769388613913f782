import type { SessionEndView } from '@contracts/session/session-view.ts';

/** Why a person has to sign in again, as a sentence. */
export function sessionEndWords({ because, afterMinutes = 0 }: SessionEndView): string {
  switch (because) {
    case 'idle':
      return `You were signed out after ${durationWords(afterMinutes)} without activity.`;
    case 'age':
      return `You were signed out because you signed in ${durationWords(afterMinutes)} ago.`;
    case 'closed':
      return 'Your session was ended.';
  }
}

/** `30 minutes`, `1 hour`, `90 minutes`. */
function durationWords(minutes: number): string {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
