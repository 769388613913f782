import { type Cut, cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function AtollFromAbove() {
  return (
    <>
      <Ocean />
      <Lagoon />
      <Island />
      <Boats />
    </>
  );
}

function Ocean() {
  const swell = Array.from({ length: 24 }, (_, index): Cut => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const x = 12 + column * 168 + (row % 2) * 60;
    const y = 30 + row * 84;
    return [x, y, x + 74, y - 6, 6];
  });
  return (
    <>
      <path d="M0 0h640v480H0z" fill={tone.deep} />
      <path d={cuts(swell)} fill={tone.mid} />
    </>
  );
}

const reef =
  'M70 236C78 128 190 46 330 46c150 0 250 80 246 190-4 116-120 196-262 194C172 428 62 350 70 236z';

function Lagoon() {
  return (
    <>
      <path d={reef} fill={tone.mid} />
      <path
        d="M96 238c10-92 108-164 234-164 130 0 222 66 220 162-4 100-106 168-234 166C190 400 88 334 96 238z"
        fill={tone.far}
      />
      <path
        d="M150 246c6-72 84-128 182-130 104 0 172 52 172 126 0 72-82 124-184 124-98-2-176-52-170-120z"
        fill={tone.sky}
      />
      <path
        d={cuts([
          [96, 190, 130, 140, 9],
          [150, 120, 214, 82, 9],
          [250, 68, 330, 58, 8],
          [390, 62, 460, 84, 9],
          [500, 108, 540, 152, 9],
          [556, 210, 556, 272, 8],
          [534, 310, 496, 352, 9],
          [450, 380, 380, 404, 9],
          [320, 414, 240, 406, 8],
          [190, 390, 136, 350, 9],
          [104, 310, 88, 262, 8],
        ])}
        fill={tone.paper}
      />
    </>
  );
}

const beach =
  'M236 262c2-50 44-84 96-86 58-2 104 26 132 56 18 20 12 38-12 44-30 6-44 22-72 38-64 28-146 8-144-52z';
const woods =
  'M262 258c0-34 34-60 74-60 42 0 70 20 92 42-10 16-34 14-50 34-14 16-40 24-66 22-30-4-50-18-50-38z';

function Island() {
  const crowns = [
    [284, 252],
    [312, 226],
    [322, 268],
    [352, 214],
    [358, 250],
    [390, 236],
  ] as const;
  return (
    <>
      <path d={beach} fill={tone.mid} transform={misregistered} />
      <path d={beach} fill={tone.paper} />
      <path d={woods} fill={tone.deep} />
      {crowns.map(([x, y]) => (
        <path key={x} d={cuts(crownOf(x, y))} fill={tone.ink} />
      ))}
      <path
        d={cuts(crowns.slice(0, 3).flatMap(([x, y]) => crownOf(x + 10, y - 12)))}
        fill={tone.far}
      />
    </>
  );
}

/** A palm seen from above: a star of leaves. */
function crownOf(x: number, y: number): readonly Cut[] {
  return Array.from({ length: 4 }, (_, index) => {
    const angle = (Math.PI * index) / 4 + x;
    const [dx, dy] = [Math.round(22 * Math.cos(angle)), Math.round(22 * Math.sin(angle))];
    return [x - dx, y - dy, x + dx, y + dy, 9];
  });
}

function Boats() {
  return (
    <>
      {['translate(196 172) rotate(-30)', 'translate(430 336) rotate(18)'].map((at) => (
        <g key={at} transform={at}>
          <path d={cuts([[-10, 20, -74, 34, 12]])} fill={tone.paper} />
          <path d="M-34 0c10-18 46-22 84 0-38 22-74 18-84 0" fill={tone.ink} />
          <path d="M-16-8h32v16h-32z" fill={tone.accent} />
        </g>
      ))}
      <path
        d={cuts([
          [286, 352, 306, 340, 5],
          [318, 346, 338, 336, 5],
          [254, 334, 274, 326, 5],
        ])}
        fill={tone.accent}
      />
    </>
  );
}
