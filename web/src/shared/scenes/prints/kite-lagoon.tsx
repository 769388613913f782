import { cuts } from './cut.ts';
import { Palm } from './palm.tsx';
import { misregistered, tone } from './tone.ts';

export function KiteLagoon() {
  return (
    <>
      <Lagoon />
      <Kite />
      <Rider />
      <Shallows />
    </>
  );
}

function Lagoon() {
  return (
    <>
      <circle cx="170" cy="116" r="60" fill={tone.sun} />
      <path d="M0 226h640v254H0z" fill={tone.mid} />
      <path
        d={cuts([
          [0, 234, 210, 234, 7],
          [190, 232, 420, 232, 7],
          [400, 235, 660, 235, 7],
        ])}
        fill={tone.paper}
      />
      <path d="M0 246h640v234H0z" fill={tone.far} />
      <path d="M0 226v-20c40-14 84-16 120-8 34 6 60 16 84 28z" fill={tone.deep} />
      <Palm x={40} y={150} foot={[18, 62]} scale={0.55} fill={tone.deep} />
      <Palm x={104} y={162} foot={[-6, 46]} scale={0.45} fill={tone.deep} />
      <path
        d={cuts([
          [300, 262, 420, 262, 5],
          [480, 270, 620, 270, 5],
          [30, 268, 160, 268, 5],
          [420, 296, 520, 296, 6],
          [40, 310, 150, 310, 6],
          [540, 320, 630, 320, 6],
        ])}
        fill={tone.sky}
      />
    </>
  );
}

const canopy =
  'M330 142C350 62 430 18 516 36c64 14 108 62 114 122-30-40-70-62-120-70-62-8-122 8-180 54';

function Kite() {
  return (
    <>
      <path d={canopy} fill={tone.paper} />
      <path d={canopy} fill={tone.accent} transform={misregistered} />
      <path
        d="M408 56l26-14 4 58-30 10zM492 38h30l-4 54-32-4zM574 64l24 24-22 24-24-14z"
        fill={tone.paper}
      />
      <path
        d="M332 146 276 306M456 98 278 304M500 92 280 304M628 162 282 304"
        fill="none"
        stroke={tone.ink}
        strokeWidth="1.500"
      />
    </>
  );
}

function Rider() {
  return (
    <>
      <path
        d={cuts([
          [360, 386, 470, 350, 14],
          [370, 392, 500, 378, 12],
          [352, 380, 424, 322, 11],
          [356, 390, 470, 402, 10],
          [344, 376, 390, 316, 8],
          [340, 392, 420, 420, 9],
        ])}
        fill={tone.paper}
      />
      <path d="M214 386c46 14 100 14 150-2l6 9c-54 20-112 20-160 3z" fill={tone.ink} />
      <path d="M214 386c46 14 100 14 150-2l3 4c-54 18-108 18-155 2z" fill={tone.accent} />
      <path
        d="M252 390c-4-24 0-40 14-52M266 338c26 2 40 16 44 50"
        fill="none"
        stroke={tone.ink}
        strokeWidth="17"
        strokeLinecap="round"
      />
      <path
        d="M262 338 212 284"
        fill="none"
        stroke={tone.ink}
        strokeWidth="32"
        strokeLinecap="round"
      />
      <path d="M250 322 226 296" fill="none" stroke={tone.accent} strokeWidth="34" />
      <path
        d="M214 280c22 2 44 10 66 24"
        fill="none"
        stroke={tone.ink}
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path d="M196 234a20 20 0 1 1 0 40 20 20 0 0 1 0-40" fill={tone.ink} />
      <path d="M268 290l28 26-4 5-28-26z" fill={tone.paper} />
    </>
  );
}

function Shallows() {
  return (
    <>
      <path d="M0 420c60-16 120-10 190 0s120 8 200-4 160-8 250 6v58H0z" fill={tone.mid} />
      <path d="M0 456c80-14 170-4 250 2s170-10 250-6 100 6 140 2v26H0z" fill={tone.deep} />
      <path
        d={cuts([
          [36, 436, 130, 432, 6],
          [210, 444, 320, 446, 6],
          [410, 438, 500, 434, 6],
          [560, 444, 630, 442, 5],
        ])}
        fill={tone.far}
      />
      <path
        d={cuts([
          [60, 346, 150, 340, 8],
          [40, 382, 120, 388, 7],
          [500, 356, 590, 350, 7],
        ])}
        fill={tone.sky}
      />
    </>
  );
}
