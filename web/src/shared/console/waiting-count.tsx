import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import './waiting-count.css';

/** How much waits for staff, beside the link to it; nothing if nothing waits. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span data-slot="waiting-count">
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}
