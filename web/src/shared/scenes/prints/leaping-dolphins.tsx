import { cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function LeapingDolphins() {
  return (
    <>
      <Sea />
      <Dolphin at="translate(170 -44)" />
      <Dolphin at="translate(-60 108) scale(0.72)" />
      <Splash />
    </>
  );
}

function Sea() {
  return (
    <>
      <circle cx="150" cy="104" r="66" fill={tone.sun} />
      <path
        d="M0 210c90-12 150-40 240-38 84 2 130 28 210 30 70 2 130-8 190-6v284H0z"
        fill={tone.far}
      />
      <path
        d={cuts([
          [420, 70, 600, 70, 7],
          [470, 96, 570, 96, 5],
          [20, 176, 110, 174, 5],
        ])}
        fill={tone.paper}
      />
      <path d="M0 300c60-16 120-14 186 0s128 12 190-2 130-12 264 4v178H0z" fill={tone.mid} />
    </>
  );
}

const back =
  'M66 330C78 232 140 138 246 112c50-12 98-2 132 22 16 12 34 16 54 18 10 2 12 10 4 15-14 8-32 12-52 10-60 6-96 36-124 84-18 32-30 50-32 82-30-28-96-42-162-13z';

function Dolphin({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d={back} fill={tone.deep} transform={misregistered} />
      <path d={back} fill={tone.ink} />
      <path
        d="M378 172c-66 0-106 32-134 82-18 32-30 48-34 78-12-8-30-14-50-17 30-70 96-140 182-148 14-2 26 0 36 5z"
        fill={tone.paper}
      />
      <path d="M214 122c2-26-8-46-30-60 38 0 66 16 82 48z" fill={tone.ink} />
      <path d="M300 178c4 34-10 64-44 88-6-28-4-54 12-78 8-10 28-18 32-10z" fill={tone.deep} />
      <path d="M372 142a6 6 0 1 1 0 12 6 6 0 0 1 0-12" fill={tone.sun} />
      <path
        d={cuts([
          [112, 270, 164, 192, 8],
          [180, 172, 244, 140, 7],
        ])}
        fill={tone.far}
      />
    </g>
  );
}

function Splash() {
  return (
    <>
      <path
        d="M0 372c40-6 76-16 96-50 8 22 18 30 34 36 16-20 26-24 40-22 14 18 34 24 60 22 22-18 36-26 56-28 8 18 26 26 52 26 26-16 46-24 66-24 14 16 34 22 62 20 54-4 112-6 174 6v122H0z"
        fill={tone.deep}
      />
      <path
        d={cuts([
          [80, 344, 60, 300, 9],
          [124, 340, 132, 296, 8],
          [206, 336, 216, 300, 7],
          [300, 330, 292, 290, 8],
          [344, 338, 370, 302, 8],
          [420, 338, 440, 310, 6],
        ])}
        fill={tone.paper}
      />
      <path
        d={cuts([
          [30, 412, 140, 408, 8],
          [200, 404, 320, 408, 8],
          [390, 400, 500, 404, 8],
          [540, 396, 622, 398, 7],
          [110, 446, 220, 448, 7],
          [330, 442, 440, 440, 7],
        ])}
        fill={tone.far}
      />
    </>
  );
}
