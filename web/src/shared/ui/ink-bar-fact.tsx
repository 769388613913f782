import type { ReactNode } from 'react';

/** A read-only value in the bar: a date already chosen, a price. */
export function InkBarFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div data-slot="ink-bar-fact">
      <span>{label}</span>
      <strong>{children}</strong>
    </div>
  );
}
