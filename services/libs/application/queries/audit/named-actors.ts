import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import type { Account } from '../../ports/accounts.ts';

type Acted = Pick<HistoryEntryView, 'actor'>;

/** Adds usernames to entries. The log contains only account ids; names are looked up when they are shown. */
export function withNames<Entry extends Acted>(
  entries: readonly Entry[],
  accounts: readonly Account[],
): readonly Entry[] {
  const names = new Map(accounts.map(({ id, username }) => [id, username]));
  return entries.map((entry) => {
    const name = names.get(entry.actor.id ?? '');
    return name === undefined ? entry : { ...entry, actor: { ...entry.actor, name } };
  });
}
