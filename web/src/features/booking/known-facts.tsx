import type { ComponentProps } from 'react';

interface KnownFactsProps extends ComponentProps<'dl'> {
  /** Names and facts; empty facts are left out. */
  readonly facts: readonly (readonly [name: string, fact: string])[];
}

export function KnownFacts({ facts, ...list }: KnownFactsProps) {
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
    </dl>
  );
}
