import { beginning, type Position } from '../../application/event-log/stored-event.ts';

/** A place in `$all`, as the server writes it: whole numbers of up to 64 bits, in decimal. */
export interface AllPosition {
  readonly commit: string;
  readonly prepare: string;
}

/** As many digits as the largest number of 64 bits has. */
const digits = 20;

/**
 * The port's text: commit and prepare side by side, each of one width. Both are kept, since events of
 * one transaction may share a commit position.
 */
export function toPosition({ commit, prepare }: AllPosition): Position {
  const first = commit.padStart(digits, '0');
  return (first + (commit === prepare ? first : prepare.padStart(digits, '0'))) as Position;
}

/** The place in `$all`; undefined for the beginning. */
export function fromPosition(position: Position): AllPosition | undefined {
  return position === beginning
    ? undefined
    : {
        commit: withoutZeros(position.slice(0, digits)),
        prepare: withoutZeros(position.slice(digits)),
      };
}

/** Bytes of the server's log between two places, never negative. */
export function bytesBetween(from: Position, to: Position): number {
  const [start, end] = [from, to].map((place) => BigInt(fromPosition(place)?.commit ?? 0));
  return Math.max(0, Number((end ?? 0n) - (start ?? 0n)));
}

function withoutZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, '');
}
