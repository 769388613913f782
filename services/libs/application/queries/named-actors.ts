import type { HistoryEntryView } from '../../contracts/booking/booking-view.ts';
import type { Account } from '../ports/accounts.ts';

/** The log knows people by their accounts' ids alone; who they are is looked up when it is shown. */
export function withNames<Entry extends HistoryEntryView>(
  entries: readonly Entry[],
  accounts: readonly Account[],
): readonly Entry[] {
  const names = new Map(accounts.map(({ id, username }) => [id, username]));
  return entries.map((entry) => {
    const name = names.get(entry.actor.id ?? '');
    return name === undefined ? entry : { ...entry, actor: { ...entry.actor, name } };
  });
}
