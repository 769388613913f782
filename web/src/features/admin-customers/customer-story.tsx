import type {
  AdminCustomerView,
  CustomerEntryView,
} from '@contracts/customer/known-customer-view.ts';
import { HistoryRail } from '../../shared/console/history-rail.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { useGetCustomerHistoryQuery } from './known-customers-api.ts';
import { UndoMerge } from './undo-merge.tsx';

/** Who wrote which notes about a customer, who merged them, and who downloaded or erased their data. */
export function CustomerStory({ customer }: { customer: AdminCustomerView }) {
  const { id, merged } = customer;
  const { canChange } = useStaff();
  const { currentData: entries, isError, refetch } = useGetCustomerHistoryQuery(id);
  if (entries === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the history" rows={2} rowHeight="4rem" />;
  }
  if (entries.length === 0) {
    return <p>No note was written, and no data was merged, downloaded or erased.</p>;
  }
  const mergeOf = ({ customerId, revision }: CustomerEntryView) =>
    merged.find((each) => each.into === customerId && each.revision === revision);
  return (
    <HistoryRail
      label="History of the customer"
      // The entries of customers who were merged have the same revisions.
      entries={entries.map((entry) => ({ ...entry, id: `${entry.customerId} ${entry.revision}` }))}
      actions={(entry) => {
        const merge = mergeOf(entry);
        return canChange && merge !== undefined && <UndoMerge {...{ customer, merge }} />;
      }}
    />
  );
}
