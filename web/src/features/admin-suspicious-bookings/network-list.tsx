import type { BookingNetworkView } from '@contracts/bulk-act/booking-network-view.ts';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { bookingsText } from '../../shared/ui/bookings-text.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { shortNetwork } from './bulk-work-words.ts';

export type NetworkListProps = {
  networks: readonly BookingNetworkView[];
  chosen: string | undefined;
  onChoose: (network: string) => void;
};

/** The networks of the period. Networks that reached limits come first. */
export function NetworkList({ networks, chosen, onChoose }: NetworkListProps) {
  if (networks.length === 0) {
    return <EmptyState message="No network booked or reached a limit in this period." />;
  }
  return (
    <ul data-slot="networks" aria-label="Networks">
      {networks.map(({ network, bookings, limitsReached, lastAt }) => (
        <li key={network}>
          <button
            type="button"
            aria-pressed={network === chosen}
            onClick={() => {
              onChoose(network);
            }}
          >
            <strong>Network {shortNetwork(network)}</strong>
            <span>{bookingsText(bookings)}</span>
            <span>Last activity: {formatMoment(lastAt)}</span>
            {limitsReached > 0 && (
              <Badge tone="warn">
                {limitsReached === 1
                  ? 'limit reached once'
                  : `limit reached ${limitsReached.toLocaleString('en-US')} times`}
              </Badge>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
