/** A quadratic curve: start, control and end point. */
export type Spine = readonly [number, number, number, number, number, number];

/**
 * Returns the path of a palm leaf: a smooth rib with leaflets hanging from its underside.
 *
 * @param reach length of the longest leaflet; a negative value turns the leaflets to the other side
 */
export function frond(spine: Spine, leaflets: number, reach: number): string {
  const [x0, y0, cx, cy, x1, y1] = spine;
  let path = `M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}`;
  for (let leaflet = leaflets - 1; leaflet >= 0; leaflet -= 1) {
    const [tipX, tipY] = hanging(spine, (leaflet + 0.75) / leaflets, reach);
    const [rootX, rootY] = hanging(spine, leaflet / leaflets, reach * 0.2);
    path += `L${tipX} ${tipY}L${rootX} ${rootY}`;
  }
  return `${path}z`;
}

/** Returns the end of the leaflet that hangs from the rib at `t`. */
function hanging([x0, y0, cx, cy, x1, y1]: Spine, t: number, reach: number) {
  const along = [
    2 * (1 - t) * (cx - x0) + 2 * t * (x1 - cx),
    2 * (1 - t) * (cy - y0) + 2 * t * (y1 - cy),
  ] as const;
  const length = Math.hypot(...along);
  const out = reach * Math.sin(Math.PI * (0.12 + 0.8 * t));
  const [x, y] = [
    (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t ** 2 * x1,
    (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t ** 2 * y1,
  ];
  return [
    Math.round(x - (along[1] / length) * out),
    Math.round(y + (along[0] / length) * out),
  ] as const;
}
