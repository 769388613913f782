import { cuts } from './cut.ts';
import { Palm } from './palm.tsx';
import { misregistered, tone } from './tone.ts';

export function PersianBaths() {
  return (
    <>
      <Plantation />
      <Domes />
      <Walls />
      <Garden />
    </>
  );
}

function Plantation() {
  return (
    <>
      <circle cx="320" cy="120" r="112" fill={tone.sun} />
      <path
        d="M0 250c30-20 60-30 92-26 24-30 66-34 92-10 40-22 90-22 128 0 34-26 84-24 112 4 30-20 70-20 94 6 40-14 80-6 122 22v140H0z"
        fill={tone.far}
      />
      <Palm x={92} y={120} foot={[18, 180]} scale={1.05} fill={tone.mid} trunk={tone.deep} />
      <Palm x={560} y={96} foot={[-20, 200]} scale={1.15} fill={tone.mid} trunk={tone.deep} />
      <Palm x={494} y={166} foot={[8, 120]} scale={0.7} fill={tone.mid} trunk={tone.deep} />
    </>
  );
}

const middle = 'M230 252c-6-74 36-122 90-134 54 12 96 60 90 134z';

function Domes() {
  return (
    <>
      <path d="M112 276c-2-48 24-80 60-88 36 8 62 40 60 88z" fill={tone.paper} />
      <path d="M408 276c-2-48 24-80 60-88 36 8 62 40 60 88z" fill={tone.paper} />
      <path d={middle} fill={tone.deep} transform={misregistered} />
      <path d={middle} fill={tone.paper} />
      <path
        d="M317 78h6l2 26 8 14h-26l8-14zM170 156h4l2 20 6 12h-20l6-12zM466 156h4l2 20 6 12h-20l6-12z"
        fill={tone.ink}
      />
      <path
        d={cuts([
          [256, 244, 300, 140, 9],
          [296, 246, 316, 146, 7],
          [344, 246, 328, 146, 7],
          [384, 244, 342, 140, 9],
          [130, 268, 160, 204, 7],
          [172, 268, 173, 204, 5],
          [510, 268, 480, 204, 7],
          [468, 268, 468, 204, 5],
        ])}
        fill={tone.far}
      />
    </>
  );
}

function Walls() {
  return (
    <>
      <path d="M84 400V272h160v-26h152v26h160v128z" fill={tone.sky} />
      <path d="M84 272h160v12H84zM396 272h160v12H396zM238 244h164v14H238z" fill={tone.deep} />
      <path d="M276 400v-74c0-34 22-50 44-60 22 10 44 26 44 60v74z" fill={tone.ink} />
      <path d="M296 400v-66c0-20 12-32 24-38 12 6 24 18 24 38v66z" fill={tone.mid} />
      <path
        d="M122 372v-34c0-16 8-24 18-30 10 6 18 14 18 30v34zM186 372v-34c0-16 8-24 18-30 10 6 18 14 18 30v34zM418 372v-34c0-16 8-24 18-30 10 6 18 14 18 30v34zM482 372v-34c0-16 8-24 18-30 10 6 18 14 18 30v34z"
        fill={tone.deep}
      />
    </>
  );
}

function Garden() {
  const leaves = Array.from({ length: 14 }, (_, index) => {
    const x = 10 + index * 48;
    return [x, 484, x + (index % 2 === 0 ? 34 : -28), 424 - (index % 3) * 12, 15] as const;
  });
  return (
    <>
      <path d="M0 396c90-12 180-8 270-4s240 8 370-6v94H0z" fill={tone.mid} />
      <path d="M282 396h76l60 84H222z" fill={tone.sun} />
      <path d={cuts(leaves.filter(([x]) => x < 230 || x > 410))} fill={tone.deep} />
      <path
        d={cuts([
          [292, 420, 350, 418, 5],
          [274, 448, 330, 446, 5],
        ])}
        fill={tone.far}
      />
    </>
  );
}
