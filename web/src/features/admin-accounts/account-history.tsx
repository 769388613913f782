import type { AccountView } from '@contracts/account/account-view.ts';
import { HistoryRail } from '../../shared/console/history-rail.tsx';
import { LoadingRows } from '../../shared/console/loading-rows.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { useGetAccountHistoryQuery } from './admin-accounts-api.ts';

/** The history of an account: who changed its rights, and when it signed in. */
export function AccountHistory({ account: { id, username } }: { account: AccountView }) {
  const { currentData: entries, isError, refetch } = useGetAccountHistoryQuery(id);
  if (entries !== undefined) {
    return <HistoryRail label={`History of ${username}`} entries={entries} />;
  }
  return isError ? (
    <FetchFault message="The history could not be loaded." onRetry={() => void refetch()} />
  ) : (
    <LoadingRows label="Loading the history" rows={3} rowHeight="4rem" />
  );
}
