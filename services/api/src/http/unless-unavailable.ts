import { Problem } from './problem.ts';

/**
 * Runs work that was counted as an attempt. Takes the attempt back if the caller did not cause its failure: the server
 * was busy, or an engine could not be reached.
 */
export async function unlessUnavailable<Outcome>(
  attempt: { readonly uncount: () => Promise<void> },
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    if (!isCallersFault(error)) await attempt.uncount();
    throw error;
  }
}

function isCallersFault(error: unknown): boolean {
  return error instanceof Problem && error.status < 500;
}
