import type { Position } from './stored-event.ts';

/** As wide as a place that a store counts twice over, as commit and prepare. */
const twiceOver = /^(\d{20})\1$/;

/** A position as people read it: once, and without leading zeros. */
export function positionText(position: Position): string {
  const text = twiceOver.exec(position)?.[1] ?? position;
  return text.replace(/^0+(?=\d)/, '') || '0';
}
