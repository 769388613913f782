import type { Position } from './stored-event.ts';

/** A position that a store writes twice, as the commit position and the prepare position. */
const twiceOver = /^(\d{20})\1$/;

/** Formats a position for people: the number appears only once, without leading zeros. */
export function positionText(position: Position): string {
  const text = twiceOver.exec(position)?.[1] ?? position;
  return text.replace(/^0+(?=\d)/, '') || '0';
}
