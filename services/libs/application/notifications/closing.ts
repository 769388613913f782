import type { Operator } from '../ports/operator.ts';

/** Returns the last lines of an e-mail: the sender, their address and the site. */
export function closingOf({ name, address, siteUrl }: Operator): readonly string[] {
  return [name, address, siteUrl];
}
