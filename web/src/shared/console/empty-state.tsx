import type { ReactNode } from 'react';
import './empty-state.css';

export type EmptyStateProps = {
  /** What there is none of: "No bookings found for the selected filter." */
  message: string;
  /** A way on: a link, a button. */
  children?: ReactNode;
};

/** In place of a list that holds nothing. */
export function EmptyState({ message, children }: EmptyStateProps) {
  return (
    <div data-slot="empty-state">
      <p role="status">{message}</p>
      {children}
    </div>
  );
}
