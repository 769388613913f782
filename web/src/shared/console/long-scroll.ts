/**
 * The largest height of a list's box, in CSS pixels. Browsers limit an element's height to 2^24 to 2^25
 * device pixels, and a phone has three or four device pixels per CSS pixel.
 */
export const heightMax = 8_000_000;
/** Within this distance from an end of the box, the box is moved, unless the list ends there. In CSS pixels. */
const edge = 100_000;
/** Steps larger than this come from dragging the scroll bar, or from Home and End. In CSS pixels. */
const jump = 20_000;

/** The scroll position in a list; all in CSS pixels. */
export interface ListPlace {
  /** How far the window's top is below the top of the box. */
  readonly at: number;
  /** How much of the list is above the box. */
  readonly shift: number;
}

export interface ListSize {
  /** The height of all rows. */
  readonly total: number;
  /** The height of the window. */
  readonly view: number;
}

/** Returns the height of the box. If the whole list is too high, the box is only a part of it. */
export function boxHeight(total: number, shift: number): number {
  return Math.min(heightMax, total - shift);
}

/**
 * Returns the place after a scroll from another place of the box. Small steps continue through the list: near
 * the end of the box they continue in its middle, where the same rows are then shown. A jump moves through the
 * same share of the list as of the box.
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
