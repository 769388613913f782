import { isValidDate } from '@contracts/calendar.ts';
import type { DailyRevenueView, RevenueStepView } from '@contracts/revenue/revenue-view.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Change } from '../../shared/console/change-list.tsx';
import { ChangeList } from '../../shared/console/change-list.tsx';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { DateField } from '../../shared/console/date-field.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { useLive } from '../../shared/console/live.ts';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { useAsOf } from '../../shared/console/past.tsx';
import { formatDay } from '../../shared/dates/format-date.ts';
import { formatPrice } from '../../shared/ui/format-price.ts';
import { useGetRevenueAtQuery, useGetRevenueStepsQuery } from './admin-history-api.ts';
import { momentsOf } from './moments.ts';
import './revenue-day.css';
import { revenueSince } from './revenue-since.ts';
import { TimeTravel } from './time-travel.tsx';

const back = { to: '/admin/bookings', label: 'Bookings' };

/**
 * The revenue of the bookings made on a day, now or as of an instant. The two differ, because bookings are
 * changed and cancelled for weeks after that day.
 */
export function RevenueDay() {
  const { today } = useLive();
  const [params, setParams] = useSearchParams();
  const asked = params.get('day') ?? '';
  const day = isValidDate(asked) ? asked : today;
  const [asOf] = useAsOf();
  const { currentData: now } = useGetRevenueAtQuery({ day });
  const shown = useGetRevenueAtQuery({ day, ...(asOf !== undefined && { asOf }) });
  const { currentData: steps = [] } = useGetRevenueStepsQuery(day);
  const moments = useMemo(() => momentsOf(told(steps)), [steps]);
  return (
    <ConsolePage title="Revenue of a day" tabTitle={`Revenue, ${formatDay(day)}`} back={back}>
      <DateField
        label="Bookings made on"
        value={day}
        max={today}
        onChange={(chosen) => {
          if (chosen !== '') setParams({ day: chosen });
        }}
        isLeafed
      />
      <TimeTravel what={`The revenue of ${formatDay(day)}`} moments={moments}>
        <div data-slot="changes-since">
          <h2>What changed since</h2>
          <Since changes={now && shown.currentData && revenueSince(shown.currentData, now)} />
        </div>
      </TimeTravel>
      {shown.currentData !== undefined && <Figures all={shown.currentData} />}
      {shown.currentData === undefined && (
        <NotLoaded isError={shown.isError} refetch={shown.refetch} what="the revenue" rows={2} />
      )}
    </ConsolePage>
  );
}

function Since({ changes }: { changes: readonly Change[] | undefined }) {
  if (changes === undefined) return <p role="status">Loading what changed...</p>;
  if (changes.length === 0) return <p>Nothing has changed since then.</p>;
  return <ChangeList changes={changes} beforeLabel="then" afterLabel="now" />;
}

function Figures({ all }: { all: readonly DailyRevenueView[] }) {
  if (all.length === 0) return <EmptyState message="No bookings were made on this day." />;
  return (
    <table data-slot="revenue-day">
      <thead>
        <tr>
          <th scope="col">Currency</th>
          <th scope="col">Bookings</th>
          <th scope="col">Gross</th>
          <th scope="col">Cancelled</th>
          <th scope="col">Net</th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ currency, bookings, gross, cancelled, net }) => (
          <tr key={currency}>
            <th scope="row">{currency}</th>
            <td data-label="Bookings">{bookings.toLocaleString('en-US')}</td>
            <td data-label="Gross">{formatPrice(gross, currency)}</td>
            <td data-label="Cancelled">{formatPrice(cancelled, currency)}</td>
            <td data-label="Net">{formatPrice(net, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Describes each step. The first step of a booking says that the booking was made. */
function told(steps: readonly RevenueStepView[]) {
  const known = new Set<string>();
  return steps.map(({ at, reference, currency, total, isCancelled }) => {
    const isFirst = !known.has(reference);
    known.add(reference);
    const worth = formatPrice(total, currency);
    const what = isCancelled ? 'cancelled' : isFirst ? `made for ${worth}` : `now ${worth}`;
    return { at, words: `${reference} ${what}` };
  });
}
