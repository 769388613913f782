import { HistoryRail } from '../../shared/console/history-rail.tsx';
import { LoadingRows } from '../../shared/console/loading-rows.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { useGetBookingHistoryQuery } from './admin-bookings-api.ts';

/** Everything that ever happened to a booking. */
export function BookingHistory({ reference }: { reference: string }) {
  const { currentData: entries, isError, refetch } = useGetBookingHistoryQuery(reference);
  if (entries !== undefined) {
    return <HistoryRail label={`History of ${reference}`} entries={entries} />;
  }
  return isError ? (
    <FetchFault message="The history could not be loaded." onRetry={() => void refetch()} />
  ) : (
    <LoadingRows label="Loading the history" rows={3} rowHeight="4rem" />
  );
}
