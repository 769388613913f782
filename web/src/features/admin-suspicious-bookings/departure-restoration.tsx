import { Panel } from '../../shared/console/panel.tsx';
import { BulkActCard } from './bulk-act-card.tsx';
import './suspicious-bookings.css';
import { useGetBulkActsQuery } from './suspicious-bookings-api.ts';

/** How the bookings of a departure were restored after it was cancelled or moved; nothing if they were not. */
export function DepartureRestoration({ id }: { id: string }) {
  const { data = [] } = useGetBulkActsQuery(undefined);
  const acts = data.filter(({ departureId }) => departureId === id);
  if (acts.length === 0) return null;
  return (
    <Panel title="Restored bookings">
      <ul data-slot="bulk-acts">
        {acts.map((act) => (
          <BulkActCard key={act.id} act={act} isNamed={false} />
        ))}
      </ul>
    </Panel>
  );
}
