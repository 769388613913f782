import type { Operator } from '../ports/operator.ts';

/** The last lines of a letter: who writes, and where they are found. */
export function closingOf({ name, address, siteUrl }: Operator): readonly string[] {
  return [name, address, siteUrl];
}
