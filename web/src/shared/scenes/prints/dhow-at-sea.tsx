import { cuts } from './cut.ts';
import { Palm } from './palm.tsx';
import { misregistered, tone } from './tone.ts';

export function DhowAtSea() {
  return (
    <>
      <circle cx="474" cy="128" r="82" fill={tone.sun} />
      <Distance />
      <Dhow />
      <Swell />
    </>
  );
}

function Distance() {
  return (
    <>
      <path d="M0 250h640v230H0z" fill={tone.far} />
      <path d="M0 250c40-20 92-31 150-29 44 2 86 12 122 29z" fill={tone.mid} />
      <path d="M38 250c24-14 66-22 108-20 30 1 58 8 84 20z" fill={tone.deep} />
      <Palm x={70} y={184} foot={[6, 54]} scale={0.42} fill={tone.deep} />
      <Palm x={122} y={196} foot={[-4, 40]} scale={0.34} fill={tone.deep} />
      <path
        d={cuts([
          [300, 262, 420, 262, 3],
          [470, 270, 600, 270, 3],
          [16, 266, 120, 266, 3],
        ])}
        fill={tone.sky}
      />
    </>
  );
}

function Dhow() {
  return (
    <>
      <path d="M338 120 352 336h-11L331 120z" fill={tone.ink} />
      <g data-slot="scene-sail">
        <path
          d="M236 26C316 112 420 214 520 300 438 312 330 316 226 306 196 214 202 112 236 26z"
          fill={tone.accent}
        />
        <path
          d="M236 26C316 112 420 214 520 300 438 312 330 316 226 306 196 214 202 112 236 26z"
          fill={tone.paper}
          transform={misregistered}
        />
        <path
          d={cuts([
            [262, 84, 254, 290, 4],
            [306, 128, 300, 298, 4],
            [352, 170, 348, 300, 4],
            [398, 212, 396, 300, 4],
            [444, 252, 443, 298, 3],
          ])}
          fill={tone.sky}
        />
        <path
          d="M222 12 232 10C330 112 430 206 540 296l-6 7C420 214 318 118 222 12z"
          fill={tone.ink}
        />
      </g>
      <path d="M334 124 186 322M336 124l190 178" fill="none" stroke={tone.ink} strokeWidth="2" />
      <path
        d="M176 304c20 18 56 30 96 33 84 6 190-6 262-45-14 62-58 104-112 108-52 4-106 4-152-2-52-8-86-46-94-94z"
        fill={tone.ink}
      />
      <path d="M186 322c72 34 236 32 330-10l-8 14c-88 34-236 38-318 8z" fill={tone.accent} />
      <path
        d="M212 318c-2-20 4-34 14-36a9 9 0 1 1 9 0c8 4 12 18 14 44zM286 338c0-18 4-28 12-31a8 8 0 1 1 9 0c8 4 10 16 10 31zM394 334c0-16 4-26 12-29a8 8 0 1 1 9 0c7 4 9 14 9 27z"
        fill={tone.ink}
      />
    </>
  );
}

function Swell() {
  return (
    <>
      <path
        d="M0 356c50-14 104-12 152 2s112 12 164-2 118-14 168 0 108 12 156-2v126H0z"
        fill={tone.mid}
      />
      <path
        d="M0 424c70-14 140-4 206 4 96 12 184-16 278-10 58 4 108 16 156 10v52H0z"
        fill={tone.deep}
      />
      <path
        d={cuts([
          [40, 384, 136, 380, 8],
          [196, 390, 330, 386, 9],
          [402, 382, 486, 386, 8],
          [540, 378, 622, 374, 8],
          [96, 410, 168, 412, 6],
          [300, 412, 356, 410, 6],
          [470, 408, 548, 404, 6],
        ])}
        fill={tone.far}
      />
      <path
        d={cuts([
          [24, 446, 120, 450, 7],
          [176, 456, 268, 460, 7],
          [360, 448, 462, 440, 7],
          [520, 452, 610, 458, 7],
        ])}
        fill={tone.mid}
      />
    </>
  );
}
