import './offline-note.css';
import { useOnline } from '../../shared/ui/use-online.ts';

/** Says so while the browser has no network: pressing the button is not going to help. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <p data-slot="offline-note" role="status">
      {!isOnline &&
        'You are offline. What you typed is kept: confirm the booking once you are connected again.'}
    </p>
  );
}
