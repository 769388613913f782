import type { AccountEvent } from '../../domain/account/account.events.ts';
import { idAfter } from './document-ids.ts';
import { historyCollection, type HistoryPage, historyPageOf, withRecord } from './history.ts';
import type { Projection } from './projection.ts';

/** Who changed what in an account, and when its person signed in. */
export const accountHistory: Projection<HistoryPage<AccountEvent>, AccountEvent> = {
  collection: historyCollection('account-history', 1),
  readsMetadata: true,
  documentIds: (event) => [historyPageOf(idAfter('staff-', event.stream), event.revision)],
  fold: (page, event) => withRecord<AccountEvent>(page, event),
};
