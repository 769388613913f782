import { type Cut, cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function DimbaniMosque() {
  return (
    <>
      <Coast />
      <Mosque />
      <Baobab />
      <Ground />
    </>
  );
}

function Coast() {
  return (
    <>
      <circle cx="470" cy="96" r="60" fill={tone.sun} />
      <path d="M0 220h640v80H0z" fill={tone.far} />
      <path
        d={cuts([
          [330, 240, 420, 240, 5],
          [470, 252, 610, 252, 5],
          [500, 234, 560, 234, 4],
          [360, 262, 430, 262, 5],
        ])}
        fill={tone.sky}
      />
      <path d="M0 232c70-26 190-30 300 14v40c-90 10-200 14-300 10z" fill={tone.mid} />
    </>
  );
}

const walls = 'M268 380V262h302v118z';

function Mosque() {
  return (
    <>
      <path d={walls} fill={tone.mid} transform={misregistered} />
      <path d={walls} fill={tone.paper} />
      <path d="M242 266l64-86h228l64 86z" fill={tone.deep} />
      <path
        d={cuts([
          [320, 190, 276, 258, 6],
          [356, 190, 330, 258, 6],
          [392, 190, 378, 258, 6],
          [430, 190, 430, 258, 6],
          [466, 190, 480, 258, 6],
          [502, 190, 528, 258, 6],
        ])}
        fill={tone.mid}
      />
      <path
        d="M296 380v-58c0-24 12-36 22-44 10 8 22 20 22 44v58zM396 380v-58c0-24 12-36 22-44 10 8 22 20 22 44v58zM496 380v-58c0-24 12-36 22-44 10 8 22 20 22 44v58z"
        fill={tone.ink}
      />
      <path
        d="M356 318h26v10h-26zM456 318h26v10h-26zM418 334a9 9 0 1 1 0 18 9 9 0 0 1 0-18"
        fill={tone.accent}
      />
    </>
  );
}

const trunk =
  'M66 420c18-60 20-130 6-196l-52-74 10-8 54 52-4-88h12l16 88 20-100 11 2-5 104 46-78 10 6-34 96 58-46 8 9-54 68c-10 60-4 112 20 165z';

function Baobab() {
  const leaves: readonly Cut[] = [
    [-10, 128, 60, 138, 26],
    [10, 96, 76, 112, 26],
    [50, 70, 118, 88, 28],
    [96, 44, 158, 78, 28],
    [150, 72, 216, 92, 28],
    [196, 108, 258, 138, 26],
    [20, 150, 70, 168, 18],
    [176, 140, 232, 150, 18],
  ];
  return (
    <>
      <path d={trunk} fill={tone.ink} transform={misregistered} />
      <path d={trunk} fill={tone.deep} />
      <path
        d={cuts([
          [92, 404, 100, 250, 8],
          [124, 408, 118, 268, 8],
          [152, 404, 142, 300, 7],
        ])}
        fill={tone.mid}
      />
      <path d={cuts(leaves)} fill={tone.ink} />
      <path
        d={cuts(leaves.map(([x1, y1, x2, y2]) => [x1 + 8, y1 - 6, x2 - 4, y2 - 6, 8]))}
        fill={tone.far}
      />
    </>
  );
}

function Ground() {
  return (
    <>
      <path d="M0 398c120-30 260-24 360-16s190 8 280-6v104H0z" fill={tone.sun} />
      <path
        d={cuts([
          [40, 440, 150, 432, 7],
          [220, 424, 330, 428, 7],
          [400, 450, 520, 446, 7],
          [540, 412, 620, 406, 6],
        ])}
        fill={tone.far}
      />
      <path d="M318 384c-10 30-30 62-64 96h150c-24-34-36-66-40-96z" fill={tone.far} />
      <path d="M566 470c0-30 2-60 12-66a10 10 0 1 1 14 0c10 6 14 36 12 66z" fill={tone.ink} />
    </>
  );
}
