import { Badge, type BadgeTone } from '../ui/badge.tsx';
import './status-badge.css';

const tones: Readonly<Record<string, BadgeTone>> = {
  confirmed: 'ok',
  pending: 'warn',
  cancelled: 'error',
};

/**
 * Shows the status of a booking (requirements, section 4), or that a request has no seats. Other values are
 * shown in a neutral colour.
 */
export function StatusBadge({ status, seats }: { status: string; seats?: 'not-held' }) {
  const isWithoutSeats = seats !== undefined;
  const words = isWithoutSeats ? (status === 'pending' ? 'no seats yet' : 'withdrawn') : status;
  return (
    <span data-slot="status-badge">
      <Badge tone={tones[status] ?? 'plain'}>{words}</Badge>
    </span>
  );
}
