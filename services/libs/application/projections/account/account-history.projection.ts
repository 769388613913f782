import type { AccountEvent } from '../../../domain/account/account.events.ts';
import { idAfter } from '../engine/document-ids.ts';
import {
  historyCollection,
  type HistoryPage,
  historyPageOf,
  withRecord,
} from '../engine/history.ts';
import type { Projection } from '../engine/projection.ts';

/** The history of an account: who changed what, and when its person signed in. */
export const accountHistory: Projection<HistoryPage<AccountEvent>, AccountEvent> = {
  collection: historyCollection('account-history', 1),
  readsMetadata: true,
  documentIds: (event) => [historyPageOf(idAfter('staff-', event.stream), event.revision)],
  fold: (page, event) => withRecord<AccountEvent>(page, event),
};
