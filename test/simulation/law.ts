/** A law of docs/rules/correctness.md that a history broke. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
}

/** The place of an event, for the description of a broken law. */
interface Placed {
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
}

/** Checks a law about an event; throws if it is broken. */
export type Law = (holds: boolean, event: Placed, otherwise: string) => void;

export const law: Law = (holds, { type, stream, revision }, otherwise) => {
  if (!holds) throw new LawBroken(`${type} (${stream}@${revision}) ${otherwise}`);
};

export function breaks(what: string): LawBroken {
  return new LawBroken(what);
}
