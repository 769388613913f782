import { cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function SavannahElephant() {
  return (
    <>
      <Plain />
      <Acacia />
      <Elephant />
      <Grass />
    </>
  );
}

function Plain() {
  return (
    <>
      <circle cx="176" cy="156" r="104" fill={tone.sun} />
      <path
        d={cuts([
          [60, 140, 250, 140, 6],
          [120, 172, 300, 172, 6],
          [440, 40, 600, 40, 7],
          [20, 52, 110, 52, 6],
        ])}
        fill={tone.paper}
      />
      <path
        d="M0 296 70 250l40 20 74-58 60 46 44-24 66 48 90-62 70 44 56-30 70 40v120H0z"
        fill={tone.far}
      />
      <path
        d={cuts([
          [184, 218, 210, 270, 8],
          [444, 226, 470, 268, 8],
          [70, 256, 90, 286, 6],
          [570, 240, 596, 276, 6],
          [288, 238, 300, 270, 5],
        ])}
        fill={tone.sky}
      />
      <path d="M0 322c110-26 230-28 340-16s210 10 300-10v184H0z" fill={tone.mid} />
    </>
  );
}

function Acacia() {
  return (
    <>
      <path
        d="M536 326c-2-50-4-90-24-126l-58-52M520 210c2-34 8-50 26-72M516 196 492 130M534 240c6-44 30-70 74-98"
        fill="none"
        stroke={tone.deep}
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path
        d="M382 136c-2-22 26-38 62-38 12-20 46-30 80-24 28-16 76-12 92 10 30 0 54 16 54 40-30 10-50 8-70 4-26 12-58 12-80 2-24 12-56 12-76 0-20 10-44 12-62 6z"
        fill={tone.deep}
      />
      <path
        d={cuts([
          [410, 120, 452, 112, 7],
          [470, 94, 516, 88, 7],
          [540, 88, 588, 92, 7],
          [500, 116, 546, 112, 7],
          [584, 114, 628, 112, 7],
        ])}
        fill={tone.mid}
      />
    </>
  );
}

const elephant =
  'M246 196C222 200 206 222 202 250c-4 40-10 76-18 118-4 18-18 22-22 8-10 22 12 44 32 30 16-14 20-50 28-88 8 10 22 12 32 6 6 14 14 26 24 34l-4 78h44l6-62c32 10 70 10 102 0l6 62h44l6-74c18-28 26-80 14-120-14-46-64-64-116-60-44-8-84 6-96 16-10-8-22-10-38-2';

function Elephant() {
  return (
    <>
      <path d="M330 350h40l2 82h-40zM398 350h44l-2 82h-38z" fill={tone.deep} />
      <path d={elephant} fill={tone.accent} />
      <path d={elephant} fill={tone.ink} transform={misregistered} />
      <path d="M482 250c14 20 20 44 20 72l8 28-14-4-2 8-8-34c2-24 0-44-8-62z" fill={tone.ink} />
      <path
        d="M282 206c40-8 72 18 70 62-2 38-22 64-42 72-20-18-40-46-44-80-2-26 4-46 16-54"
        fill={tone.deep}
      />
      <path
        d={cuts([
          [298, 226, 306, 306, 6],
          [322, 232, 324, 300, 6],
          [276, 240, 286, 286, 5],
        ])}
        fill={tone.mid}
      />
      <path d="M226 312c-8 24-28 40-54 42 24 10 58 0 76-32z" fill={tone.paper} />
      <path d="M236 254a5 5 0 1 1 0 10 5 5 0 0 1 0-10" fill={tone.sun} />
      <path
        d={cuts([
          [192, 318, 216, 322, 4],
          [188, 338, 210, 342, 4],
          [184, 358, 204, 362, 4],
          [210, 282, 226, 288, 4],
          [400, 224, 440, 236, 5],
          [424, 262, 456, 280, 5],
          [384, 300, 420, 312, 5],
          [290, 416, 312, 416, 4],
          [444, 416, 466, 416, 4],
        ])}
        fill={tone.deep}
      />
      <path d="m372 186 18-14c6-8 16-8 20 0l14 2-12 6c-4 8-12 10-22 8z" fill={tone.paper} />
    </>
  );
}

function Grass() {
  const blades = Array.from({ length: 34 }, (_, index) => {
    const x = index * 20 - 8;
    const lean = ((index * 7) % 5) * 7 - 14;
    return [x, 484, x + lean, 424 - ((index * 13) % 6) * 9, 6] as const;
  });
  return (
    <>
      <path d="M0 440c100-18 210-14 320-4s220 8 320-8v52H0z" fill={tone.deep} />
      <path d={cuts(blades)} fill={tone.deep} />
      <path d={cuts(blades.filter((_, index) => index % 4 === 0))} fill={tone.ink} />
      <path
        d={cuts([
          [30, 372, 110, 366, 6],
          [540, 360, 620, 352, 6],
          [560, 396, 620, 392, 5],
          [60, 404, 120, 402, 5],
        ])}
        fill={tone.far}
      />
    </>
  );
}
