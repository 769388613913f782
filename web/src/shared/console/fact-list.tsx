import type { ReactNode } from 'react';
import './fact-list.css';

export type Fact = {
  readonly name: string;
  /** Undefined or null leaves the fact out. */
  readonly value: ReactNode;
  /** Takes its own row: a message, an address. */
  readonly isWide?: boolean;
};

/** Lists names and values, in as many columns as fit. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl data-slot="fact-list">
      {facts
        .filter(({ value }) => value !== undefined && value !== null)
        .map(({ name, value, isWide = false }) => (
          <div key={name} data-wide={isWide || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
