import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import type { PaymentEntryView } from '../../../contracts/booking/payment-entry-view.ts';
import type { Account } from '../../ports/accounts.ts';

type Acted = Pick<HistoryEntryView, 'actor'>;
type Naming = <Entry extends Acted>(entry: Entry) => Entry;

/** Adds usernames to entries. The log contains only account ids; names are looked up when they are shown. */
export function withNames<Entry extends Acted>(
  entries: readonly Entry[],
  accounts: readonly Account[],
): readonly Entry[] {
  const named = namedBy(accounts);
  return entries.map((entry) => named(entry));
}

/** Adds usernames to payments, and to the actors who voided them. */
export function paymentsWithNames(
  entries: readonly PaymentEntryView[],
  accounts: readonly Account[],
): readonly PaymentEntryView[] {
  const named = namedBy(accounts);
  return entries.map((entry) =>
    entry.voided === undefined ? named(entry) : { ...named(entry), voided: named(entry.voided) },
  );
}

function namedBy(accounts: readonly Account[]): Naming {
  const names = new Map(accounts.map(({ id, username }) => [id, username]));
  return (entry) => {
    const name = names.get(entry.actor.id ?? '');
    return name === undefined ? entry : { ...entry, actor: { ...entry.actor, name } };
  };
}
