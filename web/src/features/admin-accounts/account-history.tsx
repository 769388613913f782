import type { AccountView } from '@contracts/account/account-view.ts';
import { HistoryRail } from '../../shared/console/history-rail.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { useGetAccountHistoryQuery } from './admin-accounts-api.ts';

/** The history of an account: who changed its rights, and when it signed in. */
export function AccountHistory({ account: { id, username } }: { account: AccountView }) {
  const { currentData: entries, isError, refetch } = useGetAccountHistoryQuery(id);
  if (entries !== undefined) {
    return <HistoryRail label={`History of ${username}`} entries={entries} />;
  }
  return <NotLoaded {...{ isError, refetch }} what="the history" rows={3} rowHeight="4rem" />;
}
