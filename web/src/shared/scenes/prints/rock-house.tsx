import { cuts } from './cut.ts';
import { Palm } from './palm.tsx';
import { misregistered, tone } from './tone.ts';

export function RockHouse() {
  return (
    <>
      <Sea />
      <Rock />
      <House />
      <Boat />
    </>
  );
}

function Sea() {
  return (
    <>
      <circle cx="530" cy="92" r="58" fill={tone.sun} />
      <path
        d={cuts([
          [40, 70, 190, 70, 8],
          [80, 92, 160, 92, 6],
        ])}
        fill={tone.paper}
      />
      <path d="M0 246h640v234H0z" fill={tone.far} />
      <path d="M0 250c60-12 110-12 160 0zM500 250c50-14 90-14 140-4v6z" fill={tone.mid} />
      <path
        d={cuts([
          [16, 278, 130, 278, 6],
          [520, 282, 620, 280, 6],
          [20, 316, 96, 314, 6],
        ])}
        fill={tone.sky}
      />
    </>
  );
}

/** A rock of coral that the tide has hollowed out below. */
const rock =
  'M140 268c-14-24 24-42 70-42h236c40-2 66 12 60 34-4 16-34 20-44 42-14 28 20 44 10 78-36 28-250 30-306 4-16-34 18-46 2-78-8-16-22-26-28-38z';

function Rock() {
  return (
    <>
      <path d={rock} fill={tone.ink} transform={misregistered} />
      <path d={rock} fill={tone.deep} />
      <path
        d={cuts([
          [190, 260, 250, 250, 10],
          [210, 290, 240, 340, 9],
          [280, 262, 300, 320, 9],
          [340, 256, 420, 262, 9],
          [430, 282, 412, 340, 9],
          [360, 300, 372, 356, 8],
          [258, 340, 280, 368, 7],
        ])}
        fill={tone.mid}
      />
      <path
        d={cuts([
          [156, 386, 260, 392, 9],
          [284, 398, 380, 398, 8],
          [400, 394, 500, 384, 9],
        ])}
        fill={tone.paper}
      />
    </>
  );
}

function House() {
  return (
    <>
      <path d="M214 232v-66h214v66z" fill={tone.paper} />
      <path
        d="M190 172c30-40 70-78 132-92 66 14 104 52 134 92-90-14-180-14-266 0"
        fill={tone.mid}
      />
      <path
        d={cuts([
          [246, 150, 300, 96, 9],
          [286, 152, 314, 96, 8],
          [328, 152, 326, 96, 7],
          [368, 152, 340, 96, 8],
          [408, 154, 352, 98, 9],
        ])}
        fill={tone.sun}
      />
      <path
        d="M234 232v-44h30v44zM280 222v-34h38v34zM334 222v-34h38v34zM390 222v-34h28v34z"
        fill={tone.ink}
      />
      <path d="M428 196h58v8h-58zM436 204h6v30h-6zM474 204h6v34h-6z" fill={tone.ink} />
      <Palm x={168} y={140} foot={[14, 96]} scale={0.62} fill={tone.ink} />
      <path d="M506 262h6v132h-6zM536 288h6v106h-6zM566 312h6v80h-6z" fill={tone.ink} />
      <path
        d="M470 226h20l22 22h14v16h16v16h16v16h16v16h16v16h16v16h16v14h-24L470 240z"
        fill={tone.accent}
      />
    </>
  );
}

function Boat() {
  return (
    <>
      <path d="M0 410c110-14 220-8 320 0s220 8 320-6v76H0z" fill={tone.mid} />
      <path d="M84 404c50 10 100 10 152 0-8 20-26 30-50 32h-60c-22-2-36-12-42-32" fill={tone.ink} />
      <path d="M134 404c0-24 4-40 14-44a10 10 0 1 1 12 0c10 4 14 20 14 46z" fill={tone.ink} />
      <path d="M212 346l6 2-34 112-8-2z" fill={tone.ink} />
      <path
        d={cuts([
          [270, 436, 380, 432, 7],
          [440, 440, 560, 436, 7],
          [40, 456, 130, 458, 7],
          [320, 460, 420, 462, 6],
        ])}
        fill={tone.far}
      />
    </>
  );
}
