import { frond, type Spine } from './frond.ts';

/** The leaves of one crown around its centre, each with the `reach` of its leaflets. */
const crown: readonly (readonly [Spine, number])[] = [
  [[0, 0, -38, -52, -92, -22], -20],
  [[0, 0, -62, -22, -98, 36], -22],
  [[0, 0, -42, 14, -60, 72], -18],
  [[0, 0, -2, -60, -44, -78], -16],
  [[0, 0, 36, -58, 84, -40], 18],
  [[0, 0, 60, -30, 104, 14], 22],
  [[0, 0, 50, 10, 70, 66], 18],
];
const leaves = crown.map(([spine, reach]) => frond(spine, 9, reach)).join('');

export type PalmProps = {
  /** The centre of the crown. */
  x: number;
  y: number;
  /** The foot of the trunk, relative to the centre of the crown. */
  foot: readonly [number, number];
  scale?: number;
  fill: string;
  trunk?: string;
};

/** A coconut palm that leans away from the monsoon. */
export function Palm({ x, y, foot: [dx, dy], scale = 1, fill, trunk = fill }: PalmProps) {
  const half = 5 * scale;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M${-half} 0Q${dx * 0.25 - half} ${dy * 0.6} ${dx - half * 2} ${dy}H${dx + half * 2}Q${dx * 0.25 + half} ${dy * 0.6} ${half} 0z`}
        fill={trunk}
      />
      <path d={leaves} fill={fill} transform={`scale(${scale})`} />
      <circle cy={8 * scale} r={9 * scale} fill={trunk} />
    </g>
  );
}
