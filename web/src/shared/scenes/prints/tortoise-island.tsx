import { cuts } from './cut.ts';
import { Palm } from './palm.tsx';
import { misregistered, tone } from './tone.ts';

export function TortoiseIsland() {
  return (
    <>
      <AcrossTheWater />
      <Ground />
      <Tortoise />
    </>
  );
}

function AcrossTheWater() {
  return (
    <>
      <circle cx="150" cy="112" r="66" fill={tone.sun} />
      <path d="M0 210h640v120H0z" fill={tone.accent} />
      <path
        d="M332 210v-34h22v-16h30v-28h8v-16h8v16h8v28h36v14h24v-24h34v-14h34v20h28v24h30v-12h46v48z"
        fill={tone.far}
      />
      <path
        d="M364 174h8v14h-8zM404 172h8v14h-8zM428 172h8v14h-8zM508 162h8v14h-8zM534 162h8v14h-8zM570 178h8v12h-8zM610 180h8v12h-8z"
        fill={tone.sun}
      />
      <path
        d={cuts([
          [30, 226, 170, 226, 5],
          [230, 236, 330, 236, 5],
          [420, 228, 560, 228, 5],
          [90, 250, 200, 250, 5],
          [340, 258, 470, 258, 5],
          [520, 250, 620, 250, 5],
        ])}
        fill={tone.sky}
      />
      <path
        d="M196 196c14 6 44 6 60 0-4 10-10 14-18 14h-26c-8 0-14-6-16-14m24-4v-52c14 16 24 34 30 50z"
        fill={tone.paper}
      />
    </>
  );
}

function Ground() {
  return (
    <>
      <Palm x={52} y={96} foot={[-30, 240]} scale={1.15} fill={tone.mid} trunk={tone.deep} />
      <path d="M0 296c90-26 190-30 300-16s230 8 340-20v220H0z" fill={tone.far} />
      <path d="M0 410c120-28 240-22 340-10s210 8 300-16v96H0z" fill={tone.mid} />
      <path
        d={cuts([
          [20, 330, 90, 322, 6],
          [520, 300, 610, 292, 6],
          [130, 306, 190, 300, 5],
          [570, 336, 630, 330, 6],
        ])}
        fill={tone.sky}
      />
      <path
        d={cuts([
          [30, 480, 14, 420, 7],
          [44, 480, 50, 410, 8],
          [62, 480, 84, 424, 7],
          [600, 480, 584, 414, 7],
          [616, 480, 624, 404, 8],
          [330, 480, 320, 440, 6],
          [344, 480, 354, 436, 6],
        ])}
        fill={tone.deep}
      />
    </>
  );
}

const shell =
  'M196 366C190 266 258 184 360 182c104-2 178 76 182 178-34 34-104 48-176 48s-140-10-170-42';

function Tortoise() {
  return (
    <>
      <path
        d="M232 372c-10 28-14 48-12 64 18 10 50 10 66 0 2-22 8-40 18-56zM460 380c8 22 12 40 10 58 20 8 52 8 66-2 0-28-4-52-14-74zM540 366c18 8 36 20 44 34-20 4-40 0-54-10z"
        fill={tone.ink}
      />
      <path
        d="M222 342C190 336 172 316 158 284c-8-16-22-22-40-22-30-2-44-24-36-44 10-24 52-30 78-12 18 12 26 34 36 56 10 20 26 32 46 38z"
        fill={tone.ink}
      />
      <path d="M112 214a7 7 0 1 1 0 14 7 7 0 0 1 0-14" fill={tone.sun} />
      <path
        d={cuts([
          [84, 240, 122, 246, 4],
          [172, 268, 190, 300, 5],
          [158, 252, 176, 240, 4],
        ])}
        fill={tone.far}
      />
      <path
        d={cuts([
          [84, 232, 34, 206, 13],
          [80, 236, 26, 244, 12],
          [84, 240, 42, 276, 11],
        ])}
        fill={tone.mid}
      />
      <path d={shell} fill={tone.sky} />
      <path d={shell} fill={tone.deep} transform={misregistered} />
      <Plates />
    </>
  );
}

function Plates() {
  return (
    <>
      <path
        d="m326 208 76-2 30 56-28 50-84 2-32-50zM282 222l26-10-34 52-46 8c10-20 28-40 54-50zM420 208c26 6 50 20 68 42l-42 10zM224 288l50-8 34 48-26 38c-26-4-50-12-72-24 0-18 4-36 14-54zM322 330l80-2 24 44c-38 6-90 6-128 0zM448 276l52-6c16 20 28 44 30 68-24 14-52 24-82 28l-24-44z"
        fill={tone.mid}
      />
      <path
        d="m336 226 56-2 20 38-18 34-62 2-22-34zM238 300l30-4 20 30-16 24c-16-2-32-8-48-16 0-12 6-22 14-34zM336 344l56-2 14 22c-26 4-60 4-86 0zM460 290l32-4c10 14 18 28 20 44-16 8-34 14-54 18l-16-26z"
        fill={tone.far}
      />
      <path
        d={cuts([
          [350, 246, 372, 276, 6],
          [380, 238, 388, 262, 5],
          [244, 312, 268, 330, 5],
          [472, 302, 496, 322, 5],
          [346, 354, 390, 352, 5],
        ])}
        fill={tone.deep}
      />
    </>
  );
}
