import { useOnline } from '../../../shared/ui/use-online.ts';

/** Says so while the browser has no network: what is shown may be old, and nothing can be changed. */
export function ConnectionNote() {
  const isOnline = useOnline();
  return (
    <p data-slot="own-note" role="status">
      {!isOnline &&
        'You are offline. This is your booking as you last saw it. To change it you need a connection.'}
    </p>
  );
}
