import { cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function ForestColobus() {
  return (
    <>
      <FarForest />
      <Branch />
      <Colobus />
      <Leaves />
    </>
  );
}

function FarForest() {
  return (
    <>
      <circle cx="250" cy="92" r="66" fill={tone.sun} />
      <path
        d="M70 150h22v330H70zM196 160h16v320h-16zM352 130h18v350h-18zM474 150h26v330h-26zM586 160h18v320h-18z"
        fill={tone.far}
      />
      <path
        d="M-20 150a64 64 0 0 1 60-88A80 80 0 0 1 164 20a66 66 0 0 1 36 116 70 70 0 0 1-118 46A74 74 0 0 1-20 150zM300 112a58 58 0 0 1 44-90 84 84 0 0 1 150-22 74 74 0 0 1 150 30 70 70 0 0 1-12 140 76 76 0 0 1-126 14 70 70 0 0 1-116-10 62 62 0 0 1-90-62z"
        fill={tone.far}
      />
      <path
        d={cuts([
          [20, 110, 60, 96, 9],
          [84, 70, 122, 56, 9],
          [120, 126, 160, 116, 9],
          [56, 152, 92, 146, 8],
          [372, 56, 410, 46, 9],
          [430, 110, 470, 100, 9],
          [516, 60, 556, 48, 9],
          [560, 128, 602, 120, 9],
          [470, 160, 504, 154, 8],
        ])}
        fill={tone.sky}
      />
      <path d="M0 430c90-30 190-24 300-6s230 10 340-20v76H0z" fill={tone.far} />
    </>
  );
}

function Branch() {
  return (
    <>
      <path d="M18 0h58c-10 130-12 300 16 480H-6C14 320 22 150 18 0z" fill={tone.deep} />
      <path
        d={cuts([
          [34, 30, 36, 130, 6],
          [52, 150, 50, 260, 6],
          [30, 200, 24, 330, 6],
          [54, 320, 62, 440, 6],
        ])}
        fill={tone.mid}
      />
      <path
        d="M50 312c120 34 250 44 380 30 80-8 150-30 214-66v30c-70 42-150 62-228 68-130 12-260-2-368-34z"
        fill={tone.deep}
      />
      <path
        d={cuts([
          [120, 348, 230, 362, 5],
          [260, 372, 380, 368, 5],
          [470, 352, 570, 320, 5],
        ])}
        fill={tone.mid}
      />
    </>
  );
}

const back = 'M318 150c54-26 118 4 142 62 18 46 16 96-8 124-40 12-90 12-124 0-30-50-38-132-10-186z';

/** The long white hair around a colobus's face. */
const mane = Array.from({ length: 22 }, (_, index) => {
  const angle = (Math.PI * 2 * index) / 22;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const length = 62 + 10 * Math.abs(x) - (index % 2) * 10;
  const tip = [Math.round(300 + length * x), Math.round(154 + length * y + 8 * x * x)] as const;
  return [Math.round(300 + 22 * x), Math.round(154 + 22 * y), ...tip, 13] as const;
});

function Colobus() {
  return (
    <>
      <path
        d="M436 318c34 14 38 60 30 104-4 24-4 40 8 52l-18 6c-16-18-14-40-10-62 6-34 2-62-24-76z"
        fill={tone.accent}
      />
      <path d={back} fill={tone.paper} />
      <path d={back} fill={tone.accent} transform={misregistered} />
      <path
        d={cuts([
          [386, 184, 420, 228, 6],
          [414, 192, 444, 240, 6],
          [420, 248, 446, 292, 6],
          [372, 170, 396, 196, 5],
          [388, 236, 410, 274, 6],
        ])}
        fill={tone.deep}
      />
      <path d="M312 196c-14 44-10 100 16 142l46 4c-30-40-36-90-22-140z" fill={tone.paper} />
      <path
        d="M356 348c-36 4-54-6-50-24 4-14 18-18 34-16-6-30 16-56 48-54 34 2 52 32 44 62-6 20-30 30-76 32z"
        fill={tone.ink}
      />
      <path
        d="M322 210c22-2 32 14 26 36-18 36-38 60-46 98-4 8-34 8-34 0 2-54 22-104 54-134"
        fill={tone.ink}
      />
      <path d={cuts(mane)} fill={tone.paper} />
      <path d="M258 148c-8-34 16-56 44-54 28 0 48 22 40 52-28-18-56-18-84 2" fill={tone.accent} />
      <path
        d="M264 140c8-12 22-14 34-9 14-6 30-2 37 10 6 16 2 30-8 38-2 18-14 26-28 26s-26-8-29-26c-9-9-12-24-6-39"
        fill={tone.ink}
      />
      <path
        d="M281 147a5 5 0 1 1 0 10 5 5 0 0 1 0-10m36 0a5 5 0 1 1 0 10 5 5 0 0 1 0-10"
        fill={tone.sun}
      />
      <path
        d="M281 149a3 3 0 1 1 0 6 3 3 0 0 1 0-6m36 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6"
        fill={tone.ink}
      />
      <path
        d={cuts([
          [290, 174, 297, 178, 3],
          [301, 178, 308, 174, 3],
          [284, 188, 299, 193, 4],
          [299, 193, 314, 188, 4],
        ])}
        fill={tone.far}
      />
    </>
  );
}

function Leaves() {
  return (
    <>
      <path
        d={cuts([
          [640, 480, 520, 392, 34],
          [640, 470, 560, 340, 30],
          [600, 480, 450, 446, 30],
          [640, 420, 606, 330, 24],
          [0, 480, 120, 400, 34],
          [0, 450, 70, 360, 30],
          [30, 480, 190, 452, 28],
        ])}
        fill={tone.ink}
      />
      <path
        d={cuts([
          [640, 480, 524, 394, 4],
          [640, 470, 562, 344, 4],
          [600, 480, 454, 447, 4],
          [0, 480, 116, 403, 4],
          [0, 450, 68, 363, 4],
          [30, 480, 186, 453, 4],
        ])}
        fill={tone.far}
      />
      <path
        d={cuts([
          [640, 0, 540, 40, 26],
          [640, 30, 560, 96, 24],
          [610, 0, 500, 6, 20],
          [500, 0, 470, 60, 16],
        ])}
        fill={tone.mid}
      />
    </>
  );
}
