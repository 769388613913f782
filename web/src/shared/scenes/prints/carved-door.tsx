import { cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function CarvedDoor() {
  return (
    <>
      <Street />
      <Frame />
      <Leaves />
      <Threshold />
    </>
  );
}

function Street() {
  return (
    <>
      <circle cx="96" cy="84" r="58" fill={tone.sun} />
      <path
        d="M0 150h16l16-24 16 24h34l16-24 16 24h34V74l22-28 22 28h20l22-28 22 28h26l22-28 22 28h26l22-28 22 28h26l22-28 22 28h20v76h34l16-24 16 24h34l16-24 16 24h16v330H0z"
        fill={tone.paper}
      />
      <path
        d="M640 174v216h-66V344L486 150V98h-24l-16-24h20l22-28 22 28h20v76h34l16-24 16 24h34z"
        fill={tone.sun}
      />
      <path d="M148 150h8v234h-8zM44 330V244a30 30 0 0 1 60 0v86z" fill={tone.sun} />
      <path d="M50 324v-78a24 24 0 0 1 48 0v78zM36 330h76v9H36z" fill={tone.far} />
      <path
        d="M54 246h18v8H54zm22 0h18v8H76zM54 260h18v8H54zm22 0h18v8H76zM54 274h18v8H54zm22 0h18v8H76zM54 288h18v8H54zm22 0h18v8H76zM54 302h18v8H54zm22 0h18v8H76z"
        fill={tone.mid}
      />
      <path
        d={cuts([
          [548, 196, 616, 196, 5],
          [560, 236, 596, 236, 5],
          [16, 196, 96, 196, 5],
          [64, 364, 120, 364, 5],
          [576, 300, 628, 300, 5],
        ])}
        fill={tone.sky}
      />
    </>
  );
}

/** Returns the path of rows of circles: the door's brass studs, or the rosettes of its frame. */
function dots(points: readonly (readonly [number, number])[], r: number): string {
  return points
    .map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`)
    .join('');
}

const arch = Array.from({ length: 15 }, (_, index) => {
  const angle = (Math.PI * (index + 0.5)) / 15;
  return [
    Math.round(320 - 119 * Math.cos(angle)),
    Math.round(206 - 119 * Math.sin(angle)),
  ] as const;
});
const jambs = Array.from({ length: 11 }, (_, index) => 216 + index * 21).flatMap(
  (y) =>
    [
      [201, y],
      [439, y],
    ] as const,
);
const fan = Array.from({ length: 9 }, (_, index) => {
  const angle = (Math.PI * (index + 0.5)) / 9;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return [
    Math.round(320 - 26 * x),
    Math.round(206 - 26 * y),
    Math.round(320 - 96 * x),
    Math.round(206 - 96 * y),
    15,
  ] as const;
});

function Frame() {
  return (
    <>
      <path d="M178 450V206a142 142 0 0 1 284 0v244z" fill={tone.accent} />
      <path d="M178 450V206a142 142 0 0 1 284 0v244z" fill={tone.far} transform={misregistered} />
      <path d="M186 450V206a134 134 0 0 1 268 0v244z" fill={tone.mid} />
      <path d={dots([...arch, ...jambs], 7)} fill={tone.far} />
      <path d={dots([...arch, ...jambs], 2.5)} fill={tone.ink} />
      <path d="M216 450V206a104 104 0 0 1 208 0v244z" fill={tone.ink} />
      <path d={cuts(fan)} fill={tone.far} />
      <path d="M296 206a24 24 0 0 1 48 0z" fill={tone.accent} />
    </>
  );
}

const bosses = [258, 294, 346, 382].flatMap((x) =>
  [270, 312, 354, 396].map((y) => [x, y] as const),
);

function Leaves() {
  return (
    <>
      <path d="M208 206h224v32H208z" fill={tone.far} />
      <path
        d={cuts([
          [222, 222, 250, 222, 11],
          [254, 222, 282, 222, 11],
          [358, 222, 386, 222, 11],
          [390, 222, 418, 222, 11],
        ])}
        fill={tone.deep}
      />
      <path d="M320 208l14 14-14 14-14-14z" fill={tone.accent} />
      <path d="M224 240h86v208h-86zM330 240h86v208h-86z" fill={tone.mid} />
      <path
        d="M236 250h74v10h-74zM330 250h74v10h-74zM236 424h74v10h-74zM330 424h74v10h-74z"
        fill={tone.deep}
      />
      <path d="M311 238h18v212h-18z" fill={tone.accent} />
      <path
        d="m320 250 6 12-6 12-6-12zm0 36 6 12-6 12-6-12zm0 36 6 12-6 12-6-12zm0 36 6 12-6 12-6-12zm0 36 6 12-6 12-6-12z"
        fill={tone.sky}
      />
      <path d={dots(bosses, 12)} fill={tone.deep} />
      <path d={dots(bosses, 9)} fill={tone.sky} />
      <path d={bosses.map(([x, y]) => `M${x} ${y - 9}l9 9h-18z`).join('')} fill={tone.paper} />
    </>
  );
}

function Threshold() {
  return (
    <>
      <path d="M156 444h328v16H156z" fill={tone.far} />
      <path d="M0 392h140v88H0zM500 392h140v88H500z" fill={tone.far} />
      <path d="M0 384h150v16H0zM490 384h150v16H490z" fill={tone.sky} />
      <path d="M0 460h640v20H0z" fill={tone.deep} />
      <path
        d={cuts([
          [20, 430, 90, 430, 6],
          [560, 432, 620, 432, 6],
          [60, 448, 120, 448, 5],
          [520, 450, 580, 450, 5],
        ])}
        fill={tone.mid}
      />
      <path
        d="M556 384c-10-22-8-44 4-58l-2-24 12 9 14 0 12-9-1 26c2 8-2 14-8 18 14 14 18 26 16 38zM552 384c-20 2-30-8-30-22 0-12 10-18 16-10-8 2-8 14 4 16 6 1 12 4 14 12z"
        fill={tone.ink}
      />
      <path d="M569 322l6 3-6 3zM589 322l-6 3 6 3z" fill={tone.sky} />
    </>
  );
}
