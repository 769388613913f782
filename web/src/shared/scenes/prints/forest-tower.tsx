import { cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function ForestTower() {
  return (
    <>
      <View />
      <Tower />
      <Canopy />
      <Hornbill />
    </>
  );
}

function View() {
  return (
    <>
      <circle cx="132" cy="104" r="60" fill={tone.sun} />
      <path d="M0 226h640v60H0z" fill={tone.paper} />
      <path d="M20 232c30-12 70-12 100 0zM470 234c30-16 90-18 130 0z" fill={tone.far} />
      <path
        d="M0 290c30-34 66-40 96-24 28-34 76-36 104-6 34-26 80-22 104 8 30-34 84-34 110-2 30-26 76-24 100 6 36-24 84-20 126 12v196H0z"
        fill={tone.far}
      />
      <path
        d={cuts([
          [40, 282, 74, 262, 9],
          [134, 262, 168, 244, 9],
          [236, 270, 270, 252, 9],
          [452, 268, 486, 250, 9],
          [560, 276, 600, 262, 9],
        ])}
        fill={tone.sky}
      />
    </>
  );
}

function Tower() {
  return (
    <>
      <path d="M236 110l84-62 84 62z" fill={tone.deep} transform={misregistered} />
      <path d="M236 110l84-62 84 62z" fill={tone.accent} />
      <path d="M254 110h10v80h-10zM376 110h10v80h-10zM315 110h10v50h-10z" fill={tone.ink} />
      <path d="M238 154h164v10H238zM232 186h176v16H232z" fill={tone.ink} />
      <path
        d="M250 164h8v24h-8zM272 164h8v24h-8zM294 164h8v24h-8zM316 164h8v24h-8zM338 164h8v24h-8zM360 164h8v24h-8zM382 164h8v24h-8z"
        fill={tone.deep}
      />
      <path d="M256 200h14l-34 280h-18zM370 200h14l38 280h-18z" fill={tone.ink} />
      <path
        d="M264 216 388 292M376 216 252 292M252 304l148 88M392 304l-150 88M240 292h160M228 396h184"
        fill="none"
        stroke={tone.ink}
        strokeWidth="9"
      />
      <path
        d="M304 480l14-280h6l14 280h-9l-2-30h-14l-2 30zM315 420h10l-1-24h-8z"
        fill={tone.deep}
      />
    </>
  );
}

function Canopy() {
  return (
    <>
      <path
        d="M0 372c26-40 70-46 98-16 30-22 76-10 88 26 30-10 62 8 66 40v58H0zM640 350c-30-36-72-36-98-4-34-18-76 0-84 36-30-6-60 14-64 46v52h246z"
        fill={tone.mid}
      />
      <path
        d="M0 440c30-24 70-24 96 2 36-20 78-8 92 26 60-18 118-12 160-6 20-28 64-34 92-10 28-34 78-36 104-8 30-20 66-20 96 0v36H0z"
        fill={tone.deep}
      />
      <path
        d={cuts([
          [26, 392, 60, 366, 10],
          [104, 380, 140, 362, 10],
          [186, 414, 216, 396, 9],
          [500, 372, 470, 396, 10],
          [560, 366, 600, 346, 10],
          [430, 420, 460, 400, 9],
          [590, 400, 624, 384, 9],
        ])}
        fill={tone.far}
      />
    </>
  );
}

function Hornbill() {
  return (
    <>
      <path d="M458 300c60-18 120-22 190-14v12c-70-6-130-2-186 16z" fill={tone.ink} />
      <path
        d="M508 296c-18-44-6-90 32-104 26-8 48 6 52 28 6 34-2 60-14 78l34 84-22 8-44-88c-14 4-28 2-38-6"
        fill={tone.ink}
      />
      <path d="M548 210c-28-14-58-10-84 16 26-4 46 4 62 22 16 2 26-18 22-38" fill={tone.accent} />
      <path d="M548 204a7 7 0 1 1 0 14 7 7 0 0 1 0-14" fill={tone.paper} />
      <path
        d={cuts([
          [540, 288, 566, 226, 12],
          [592, 340, 604, 376, 7],
        ])}
        fill={tone.paper}
      />
    </>
  );
}
