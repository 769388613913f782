import { beginning, type Position } from '../../../application/event-log/stored-event.ts';

/** A place in `$all`, as the server writes it: whole numbers of up to 64 bits, in decimal. */
export interface AllPosition {
  readonly commit: string;
  readonly prepare: string;
}

/** As many digits as the largest number of 64 bits has. */
const digits = 20;

/**
 * Returns a place as the port's text: commit and prepare position side by side, each with the same number of
 * digits. Both are kept, since events of one transaction may share a commit position.
 */
export function toPosition({ commit, prepare }: AllPosition): Position {
  const first = commit.padStart(digits, '0');
  return (first + (commit === prepare ? first : prepare.padStart(digits, '0'))) as Position;
}

/** Returns the place in `$all`; undefined for the beginning. */
export function fromPosition(position: Position): AllPosition | undefined {
  return position === beginning
    ? undefined
    : {
        commit: withoutZeros(position.slice(0, digits)),
        prepare: withoutZeros(position.slice(digits)),
      };
}

/** Returns the bytes of the server's log between two places, never a negative number. */
export function bytesBetween(from: Position, to: Position): number {
  const [start, end] = [from, to].map((place) => BigInt(fromPosition(place)?.commit ?? 0));
  return Math.max(0, Number((end ?? 0n) - (start ?? 0n)));
}

function withoutZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, '');
}
