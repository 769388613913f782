import type { BookingView } from '@contracts/booking/booking-view.ts';

/** Revisions that this tab made itself: what comes back of them is no news. */
const own = new Set<string>();

/** What a command answers; a tour has no reference, and of its changes there is no news. */
export interface Changed {
  readonly reference?: string;
  readonly revision: string;
}

const nameOf = ({ reference = '', revision }: Changed) => `${reference} ${revision}`;

export function isOwnChange(booking: BookingView): boolean {
  return own.has(nameOf(booking));
}

/** For `onQueryStarted` of a command: remembers what it came to. */
export async function noteOwnChange(
  _wish: unknown,
  { queryFulfilled }: { readonly queryFulfilled: Promise<{ readonly data: Changed }> },
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    own.add(nameOf(data));
  } catch {
    // Refused: whoever asked says so.
  }
}
