/**
 * One stroke of the cutting tool between two points. In its middle it is as wide as `width`: `[x1, y1, x2, y2,
 * width]`.
 */
export type Cut = readonly [number, number, number, number, number];

/** Returns the path of many strokes, each a lens with two sharp ends: ripples, leaves, grass, feathers. */
export function cuts(strokes: readonly Cut[]): string {
  return strokes.map(lens).join('');
}

function lens([x1, y1, x2, y2, width]: Cut): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const across = [((y1 - y2) / length) * width, ((x2 - x1) / length) * width] as const;
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const;
  const [leftX, leftY] = [round(middle[0] + across[0]), round(middle[1] + across[1])];
  const [rightX, rightY] = [round(middle[0] - across[0]), round(middle[1] - across[1])];
  return `M${x1} ${y1}Q${leftX} ${leftY} ${x2} ${y2}Q${rightX} ${rightY} ${x1} ${y1}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
