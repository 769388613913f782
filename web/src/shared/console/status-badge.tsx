import { Badge, type BadgeTone } from '../ui/badge.tsx';
import './status-badge.css';

const tones: Readonly<Record<string, BadgeTone>> = {
  confirmed: 'ok',
  pending: 'warn',
  cancelled: 'error',
};

/** How a booking stands (specification, section 4); whatever else it may be is shown neutrally. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span data-slot="status-badge">
      <Badge tone={tones[status] ?? 'plain'}>{status}</Badge>
    </span>
  );
}
