import { cuts } from './cut.ts';
import { Palm } from './palm.tsx';
import { misregistered, tone } from './tone.ts';

export function VillageShore() {
  return (
    <>
      <Village />
      <TideFlat />
      <Woman />
    </>
  );
}

function Village() {
  return (
    <>
      <circle cx="150" cy="110" r="70" fill={tone.sun} />
      <path d="M0 246h640v100H0z" fill={tone.far} />
      <path
        d={cuts([
          [10, 254, 150, 254, 5],
          [40, 268, 180, 268, 5],
          [0, 282, 110, 282, 5],
        ])}
        fill={tone.sky}
      />
      <path
        d="M250 274c60-34 150-46 240-44 60 2 110 8 150 16v84H190c10-24 30-44 60-56"
        fill={tone.sun}
      />
      <Palm x={420} y={92} foot={[-30, 160]} scale={1} fill={tone.mid} trunk={tone.deep} />
      <Palm x={566} y={70} foot={[20, 176]} scale={1.2} fill={tone.mid} trunk={tone.deep} />
      <path d="M430 218h92v54h-92zM540 218h100v58H540z" fill={tone.paper} />
      <path
        d="M406 224c26-20 46-44 58-70h28c12 26 30 50 54 70-44 8-96 8-140 0zM516 228c30-24 50-50 62-78h28c12 30 32 54 60 78-48 8-102 8-150 0z"
        fill={tone.deep}
      />
      <path
        d={cuts([
          [468, 162, 436, 216, 5],
          [475, 162, 462, 220, 5],
          [482, 162, 488, 220, 5],
          [488, 162, 516, 216, 5],
          [584, 158, 548, 220, 5],
          [590, 158, 578, 224, 5],
          [596, 158, 606, 224, 5],
          [602, 158, 634, 220, 5],
        ])}
        fill={tone.mid}
      />
      <path d="M466 272v-34h20v34zM582 276v-38h20v38z" fill={tone.ink} />
    </>
  );
}

function TideFlat() {
  return (
    <>
      <path d="M0 310c120-24 250-26 380-14s200 0 260-10v194H0z" fill={tone.paper} />
      <path
        d="M0 352c60-16 150-14 210 0s60 26-20 34-150 4-190 0zM640 336c-70-8-160 0-200 16s-10 34 60 38 110-2 140-8z"
        fill={tone.sky}
      />
      <path
        d="M396 296c46 14 120 14 176-8-6 26-24 38-56 40h-66c-30-2-48-14-54-32"
        fill={tone.ink}
      />
      <path d="M404 306c50 14 110 12 158-4l-4 9c-46 14-104 14-150 3z" fill={tone.accent} />
      <path d="m424 326-22 26M536 322l24 28" fill="none" stroke={tone.ink} strokeWidth="6" />
      <path d="M378 354h204v6H378z" fill={tone.ink} />
      <path
        d={cuts([
          [30, 366, 130, 362, 6],
          [470, 356, 600, 352, 6],
          [60, 420, 170, 414, 6],
          [330, 404, 420, 400, 6],
          [470, 420, 600, 412, 6],
          [350, 452, 470, 448, 6],
          [40, 456, 140, 452, 6],
        ])}
        fill={tone.far}
      />
      <path
        d="M40 440V398h5v42zM92 450v-46h5v46zM144 444v-40h5v40zM470 450v-46h5v46zM530 444v-44h5v44zM590 452v-46h5v46z"
        fill={tone.deep}
      />
      <path
        d={cuts([
          [52, 414, 40, 436, 7],
          [62, 416, 64, 440, 7],
          [76, 418, 84, 440, 7],
          [108, 420, 100, 444, 7],
          [124, 420, 128, 442, 7],
          [482, 418, 478, 442, 7],
          [500, 418, 506, 442, 7],
          [516, 416, 518, 436, 7],
          [546, 418, 540, 440, 7],
          [562, 420, 566, 444, 7],
          [578, 418, 584, 440, 7],
        ])}
        fill={tone.mid}
      />
      <path d="m40 414 110-2-1 4-108 2zM470 416l124-2-1 4-122 2z" fill={tone.deep} />
    </>
  );
}

const skirt = 'M206 278 190 432c36 12 92 12 124-2l-18-152z';
const shawl =
  'M248 162c-34 0-48 34-50 70-2 24 0 44 4 62 30 10 68 10 96-2 4-24 2-58-8-84-6-28-20-46-42-46';

function Woman() {
  return (
    <>
      <path d="M216 428h22l-2 26c0 6-26 6-26 0zM262 428h22l12 20c2 8-26 10-28 4z" fill={tone.ink} />
      <path d={skirt} fill={tone.paper} transform={misregistered} />
      <path d={skirt} fill={tone.mid} />
      <path d="M195 386l-4 40c36 12 90 12 122-2l-5-40c-34 12-80 12-113 2" fill={tone.ink} />
      <path
        d="m206 400 9-8 9 8-9 10zm24 3 9-8 9 8-9 10zm24 0 9-8 9 8-9 10zm24-3 9-8 9 8-9 10z"
        fill={tone.accent}
      />
      <path
        d={cuts([
          [220, 310, 214, 336, 6],
          [248, 318, 246, 344, 6],
          [276, 310, 282, 336, 6],
          [232, 346, 230, 370, 6],
          [264, 346, 268, 370, 6],
        ])}
        fill={tone.sky}
      />
      <path
        d="M268 196c22-6 38-26 36-64"
        fill="none"
        stroke={tone.ink}
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path d={shawl} fill={tone.accent} />
      <path d="M202 280c30 10 66 10 96-2l0 12c-30 12-66 12-96 2z" fill={tone.paper} />
      <path
        d={cuts([
          [226, 214, 218, 254, 6],
          [248, 222, 246, 262, 6],
          [272, 216, 278, 252, 6],
        ])}
        fill={tone.paper}
      />
      <path d="M256 168c16 0 24 12 24 26s-8 24-22 24-22-10-22-26 8-24 20-24" fill={tone.ink} />
      <path d="M180 108h136c-4 34-28 54-68 54s-64-20-68-54" fill={tone.deep} />
      <path
        d={cuts([
          [196, 120, 224, 152, 5],
          [222, 118, 240, 156, 5],
          [250, 118, 254, 158, 5],
          [276, 118, 268, 156, 5],
          [300, 120, 280, 150, 5],
        ])}
        fill={tone.far}
      />
      <path
        d={cuts([
          [196, 110, 184, 78, 10],
          [214, 110, 210, 68, 11],
          [236, 110, 240, 60, 12],
          [258, 110, 266, 66, 11],
          [280, 110, 294, 72, 11],
          [300, 110, 320, 86, 9],
        ])}
        fill={tone.mid}
      />
    </>
  );
}
