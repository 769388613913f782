import { cuts } from './cut.ts';
import { Palm } from './palm.tsx';
import { misregistered, tone } from './tone.ts';

export function RiverHippo() {
  return (
    <>
      <FarBank />
      <Yawning />
      <Listening />
      <River />
    </>
  );
}

function FarBank() {
  return (
    <>
      <circle cx="500" cy="106" r="70" fill={tone.sun} />
      <path
        d={cuts([
          [40, 60, 70, 44, 6],
          [70, 44, 104, 54, 6],
          [250, 36, 380, 36, 6],
        ])}
        fill={tone.paper}
      />
      <path d="M0 210c80-18 180-22 280-14s240 8 360-8v60H0z" fill={tone.far} />
      <Palm x={62} y={112} foot={[6, 100]} scale={0.7} fill={tone.deep} />
      <Palm x={136} y={140} foot={[-4, 70]} scale={0.55} fill={tone.deep} />
      <Palm x={604} y={130} foot={[-8, 76]} scale={0.6} fill={tone.deep} />
      <path d="M0 238h640v242H0z" fill={tone.mid} />
      <path d="M0 232c60-10 150-12 220-6s300 8 420-4v24H0z" fill={tone.deep} />
      <path
        d={cuts([
          [20, 262, 140, 262, 6],
          [470, 268, 610, 268, 6],
          [60, 290, 150, 290, 6],
          [540, 296, 630, 296, 6],
          [20, 320, 110, 320, 7],
          [560, 326, 630, 326, 6],
        ])}
        fill={tone.far}
      />
    </>
  );
}

const head =
  'M520 392c30-70 18-146-30-176 0-20-12-34-26-32-14 0-20 12-18 24-10-6-20-8-30-6-8-12-28-10-32 4-40-8-78-30-112-66-26-28-68-30-84 0-12 26 0 52 26 60 54 18 116 58 150 110-50 26-106 26-150 6-30-10-52 8-50 38 4 26 30 38 66 38z';

function Yawning() {
  return (
    <g transform="translate(36 0)">
      <path
        d="M230 202c56 20 106 60 134 108-44 24-94 26-136 10 40-24 46-70 2-118"
        fill={tone.far}
      />
      <path d="M262 300c28-4 60-2 88 8-36 16-74 18-108 8z" fill={tone.sun} />
      <path d={head} fill={tone.accent} />
      <path d={head} fill={tone.ink} transform={misregistered} />
      <path
        d="M228 322c-2-28 4-52 18-70 8 20 8 48-2 72zM286 330c0-18 4-32 12-44 8 14 8 30 2 46zM232 204c8 12 12 28 10 44-10-10-18-26-18-40zM276 224c10 8 14 20 14 32-10-6-18-18-20-28z"
        fill={tone.paper}
      />
      <path d="M400 216a9 9 0 1 1 0 18 9 9 0 0 1 0-18" fill={tone.sun} />
      <path d="M400 220a5 5 0 1 1 0 10 5 5 0 0 1 0-10" fill={tone.ink} />
      <path
        d={cuts([
          [214, 136, 232, 150, 6],
          [196, 160, 210, 172, 5],
          [470, 206, 482, 226, 6],
          [440, 260, 480, 300, 6],
          [410, 290, 440, 336, 6],
          [460, 330, 490, 362, 6],
          [190, 350, 210, 366, 5],
          [330, 354, 390, 358, 5],
          [300, 190, 330, 206, 5],
          [250, 368, 300, 372, 5],
        ])}
        fill={tone.deep}
      />
    </g>
  );
}

function Listening() {
  return (
    <g transform="translate(-6 4)">
      <path
        d="M32 372c4-26 22-40 46-44 2-14 8-22 16-22s12 8 10 20l22 0c0-12 6-20 14-18 8 2 10 12 8 22 22 4 36 18 38 42z"
        fill={tone.ink}
      />
      <path
        d="M66 340a6 6 0 1 1 0 12 6 6 0 0 1 0-12m88 0a6 6 0 1 1 0 12 6 6 0 0 1 0-12"
        fill={tone.sun}
      />
      <path
        d="M104 306c-2-18 4-30 16-38 12-6 22 0 22 10l16 6-18 2c-2 12-10 20-22 22v6h-6z"
        fill={tone.paper}
      />
    </g>
  );
}

function River() {
  return (
    <>
      <path
        d="M0 372c40-12 90-14 130-4s90 10 130 2 90-10 140 0 100 8 140 0 70-6 100-2v112H0z"
        fill={tone.mid}
      />
      <path d="M0 428c80-14 160-6 240 2s180-8 260-4 100 8 140 4v50H0z" fill={tone.deep} />
      <path
        d={cuts([
          [10, 384, 120, 380, 7],
          [150, 386, 330, 384, 9],
          [350, 390, 540, 384, 9],
          [560, 382, 636, 378, 7],
          [90, 408, 190, 410, 7],
          [260, 412, 380, 410, 7],
          [450, 410, 560, 406, 7],
        ])}
        fill={tone.far}
      />
      <path
        d={cuts([
          [40, 450, 140, 454, 7],
          [220, 456, 320, 458, 7],
          [400, 450, 500, 446, 7],
          [540, 456, 620, 454, 7],
        ])}
        fill={tone.mid}
      />
      <path
        d={cuts([
          [596, 480, 588, 372, 8],
          [612, 480, 616, 352, 9],
          [630, 480, 644, 368, 8],
          [8, 480, -4, 400, 8],
          [22, 480, 26, 390, 8],
        ])}
        fill={tone.ink}
      />
      <path
        d={cuts([
          [616, 352, 616, 384, 9],
          [26, 390, 26, 414, 8],
        ])}
        fill={tone.accent}
      />
    </>
  );
}
