import type { ReactNode } from 'react';

export type InkBarProps = {
  /** `Field`s to fill in, or `InkBarFact`s to read. They share the width of the bar. */
  children: ReactNode;
  /** The only button, at the end of the bar. */
  action: ReactNode;
  /** `foot` keeps it at the bottom of the screen while its page scrolls. */
  placement?: 'baseline' | 'foot';
};

/** The booking strip: one bar of ink at the bottom of the cloth. */
export function InkBar({ children, action, placement = 'baseline' }: InkBarProps) {
  return (
    <div data-slot="ink-bar" data-placement={placement}>
      <div data-slot="ink-bar-cells">{children}</div>
      {action}
    </div>
  );
}
