import type { ComponentProps } from 'react';

interface KnownFactsProps extends ComponentProps<'dl'> {
  /** Names and facts; empty facts are left out. */
  readonly facts: readonly (readonly [name: string, fact: string])[];
}

/** A list of facts. The children are more entries of the list. */
export function KnownFacts({ facts, children, ...list }: KnownFactsProps) {
  return (
    <dl {...list}>
      {facts
        .filter(([, fact]) => fact !== '')
        .map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      {children}
    </dl>
  );
}
