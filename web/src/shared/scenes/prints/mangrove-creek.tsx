import { cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function MangroveCreek() {
  return (
    <>
      <FarShore />
      <Kayak />
      <Roots />
      <Canopy />
      <Egret />
    </>
  );
}

function FarShore() {
  return (
    <>
      <circle cx="330" cy="120" r="64" fill={tone.sun} />
      <path d="M0 236h640v244H0z" fill={tone.sun} />
      <path
        d="M0 170a44 44 0 0 1 66-24 50 50 0 0 1 84 6 40 40 0 0 1 66 12 36 36 0 0 1 62 18 34 34 0 0 1 56 6 38 38 0 0 1 64-14 46 46 0 0 1 80-14 44 44 0 0 1 76-6 52 52 0 0 1 86 16v70H0z"
        fill={tone.far}
      />
      <path d="M0 236h640v10H0z" fill={tone.mid} />
      <path
        d={cuts([
          [120, 262, 300, 262, 7],
          [330, 272, 520, 272, 7],
          [190, 286, 280, 286, 6],
          [400, 298, 470, 298, 6],
          [150, 314, 230, 314, 7],
          [440, 330, 520, 330, 7],
          [200, 352, 300, 352, 8],
          [340, 388, 460, 388, 9],
          [170, 410, 290, 410, 9],
          [320, 440, 470, 440, 10],
          [190, 458, 300, 458, 9],
        ])}
        fill={tone.sky}
      />
    </>
  );
}

function Kayak() {
  return (
    <>
      <path d="M226 330c40 8 150 8 196 0-18 18-46 24-98 24s-80-6-98-24" fill={tone.paper} />
      <path
        d="M226 330c40 8 150 8 196 0-18 18-46 24-98 24s-80-6-98-24"
        fill={tone.accent}
        transform={misregistered}
      />
      <path d={cuts([[250, 364, 400, 364, 8]])} fill={tone.far} />
      <path d="M300 338c0-32 8-50 22-54a14 14 0 1 1 12 0c16 6 22 24 22 54z" fill={tone.ink} />
      <path d="m262 330 132-56 2 5-132 57z" fill={tone.ink} />
      <path
        d={cuts([
          [236, 340, 272, 326, 9],
          [386, 284, 422, 264, 9],
        ])}
        fill={tone.deep}
      />
    </>
  );
}

/** Prop roots arch from the trunk before they go down into the mud. */
const leftRoots =
  'M84 180C92 250 84 300 60 372M88 220c34 40 52 90 56 168M88 236c60 30 92 84 100 164M80 236C40 270 14 320 8 396M84 200c10 70 20 120 26 188M76 262C52 300 36 344 32 400';
const rightRoots =
  'M560 170c-10 80-14 150 0 240M556 216c-44 36-74 100-82 190M556 236c-30 50-44 110-46 184M562 226c40 36 64 100 72 180M560 250c20 40 32 90 34 160M552 204c-70 24-108 90-118 186';

function Roots() {
  return (
    <>
      <path
        d="M0 380c60-6 140-2 206 14-50 22-130 30-206 30zM640 262c-34-6-70 6-92 34-26 6-44 20-56 44-34 10-62 34-80 66 60 24 150 30 228 26z"
        fill={tone.far}
      />
      <path d={leftRoots} fill="none" stroke={tone.deep} strokeWidth="11" strokeLinecap="round" />
      <path d={rightRoots} fill="none" stroke={tone.deep} strokeWidth="12" strokeLinecap="round" />
      <path
        d="M70 0h34c-8 80-8 160-4 250H70c6-90 6-170 0-250zM546 0h38c-10 80-10 160-4 240h-36c6-80 6-160 2-240z"
        fill={tone.deep}
      />
      <path
        d={cuts([
          [84, 120, 82, 210, 6],
          [562, 110, 560, 220, 6],
        ])}
        fill={tone.mid}
      />
      <path
        d={cuts([
          [20, 412, 110, 412, 7],
          [60, 430, 190, 430, 7],
          [456, 420, 560, 420, 7],
          [520, 440, 630, 440, 7],
          [430, 456, 520, 456, 6],
        ])}
        fill={tone.mid}
      />
    </>
  );
}

function Canopy() {
  return (
    <>
      <path
        d="M0 0h270c8 26-6 48-34 48 4 30-22 50-54 40-4 28-38 42-66 26-16 26-54 30-72 8-14 12-32 14-44 6zM640 0H396c-8 28 8 48 36 46-2 30 24 48 54 38 8 28 42 38 66 20 22 22 60 20 88-4z"
        fill={tone.mid}
      />
      <path
        d={cuts([
          [20, 30, 64, 22, 11],
          [90, 60, 134, 50, 11],
          [40, 96, 80, 92, 11],
          [150, 26, 194, 22, 11],
          [196, 66, 222, 60, 9],
          [114, 100, 146, 94, 8],
          [440, 22, 484, 28, 11],
          [500, 62, 544, 66, 11],
          [560, 24, 606, 30, 11],
          [594, 84, 626, 84, 11],
          [462, 60, 484, 62, 8],
        ])}
        fill={tone.far}
      />
      <path
        d="M0 432c80-14 150-6 222 12 90 20 190 24 286 2 50-12 92-14 132-8v42H0z"
        fill={tone.deep}
      />
      <path
        d={cuts([
          [40, 480, 46, 424, 5],
          [64, 480, 74, 432, 5],
          [92, 480, 92, 440, 5],
          [572, 480, 566, 428, 5],
          [598, 480, 604, 434, 5],
          [544, 480, 536, 442, 5],
        ])}
        fill={tone.ink}
      />
    </>
  );
}

function Egret() {
  return (
    <>
      <path d="M472 404h5l3 44h-5zM492 404h5l-4 44h-5z" fill={tone.ink} />
      <path
        d="M446 404c-8-34 14-66 50-66 8-20-12-30-12-50 0-16 14-26 26-20 8 4 10 12 8 18l-14-2c-6 2-6 10 0 18 14 20 14 44 2 66-14 24-36 34-60 36"
        fill={tone.paper}
      />
      <path d="m516 274 30 8-30 4z" fill={tone.accent} />
      <path d="M507 276a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5" fill={tone.ink} />
      <path
        d={cuts([
          [460, 388, 486, 354, 4],
          [472, 394, 494, 362, 4],
          [452, 400, 440, 428, 5],
        ])}
        fill={tone.sky}
      />
    </>
  );
}
