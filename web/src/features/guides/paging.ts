/** The position of a carousel, in items and not in pixels. */
export interface Page {
  /** The first visible item, from 0. */
  readonly first: number;
  /** How many items a page has. */
  readonly step: number;
  readonly count: number;
}

/** One page forward; from the last page to the start (requirements, section 4). */
export function nextPage({ first, step, count }: Page): number {
  return first + step < count ? first + step : 0;
}

/** One page back; from the start to the last page. */
export function previousPage({ first, step, count }: Page): number {
  if (first > 0) return Math.max(first - step, 0);
  return Math.max(Math.ceil(count / step) - 1, 0) * step;
}
