/**
 * No element can be as high as a long list: browsers end at 2^24 to 2^25 of the screen's own pixels, of which a phone has
 * three or four to one of ours. In CSS pixels.
 */
export const heightMax = 8_000_000;
/** So near to an end of the box, what stands there is the end of the list itself, or the box is moved on. */
const edge = 100_000;
/** Nobody scrolls further at once but by dragging the scroll bar, or with Home and End. */
const jump = 20_000;

/** Where somebody is in a list; all in CSS pixels. */
export interface ListPlace {
  /** How far the window's top lies below that of the box. */
  readonly at: number;
  /** How much of the list lies above the box. */
  readonly shift: number;
}

export interface ListSize {
  /** The height of all rows. */
  readonly total: number;
  /** The height of the window. */
  readonly view: number;
}

/** The height of the box: a part of the list, where the whole is too high. */
export function boxHeight(total: number, shift: number): number {
  return Math.min(heightMax, total - shift);
}

/**
 * Where somebody is who has scrolled there from some other place of the box. Small steps go on through the list: where the
 * box ends they go on in its middle, which shows the same rows. A jump goes as far through the list as it went through the box.
 */
export function placeAfter(from: number | undefined, now: ListPlace, size: ListSize): ListPlace {
  const { at, shift } = now;
  const { total, view } = size;
  if (total <= heightMax) return { at, shift: 0 };
  const box = boxHeight(total, shift);
  const hidden = total - box;
  const below = box - view - at;
  if (from !== undefined && Math.abs(at - from) > jump) {
    const share = (at - edge) / (box - view - 2 * edge);
    return { at, shift: Math.round(Math.min(1, Math.max(0, share)) * hidden) };
  }
  const isAtSeam = (at < edge && shift > 0) || (below < edge && shift < hidden);
  if (!isAtSeam) return now;
  const next = Math.max(0, Math.round(at + shift - heightMax / 2));
  return { at: at + shift - next, shift: next };
}
