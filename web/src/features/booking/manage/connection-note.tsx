import { useOnline } from '../../../shared/ui/use-online.ts';

/** Shows that the browser is offline: the booking may be out of date and cannot be changed. */
export function ConnectionNote() {
  const isOnline = useOnline();
  return (
    <p data-slot="own-note" role="status">
      {!isOnline &&
        'You are offline. This is your booking as you last saw it. To change it you need a connection.'}
    </p>
  );
}
