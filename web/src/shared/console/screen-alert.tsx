import type { ReactNode } from 'react';
import './screen-alert.css';

/** Something above every screen that somebody has to mend. */
export function ScreenAlert({ children }: { children: ReactNode }) {
  return (
    <div data-slot="screen-alert" role="alert">
      {children}
    </div>
  );
}
