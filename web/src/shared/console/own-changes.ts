import type { BookingView } from '@contracts/booking/booking-view.ts';

/** Revisions that this tab wrote. When they come back in a list, they are not marked as new. */
const own = new Set<string>();

/** The answer of a command. Only a booking has a reference; changes of tours are not marked. */
export interface Changed {
  readonly reference?: string;
  readonly revision: string;
}

const nameOf = ({ reference = '', revision }: Changed) => `${reference} ${revision}`;

export function isOwnChange(booking: BookingView): boolean {
  return own.has(nameOf(booking));
}

/** For `onQueryStarted` of a command: remembers the revision that it wrote. */
export async function noteOwnChange(
  _input: unknown,
  { queryFulfilled }: { readonly queryFulfilled: Promise<{ readonly data: Changed }> },
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    own.add(nameOf(data));
  } catch {
    // Refused: the component that sent the command shows the error.
  }
}
