import type { ReactNode } from 'react';
import './empty-state.css';

export type EmptyStateProps = {
  /** Says that nothing was found: "No bookings found for the selected filter." */
  message: string;
  /** A link or a button to continue with. */
  children?: ReactNode;
};

/** Replaces a list that is empty. */
export function EmptyState({ message, children }: EmptyStateProps) {
  return (
    <div data-slot="empty-state">
      <p role="status">{message}</p>
      {children}
    </div>
  );
}
