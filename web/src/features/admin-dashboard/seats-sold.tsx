import { addDays } from '@contracts/calendar.ts';
import type { SeatsOfDayView, SeatsSoldView } from '@contracts/dashboard/dashboard-view.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { formatShortDay } from '../../shared/dates/format-date.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Link } from '../../shared/ui/link.tsx';
import './seats-sold.css';

export type SeatsSoldProps = { seats: readonly SeatsOfDayView[]; today: string };

/** How full the departures of today and tomorrow are. Each one links to its day sheet. */
export function SeatsSold({ seats, today }: SeatsSoldProps) {
  return (
    <div data-slot="seats-sold">
      {seats.map((day) => (
        <Panel
          key={day.date}
          title={dayWords(day.date, today)}
          beside={<Link to={`/admin/departures?date=${day.date}`}>All departures</Link>}
        >
          <p>{soldWords(day)}</p>
          <ul>
            {day.departures.map((departure) => (
              <li key={departure.id} data-off={departure.isCalledOff || undefined}>
                <time>{departure.time}</time>
                <Link to={`/admin/departures/${departure.id}`}>{departure.tourTitle}</Link>
                {departure.isCalledOff ? (
                  <Badge tone="error">Cancelled or moved</Badge>
                ) : (
                  <Sold departure={departure} />
                )}
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

function Sold({ departure: { seatsTaken, capacity } }: { departure: SeatsSoldView }) {
  if (capacity === null) return <span data-part="sold">{`${String(seatsTaken)}, no limit`}</span>;
  const share = capacity === 0 ? 100 : Math.min(100, (seatsTaken / capacity) * 100);
  return (
    <>
      <span data-part="sold">{`${String(seatsTaken)} of ${String(capacity)}`}</span>
      <span data-part="bar">
        <span style={{ inlineSize: `${String(share)}%` }} />
      </span>
    </>
  );
}

/**
 * The server may already be one day ahead of the browser: the first day in its answer is then tomorrow for the
 * browser.
 */
function dayWords(date: string, today: string): string {
  if (date === today) return 'Seats today';
  return date === addDays(today, 1) ? 'Seats tomorrow' : `Seats ${formatShortDay(date)}`;
}

/** `21 seats sold on 3 departures. 4 departures have no travellers yet.` */
function soldWords({ departures, withoutGuests }: SeatsOfDayView): string {
  const sold = departures.filter(({ isCalledOff }) => !isCalledOff);
  const seats = sold.reduce((sum, { seatsTaken }) => sum + seatsTaken, 0);
  const have = withoutGuests === 1 ? 'has' : 'have';
  const empty =
    withoutGuests === 0 ? '' : ` ${many(withoutGuests, 'departure')} ${have} no travellers yet.`;
  if (sold.length === 0) return `No seats are booked.${empty}`;
  return `${many(seats, 'seat')} sold on ${many(sold.length, 'departure')}.${empty}`;
}

function many(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
}
