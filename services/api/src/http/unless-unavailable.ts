import { Problem } from './problem.ts';

/**
 * Runs work that was counted as an attempt. Takes the attempt back where it failed through no fault of the
 * caller: the server was busy, or an engine was away.
 */
export async function unlessUnavailable<Outcome>(
  attempt: { readonly takeBack: () => Promise<void> },
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    if (!isCallersFault(error)) await attempt.takeBack();
    throw error;
  }
}

function isCallersFault(error: unknown): boolean {
  return error instanceof Problem && error.status < 500;
}
