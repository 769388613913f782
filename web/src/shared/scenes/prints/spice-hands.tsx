import { cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function SpiceHands() {
  return (
    <>
      <Rays />
      <Branches />
      <Hands />
      <Spices />
    </>
  );
}

function Rays() {
  const rays = Array.from({ length: 28 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 28;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const [from, to] = index % 2 === 0 ? [232, 420] : [240, 320];
    return [
      Math.round(320 + from * x),
      Math.round(230 + from * y),
      Math.round(320 + to * x),
      Math.round(230 + to * y),
      index % 2 === 0 ? 15 : 9,
    ] as const;
  });
  return (
    <>
      <path d={cuts(rays)} fill={tone.far} />
      <circle cx="320" cy="230" r="216" fill={tone.sun} />
    </>
  );
}

function Branches() {
  const leaves = [
    [104, 44, 30, 96, 26],
    [120, 62, 74, 150, 24],
    [96, 30, 8, 36, 22],
    [130, 40, 190, 96, 22],
    [536, 44, 610, 96, 26],
    [520, 62, 566, 150, 24],
    [544, 30, 632, 36, 22],
    [510, 40, 450, 96, 22],
  ] as const;
  return (
    <>
      <path d={cuts(leaves)} fill={tone.accent} />
      <path
        d={cuts(leaves.map(([x1, y1, x2, y2]) => [x1, y1, x2, y2, 3] as const))}
        fill={tone.sun}
      />
      <path
        d="M60-10c20 20 44 40 76 60l-8 10C96 42 66 20 44-4zM580-10c-20 20-44 40-76 60l8 10c32-18 62-40 84-64z"
        fill={tone.deep}
      />
    </>
  );
}

/** The left hand, palm up, fingers pointing away. The right hand is its mirror image. */
const palm =
  'M150 500C160 450 156 410 138 366 122 328 100 296 84 268c-10-18 12-34 28-18 24 24 44 52 55 82V176a19 19 0 0 1 38 0l2 74 3-118a19.500 19.500 0 0 1 39 0l2 118 3-100a18.500 18.500 0 0 1 37 0l1 104 3-46a12 12 0 0 1 25 0v292z';

function Hands() {
  return (
    <>
      {[undefined, 'matrix(-1 0 0 1 640 0)'].map((mirror) => (
        <g key={mirror ?? 'left'} transform={mirror}>
          <path d={palm} fill={tone.deep} transform={misregistered} />
          <path d={palm} fill={tone.mid} />
          <path
            d={cuts([
              [186, 262, 186, 190, 5],
              [229, 250, 229, 148, 5],
              [272, 254, 272, 164, 5],
              [304, 264, 306, 220, 4],
              [146, 306, 108, 266, 5],
              [172, 460, 178, 380, 6],
              [200, 476, 202, 440, 5],
            ])}
            fill={tone.far}
          />
        </g>
      ))}
    </>
  );
}

function Clove({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d="M-5 0c-2 20 0 38 5 52 5-14 7-32 5-52l13-15-12 2 1-13-7 8-7-8 1 13-12-2z"
        fill={tone.ink}
      />
      <circle cy="-20" r="10" fill={tone.mid} />
    </g>
  );
}

const tray = 'M320 244a136 112 0 1 1 0 224 136 112 0 0 1 0-224';
const weave = Array.from({ length: 34 }, (_, index) => {
  const angle = (Math.PI * 2 * index) / 34;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const inner = [Math.round(320 + 112 * x), Math.round(356 + 92 * y)] as const;
  return [...inner, Math.round(320 + 130 * x), Math.round(356 + 107 * y), 6] as const;
});

function Spices() {
  return (
    <>
      <path d={tray} fill={tone.deep} transform={misregistered} />
      <path d={tray} fill={tone.far} />
      <path d={cuts(weave)} fill={tone.deep} />
      <path d="M320 268a108 88 0 1 1 0 176 108 88 0 0 1 0-176" fill={tone.paper} />
      <path d="m226 352 124-70 11 20-124 70zM240 384l118-62 10 20-118 62z" fill={tone.mid} />
      <path
        d={cuts([
          [238, 358, 344, 298, 4],
          [250, 388, 354, 334, 4],
        ])}
        fill={tone.sky}
      />
      <path d="M374 332c28 0 44 20 44 46s-16 46-44 46-46-20-46-46 18-46 46-46" fill={tone.mid} />
      <path d="M374 342c22 0 34 16 34 36s-12 36-34 36-36-16-36-36 14-36 36-36" fill={tone.ink} />
      <path
        d={cuts([
          [348, 358, 362, 406, 8],
          [366, 346, 376, 410, 8],
          [388, 348, 388, 408, 8],
          [402, 360, 398, 396, 6],
        ])}
        fill={tone.far}
      />
      <Clove x={270} y={406} turn={-62} />
      <Clove x={404} y={292} turn={48} />
      <Clove x={288} y={296} turn={-116} />
    </>
  );
}
