import type { ReactNode } from 'react';

/** Something the bar only says: a date already chosen, a price. */
export function InkBarFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div data-slot="ink-bar-fact">
      <span>{label}</span>
      <strong>{children}</strong>
    </div>
  );
}
