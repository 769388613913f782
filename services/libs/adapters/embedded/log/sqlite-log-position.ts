import { type Position, beginning } from '../../../application/event-log/stored-event.ts';

/** As many digits as the largest whole number that JavaScript counts exactly. */
const zeros = '0000000000000000';

/** Returns the port's text for the position of a row, which counts from 1. */
export function toPosition(row: number): Position {
  if (row === 0) {
    return beginning;
  }
  const digits = String(row);
  return (zeros.slice(digits.length) + digits) as Position;
}

/** Returns the position of a row; 0 for the beginning. */
export function fromPosition(position: Position): number {
  return Number(position);
}
