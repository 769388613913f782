import { cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function SunsetSail() {
  return (
    <>
      <Sun />
      <FarDhow />
      <NearDhow />
      <Swell />
    </>
  );
}

function Sun() {
  return (
    <>
      <circle cx="424" cy="226" r="150" fill={tone.sun} />
      <path
        d={cuts([
          [420, 268, 620, 268, 9],
          [470, 240, 590, 240, 7],
          [20, 120, 150, 120, 8],
          [486, 88, 628, 88, 9],
          [60, 142, 128, 142, 5],
        ])}
        fill={tone.paper}
      />
      <path
        d={cuts([
          [84, 84, 112, 72, 5],
          [112, 72, 142, 80, 5],
          [132, 108, 152, 100, 4],
          [152, 100, 172, 107, 4],
          [536, 152, 558, 142, 4],
          [558, 142, 582, 150, 4],
        ])}
        fill={tone.mid}
      />
      <path d="M0 310h640v170H0z" fill={tone.far} />
      <path
        d={cuts([
          [400, 322, 590, 322, 7],
          [470, 340, 576, 340, 8],
          [480, 358, 604, 358, 8],
          [500, 376, 570, 376, 8],
          [20, 336, 90, 336, 5],
        ])}
        fill={tone.sun}
      />
    </>
  );
}

function FarDhow() {
  return (
    <g transform="translate(38 2)">
      <path d="M556 204c-30 30-62 60-96 86 30 6 62 6 94 0 12-28 12-58 2-86" fill={tone.mid} />
      <path d="M446 298c40 8 84 8 124-2-6 16-20 26-38 28h-50c-18-2-32-12-36-26" fill={tone.deep} />
    </g>
  );
}

function NearDhow() {
  return (
    <>
      <path d="M312 150 302 352h11l7-202z" fill={tone.ink} />
      <path
        d="M424 30C340 120 240 220 138 304c86 18 196 20 300 8 32-96 30-196-14-282"
        fill={tone.accent}
      />
      <g data-slot="scene-sail">
        <path
          d="M424 30C340 120 240 220 138 304c86 18 196 20 300 8 32-96 30-196-14-282"
          fill={tone.deep}
          transform={misregistered}
        />
        <path
          d={cuts([
            [402, 96, 408, 304, 5],
            [352, 150, 352, 310, 5],
            [302, 198, 298, 312, 5],
            [250, 246, 246, 308, 4],
          ])}
          fill={tone.mid}
        />
        <path d="M438 12C338 118 230 222 116 308l7 9C238 232 350 122 447 20z" fill={tone.ink} />
      </g>
      <path d="M314 156 474 336M312 156 132 316" fill="none" stroke={tone.ink} strokeWidth="2" />
      <path
        d="M96 306c84 50 290 54 398 16 4 46-32 88-86 96-60 6-120 6-180-2-60-8-112-54-132-110"
        fill={tone.ink}
      />
      <path d="M112 330c86 44 270 46 376 12l-2 14c-104 32-276 30-360-8z" fill={tone.accent} />
      <path
        d="M428 346c-2-30 2-48 14-54a10 10 0 1 1 10 0c12 6 16 24 16 48zM346 352c0-22 4-34 14-38a9 9 0 1 1 9 0c10 4 13 16 13 36zM204 346c0-20 4-32 13-36a8 8 0 1 1 9 0c9 4 13 16 13 38z"
        fill={tone.ink}
      />
    </>
  );
}

function Swell() {
  return (
    <>
      <path
        d="M0 396c60-16 118-10 176 4s120 12 178-2 122-14 178 0 76 8 108 0v82H0z"
        fill={tone.mid}
      />
      <path
        d="M0 446c80-16 150-6 224 4 96 12 180-14 270-8 54 4 100 14 146 8v30H0z"
        fill={tone.deep}
      />
      <path
        d={cuts([
          [30, 424, 120, 420, 7],
          [180, 430, 300, 426, 8],
          [372, 418, 470, 414, 7],
          [520, 424, 610, 420, 7],
        ])}
        fill={tone.far}
      />
    </>
  );
}
