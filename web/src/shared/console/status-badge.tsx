import { Badge, type BadgeTone } from '../ui/badge.tsx';
import './status-badge.css';

const tones: Readonly<Record<string, BadgeTone>> = {
  confirmed: 'ok',
  pending: 'warn',
  cancelled: 'error',
};

/** How a booking stands (requirements, section 4), or that a request has no seats; whatever else it may be is shown neutrally. */
export function StatusBadge({ status, seats }: { status: string; seats?: 'not-held' }) {
  const isWithoutSeats = seats !== undefined;
  const words = isWithoutSeats ? (status === 'pending' ? 'no seats yet' : 'withdrawn') : status;
  return (
    <span data-slot="status-badge">
      <Badge tone={tones[status] ?? 'plain'}>{words}</Badge>
    </span>
  );
}
