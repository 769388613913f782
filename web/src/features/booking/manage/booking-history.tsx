import { localDateOf } from '@contracts/calendar.ts';
import { formatMoment, formatDayOfMonth } from '../../../shared/dates/format-date.ts';
import { FetchFault } from '../../../shared/ui/fetch-fault.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TimeRail } from '../../../shared/ui/time-rail.tsx';
import { historyWords } from './history-words.ts';
import { useGetOwnHistoryQuery } from './own-booking-api.ts';

interface BookingHistoryProps {
  readonly reference: string;
  readonly currency: string;
}

/** The history of the booking, in words for its traveller. */
export function BookingHistory({ reference, currency }: BookingHistoryProps) {
  const { data: entries, isError, refetch } = useGetOwnHistoryQuery(reference);
  return (
    <section data-slot="own-panel" aria-labelledby="own-history">
      <h2 id="own-history">What happened so far</h2>
      {entries !== undefined && (
        <TimeRail
          label="What happened so far"
          stops={entries.map((entry) => {
            const { title, details } = historyWords(entry, currency);
            return {
              id: entry.revision,
              time: dayOf(entry.at),
              dateTime: entry.at,
              title,
              text: (
                <>
                  {details.map((detail) => (
                    <p key={detail}>{detail}</p>
                  ))}
                  <p className="text-small">{formatMoment(entry.at)}</p>
                </>
              ),
            };
          })}
        />
      )}
      {entries === undefined && !isError && <Skeleton height="8rem" />}
      {entries === undefined && isError && (
        <FetchFault message="The history could not be loaded." onRetry={() => void refetch()} />
      )}
    </section>
  );
}

/** `28 Nov`, because there is little room beside the line. */
function dayOf(instant: string): string {
  return formatDayOfMonth(localDateOf(instant));
}
