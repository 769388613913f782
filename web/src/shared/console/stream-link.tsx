import { Link } from '../ui/link.tsx';

/** The addresses of the screens that show the subject of a stream, by the stream's category. */
const screens: Readonly<Record<string, (id: string) => string>> = {
  booking: (id) => `/admin/bookings/ZBL-${id}`,
  departure: (id) => `/admin/departures/${id}`,
  tour: (id) => `/admin/tours/${id}`,
  notification: (id) => `/admin/notifications?open=${id}`,
};

/** The name of a stream, with a link to the screen of its subject if there is one. */
export function StreamLink({ stream }: { stream: string }) {
  const cut = stream.indexOf('-');
  const addressOf = screens[stream.slice(0, cut)];
  return addressOf === undefined ? (
    <code>{stream}</code>
  ) : (
    <Link to={addressOf(stream.slice(cut + 1))}>{stream}</Link>
  );
}
