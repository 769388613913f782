import { isDiskAway, whyDiskRefuses } from '../application/faults/disk-failures.ts';
import { EngineAway } from '../application/ports/engine-away.ts';
import { UnusableSettings } from './settings/settings.ts';
import { StartRefused } from './start-refused.ts';

/** Returns one line for an error that the operator can fix, and the whole error otherwise. */
export function whyNotStarted(error: unknown): unknown {
  if (error instanceof EngineAway) {
    return `${error.message} It was there a moment ago: start this process again, as a supervisor does.`;
  }
  if (isDiskAway(error)) {
    const { path } = error as NodeJS.ErrnoException;
    const what = path === undefined ? '' : `${path} cannot be stored: `;
    return `The product cannot start: ${what}${whyDiskRefuses(error) ?? ''}.`;
  }
  return error instanceof UnusableSettings || error instanceof StartRefused ? error.message : error;
}
