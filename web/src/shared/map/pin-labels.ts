import type { MapPin } from './map-pin.ts';
import { project, sheet, type SheetPoint } from './projection.ts';

/** The height of a line of names on the sheet. `letterWidth` is the width of one capital. */
const lineHeight = 25;
const letterWidth = { plain: 9.6, faint: 7.4 } as const;
const gap = 13;

export interface PinLabel {
  readonly name: string;
  readonly pin: SheetPoint;
  readonly isFaint: boolean;
  /** The position of the name: `x` is its beginning (`start`) or its end (`end`), `y` is its middle line. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

/**
 * Places names beside their pins, on the side of the nearer sea if they fit there. If pins are close together,
 * the names of the main places are level with their pins, and the others on the nearest free line.
 */
export function labelPins(pins: readonly MapPin[]): readonly PinLabel[] {
  const taken: Record<Anchor, number[]> = { start: [], end: [] };
  return pins
    .map(({ isFaint = false, ...place }) => ({ ...place, isFaint, pin: project(place) }))
    .sort((a, b) => Number(a.isFaint) - Number(b.isFaint) || a.pin.y - b.pin.y)
    .map(({ name, isFaint, pin, anchor: wanted }) => {
      const width = name.length * letterWidth[isFaint ? 'faint' : 'plain'] + gap;
      const anchor = wanted ?? sideFor(width, pin.x);
      const y = nearestFree(pin.y, taken[anchor]);
      taken[anchor].push(y);
      return { name, pin, isFaint, x: pin.x + (anchor === 'start' ? gap : -gap), y, anchor };
    });
}

type Anchor = PinLabel['anchor'];

function sideFor(width: number, x: number): Anchor {
  const westIsNearer = x < sheet.width / 2;
  if (westIsNearer && width <= x) return 'end';
  return width <= sheet.width - x ? 'start' : 'end';
}

/** Returns the free line nearest to the wanted height. */
function nearestFree(wanted: number, taken: readonly number[]): number {
  const lines = [wanted, ...taken.flatMap((y) => [y - lineHeight, y + lineHeight])];
  const free = lines.filter((line) => taken.every((y) => Math.abs(y - line) >= lineHeight));
  return free.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;
}
