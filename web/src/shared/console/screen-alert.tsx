import type { ReactNode } from 'react';
import './screen-alert.css';

/** A fault that somebody has to correct, shown above every screen. */
export function ScreenAlert({ children }: { children: ReactNode }) {
  return (
    <div data-slot="screen-alert" role="alert">
      {children}
    </div>
  );
}
