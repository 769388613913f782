import { Link } from '../ui/link.tsx';

/** Where the thing is shown that a stream of events is about. */
const screens: Readonly<Record<string, (id: string) => string>> = {
  booking: (id) => `/admin/bookings/ZBL-${id}`,
  departure: (id) => `/admin/departures/${id}`,
  tour: (id) => `/admin/tours/${id}`,
  notification: (id) => `/admin/notifications?open=${id}`,
};

/** A stream by its name, as a way to what it is about where there is a screen for that. */
export function StreamLink({ stream }: { stream: string }) {
  const cut = stream.indexOf('-');
  const addressOf = screens[stream.slice(0, cut)];
  return addressOf === undefined ? (
    <code>{stream}</code>
  ) : (
    <Link to={addressOf(stream.slice(cut + 1))}>{stream}</Link>
  );
}
