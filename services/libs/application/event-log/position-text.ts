import type { Position } from './stored-event.ts';

/** A position that a store writes twice, as commit and prepare. */
const twiceOver = /^(\d{20})\1$/;

/** A position for people to read: once, and without leading zeros. */
export function positionText(position: Position): string {
  const text = twiceOver.exec(position)?.[1] ?? position;
  return text.replace(/^0+(?=\d)/, '') || '0';
}
