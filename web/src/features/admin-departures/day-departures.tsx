import type { DepartureView } from '@contracts/departure/departure-view.ts';
import { isValidDate } from '@contracts/calendar.ts';
import { useSearchParams } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { DateField } from '../../shared/console/date-field.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { useLive } from '../../shared/console/live.ts';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { OfflineNotice } from '../../shared/console/offline-notice.tsx';
import { Tabs } from '../../shared/console/tabs.tsx';
import { formatDay } from '../../shared/dates/format-date.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useGetDeparturesQuery } from './admin-departures-api.ts';
import { CancelSeveral } from './cancel-several/cancel-several.tsx';
import './day-departures.css';
import { leftWords, seatsWords, sheetPath, standingsOf } from './departure-words.ts';

type Shown = 'booked' | 'all';

/**
 * The departures of a day in order of their start time, with the seats that are taken. Badges show which
 * departures take no more bookings.
 */
export function DayDepartures() {
  const { today } = useLive();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('date') ?? '';
  const date = isValidDate(asked) ? asked : today;
  const shown: Shown = query.get('show') === 'all' ? 'all' : 'booked';
  const {
    currentData: departures,
    error,
    refetch,
    fulfilledTimeStamp,
  } = useGetDeparturesQuery(date);

  function show(next: { readonly date?: string; readonly shown?: Shown }) {
    const to = next.date ?? date;
    const which = next.shown ?? shown;
    setQuery({ ...(to !== today && { date: to }), ...(which === 'all' && { show: 'all' }) });
  }
  const booked = departures?.filter(({ seatsTaken, disruption }) => seatsTaken > 0 || disruption);
  const listed = shown === 'all' ? departures : booked;
  return (
    <ConsolePage
      title="Departures"
      tabTitle={`Departures, ${formatDay(date)}`}
      actions={
        departures !== undefined && <CancelSeveral key={date} date={date} departures={departures} />
      }
    >
      <DateField
        label="Day"
        value={date}
        onChange={(day) => {
          if (day !== '') show({ date: day });
        }}
        isLeafed
      />
      <OfflineNotice asOf={fulfilledTimeStamp} />
      <Tabs
        label="Which departures"
        tabs={[
          { id: 'booked', label: 'With travellers', count: booked?.length },
          { id: 'all', label: 'All', count: departures?.length },
        ]}
        chosen={shown}
        onChoose={(id) => {
          show({ shown: id });
        }}
      >
        {departures === undefined && (
          <NotLoaded
            isError={error !== undefined}
            refetch={refetch}
            what="the departures"
            rows={6}
            rowHeight="4rem"
          />
        )}
        {listed !== undefined && <DepartureList departures={listed} date={date} />}
      </Tabs>
    </ConsolePage>
  );
}

function DepartureList({
  departures,
  date,
}: {
  departures: readonly DepartureView[];
  date: string;
}) {
  if (departures.length === 0) {
    return <EmptyState message={`Nobody travels on ${formatDay(date)}.`} />;
  }
  return (
    <ol data-slot="departure-list" aria-label={`Departures on ${formatDay(date)}`}>
      {departures.map((departure) => (
        <li
          key={departure.id}
          data-off={departure.disruption !== undefined || undefined}
          data-empty={departure.seatsTaken === 0 || undefined}
        >
          <time dateTime={departure.time}>{departure.time}</time>
          <h2>
            <Link to={sheetPath(departure)}>{departure.tourTitle}</Link>
          </h2>
          <Seats departure={departure} />
          <p data-part="standings">
            {standingsOf(departure).map(({ tone, words }) => (
              <Badge key={words} tone={tone}>
                {words}
              </Badge>
            ))}
          </p>
          {departure.note !== undefined && <p data-part="note">{departure.note}</p>}
        </li>
      ))}
    </ol>
  );
}

/** In percent. A departure without seats is full. */
function shareOf(seatsTaken: number, capacity: number): number {
  return capacity === 0 ? 100 : Math.min(100, (seatsTaken / capacity) * 100);
}

function Seats({ departure }: { departure: DepartureView }) {
  const { capacity, seatsTaken } = departure;
  const left = leftWords(departure);
  return (
    <div data-part="seats">
      <p>
        <strong>{seatsWords(departure)}</strong>
        {left !== undefined && `, ${left}`}
      </p>
      {capacity !== null && (
        <span data-part="bar">
          <span style={{ inlineSize: `${String(shareOf(seatsTaken, capacity))}%` }} />
        </span>
      )}
    </div>
  );
}
