import './offline-note.css';
import { useOnline } from '../../shared/ui/use-online.ts';

/** Shows that the browser is offline and the booking cannot be sent now. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <p data-slot="offline-note" role="status">
      {!isOnline &&
        'You are offline. What you typed is kept: confirm the booking once you are connected again.'}
    </p>
  );
}
