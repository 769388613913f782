import type { MapPin } from './map-pin.ts';
import { project, sheet } from './projection.ts';

/** Height of a line of names on the sheet, and the width of one of their capitals. */
const lineHeight = 25;
const letterWidth = 9.6;
const gap = 13;

export interface PinLabel {
  readonly name: string;
  readonly pin: { readonly x: number; readonly y: number };
  readonly isFaint: boolean;
  /** Where the name begins (`start`) or ends (`end`), and its middle line. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

/**
 * Names beside their pins, towards the nearer sea where the sheet has room for them, and one below the
 * other where pins are close.
 */
export function labelPins(pins: readonly MapPin[]): readonly PinLabel[] {
  const sides = { start: [] as number[], end: [] as number[] };
  return pins
    .map((place) => ({ ...place, pin: project(place) }))
    .sort((a, b) => a.pin.y - b.pin.y)
    .map(({ name, pin, isFaint = false }) => {
      const anchor = sideFor(name, pin.x);
      const above = sides[anchor].at(-1) ?? -lineHeight;
      const y = Math.max(pin.y, above + lineHeight);
      sides[anchor].push(y);
      return { name, pin, isFaint, x: pin.x + (anchor === 'start' ? gap : -gap), y, anchor };
    });
}

function sideFor(name: string, x: number): 'start' | 'end' {
  const width = name.length * letterWidth + gap;
  const westIsNearer = x < sheet.width / 2;
  if (westIsNearer && width <= x) return 'end';
  return width <= sheet.width - x ? 'start' : 'end';
}
