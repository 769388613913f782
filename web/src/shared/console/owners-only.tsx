import type { ReactNode } from 'react';
import { ConsolePage } from './console-page.tsx';
import { EmptyState } from './empty-state.tsx';
import { useStaff } from './staff.ts';

export type OwnersOnlyProps = {
  /** The heading of the screen. */
  title: string;
  /** Says who uses the screen: "Only an owner manages the accounts." */
  message: string;
  children: ReactNode;
};

/** A screen of owners. Other staff see why it is empty; the API refuses their requests anyway. */
export function OwnersOnly({ title, message, children }: OwnersOnlyProps) {
  if (useStaff().role === 'owner') return children;
  return (
    <ConsolePage title={title}>
      <EmptyState message={message} />
    </ConsolePage>
  );
}
