import { HistoryRail } from '../../shared/console/history-rail.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { useGetCustomerHistoryQuery } from './known-customers-api.ts';

/** Who wrote which notes about a customer, and who downloaded or erased their data. */
export function CustomerStory({ id }: { id: string }) {
  const { currentData: entries, isError, refetch } = useGetCustomerHistoryQuery(id);
  if (entries === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the history" rows={2} rowHeight="4rem" />;
  }
  if (entries.length === 0) {
    return <p>No note was written, and no data was downloaded or erased.</p>;
  }
  return <HistoryRail label="History of the customer" entries={entries} />;
}
