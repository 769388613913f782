import type { ReactNode } from 'react';

/** `plain` names a thing. `ok`, `warn` and `error` show a state, and the text must say the same. */
export type BadgeTone = 'plain' | 'ok' | 'warn' | 'error';

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span data-slot="badge" data-tone={tone}>
      {children}
    </span>
  );
}
