import { cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function ReefAndFish() {
  return (
    <>
      <Water />
      <Shoal />
      <Coral />
      <Idol />
      <Foreground />
    </>
  );
}

function Water() {
  return (
    <>
      <path
        d="M0 44c40-14 80-14 120 0s80 14 120 0 80-14 120 0 80 14 120 0 80-14 160 0v436H0z"
        fill={tone.far}
      />
      <path
        d="M64 58 150 50 60 330-60 400zM250 50l70 8-20 300-110 60zM420 56l80-8 120 260-40 120zM560 42l60 6 90 160v140z"
        fill={tone.sky}
      />
      <path
        d={cuts([
          [30, 24, 150, 20, 6],
          [220, 22, 330, 26, 6],
          [420, 18, 560, 24, 6],
        ])}
        fill={tone.paper}
      />
      <path d="M0 372c80-40 190-50 300-34s230 6 340-38v180H0z" fill={tone.mid} />
    </>
  );
}

/** A sergeant fish, small and striped, with its nose at the origin. */
function Sergeant({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0 0c10-16 40-20 58-3l18-12c-5 10-5 20 0 30L58 3C40 20 10 16 0 0" fill={tone.sun} />
      <path d="M14-11h6l2 22h-6zM28-14h6l1 28h-6zM42-12h6v23h-6z" fill={tone.ink} />
      <circle cx="8" cy="-2" r="2" fill={tone.ink} />
    </g>
  );
}

function Shoal() {
  return (
    <>
      <Sergeant x={64} y={126} />
      <Sergeant x={146} y={98} size={0.85} />
      <Sergeant x={104} y={176} size={0.9} />
      <Sergeant x={556} y={140} size={0.9} />
      <Sergeant x={540} y={326} />
      <Sergeant x={470} y={350} size={0.8} />
    </>
  );
}

function Coral() {
  return (
    <>
      <path
        d="M70 470C66 420 60 390 36 350M64 420c10-30 24-46 26-84M52 384C36 372 22 366 14 340M84 372c14-8 20-18 22-34M70 440c30-20 52-40 58-78M118 396c12-4 20-14 24-28"
        fill="none"
        stroke={tone.deep}
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path d="M432 480c0-64 40-106 98-106s100 42 100 106z" fill={tone.deep} />
      <path
        d="M450 440c4-34 26-56 60-60M474 446c4-24 18-38 40-44M500 448c4-16 12-24 24-28M534 380c14 0 22 10 16 22s-10 22 2 34M560 386c26 6 46 24 54 54M562 408c14 6 24 18 28 36"
        fill="none"
        stroke={tone.far}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M196 480c-40-30-52-86-22-118 14 20 26 30 34 52 2-34 14-58 40-70 8 30 8 50-2 74 16-12 32-16 50-12-8 34-40 64-72 74z"
        fill={tone.accent}
      />
      <path
        d={cuts([
          [204, 470, 180, 384, 5],
          [214, 466, 240, 366, 5],
          [224, 470, 282, 416, 5],
          [196, 470, 172, 430, 4],
        ])}
        fill={tone.mid}
      />
    </>
  );
}

const body =
  'M184 254c38-16 60-50 84-90 18-30 40-46 64-52 60-20 150-34 226-4-70-6-130 12-166 44 34 20 58 46 72 72v28c-14 30-38 58-64 78 6 24 4 44-8 66-24-26-54-38-84-50-36-18-64-46-84-78-18 0-32-4-40-14';

function Idol() {
  return (
    <>
      <path d={body} fill={tone.accent} />
      <path d={body} fill={tone.paper} transform={misregistered} />
      <path
        d="M268 168c14-24 32-42 52-50-20 80-18 166 12 238-30-12-56-30-76-56-18-40-16-90 12-132"
        fill={tone.ink}
      />
      <path
        d="M400 154c34 20 56 46 70 72v30c-14 28-36 56-62 76-18-52-22-118-8-178"
        fill={tone.ink}
      />
      <path d="M372 160c-10 60-8 124 8 182l16 8c-16-60-18-132-4-196z" fill={tone.accent} />
      <path d="M468 226l64-40c-14 34-14 74 0 108l-64-38z" fill={tone.ink} />
      <path d="M524 196l18-10c-14 34-14 74 0 108l-18-10c-8-30-8-60 0-88" fill={tone.paper} />
      <path d="M190 258c18-8 32-18 44-32l8 40c-16 4-40 2-52-8" fill={tone.accent} />
      <path d="M268 226a11 11 0 1 1 0 22 11 11 0 0 1 0-22" fill={tone.paper} />
      <path d="M268 231a6 6 0 1 1 0 12 6 6 0 0 1 0-12" fill={tone.ink} />
      <path
        d={cuts([
          [344, 130, 500, 104, 5],
          [338, 210, 350, 270, 7],
          [312, 250, 340, 292, 8],
        ])}
        fill={tone.far}
      />
    </>
  );
}

function Foreground() {
  return (
    <>
      <path d="M0 448c60-26 130-20 190 0s120 26 190 8 170-28 260-6v30H0z" fill={tone.ink} />
      <path
        d="M318 470c-14-30-10-70 2-84 12 16 14 44 10 70 8-20 20-32 34-34 4 22-4 40-18 54zM12 470c-10-20-8-44 0-54 10 12 12 32 8 54z"
        fill={tone.ink}
      />
      <path
        d={cuts([
          [60, 458, 120, 452, 5],
          [240, 468, 300, 470, 5],
          [420, 462, 500, 456, 5],
          [560, 462, 610, 464, 5],
        ])}
        fill={tone.mid}
      />
    </>
  );
}
