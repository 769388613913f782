import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import './waiting-count.css';

/** The number of things that wait for staff, beside the link to them; nothing if none wait. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span data-slot="waiting-count">
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}
