import type { BookingView } from '@contracts/booking/booking-view.ts';

/** Revisions that this tab wrote. They are not marked as new when they appear in a list. */
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

/** Called in `onQueryStarted` of a command. Remembers the revision that the command wrote. */
export async function noteOwnChange(
  _input: unknown,
  { queryFulfilled }: { readonly queryFulfilled: Promise<{ readonly data: Changed }> },
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    own.add(nameOf(data));
  } catch {
    // The command was refused. The component that sent it shows the error.
  }
}
