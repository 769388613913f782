import { cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function Sandbank() {
  return (
    <>
      <Sea />
      <Bank />
      <Awning />
      <Boat />
      <Shallows />
    </>
  );
}

function Sea() {
  return (
    <>
      <circle cx="118" cy="98" r="62" fill={tone.sun} />
      <path
        d={cuts([
          [330, 72, 356, 60, 5],
          [356, 60, 384, 68, 5],
          [402, 106, 422, 96, 4],
          [422, 96, 444, 103, 4],
          [278, 112, 294, 106, 4],
          [294, 106, 312, 111, 4],
        ])}
        fill={tone.ink}
      />
      <path d="M0 184h640v296H0z" fill={tone.far} />
      <path d="M424 184c20-12 44-18 70-18h42v-14h8v14h50c18 2 34 8 46 18z" fill={tone.mid} />
      <path
        d={cuts([
          [20, 204, 150, 204, 5],
          [230, 212, 400, 212, 5],
          [470, 204, 620, 204, 5],
          [90, 230, 190, 230, 5],
          [480, 232, 620, 232, 5],
        ])}
        fill={tone.sky}
      />
    </>
  );
}

function Bank() {
  return (
    <>
      <path
        d="M0 296c110-60 300-74 440-56 74 10 130 34 168 66-40 52-130 74-250 76S80 390 0 398z"
        fill={tone.sky}
      />
      <path
        d="M0 302c110-50 300-64 430-44 60 8 108 28 140 52-44 40-120 54-224 54S70 366 0 380z"
        fill={tone.sun}
        transform={misregistered}
      />
      <path
        d="M0 302c110-50 300-64 430-44 60 8 108 28 140 52-44 36-120 46-220 46S70 350 0 366z"
        fill={tone.paper}
      />
      <path
        d={cuts([
          [40, 318, 130, 306, 5],
          [150, 338, 250, 334, 5],
          [330, 342, 420, 336, 5],
          [400, 288, 480, 296, 5],
          [60, 348, 110, 344, 4],
        ])}
        fill={tone.sky}
      />
      <path
        d={cuts([
          [270, 322, 278, 321, 3],
          [290, 319, 298, 318, 3],
          [310, 314, 318, 313, 3],
          [330, 310, 338, 309, 3],
          [350, 306, 358, 305, 3],
        ])}
        fill={tone.far}
      />
      <path
        d="M372 300c-2-16 0-28 6-34a7 7 0 1 1 8 0c6 6 8 18 6 34l-4 0-3-14-4 14z"
        fill={tone.ink}
      />
    </>
  );
}

function Awning() {
  return (
    <>
      <path d="M112 304h4V196h-4zM292 296h4V190h-4zM196 292h4V176h-4z" fill={tone.ink} />
      <path
        d="M86 204c30-26 66-40 112-42 48 2 92 12 124 32l-10 14c-36-14-72-18-112-16s-72 12-100 28z"
        fill={tone.paper}
      />
      <path
        d="M86 204c10-10 22-18 36-24l10 20c-12 6-22 12-32 20zM158 168c12-4 26-6 40-6v30c-12 0-22 2-34 4zM238 165c14 2 28 6 40 10l-6 22c-12-2-26-4-36-4zM302 184l20 10-10 14-18-6z"
        fill={tone.accent}
      />
      <path
        d="M146 310c-14-2-14-10-6-16 2-16 8-24 16-26a8 8 0 1 1 8 0c10 4 12 18 10 28 12 2 16 8 12 14zM232 304c-12-2-12-10-4-14 0-16 6-24 14-26a8 8 0 1 1 8 0c8 4 12 16 10 26 12 2 14 10 10 14z"
        fill={tone.ink}
      />
      <path d="M196 300h22v12h-22z" fill={tone.accent} />
    </>
  );
}

function Boat() {
  return (
    <g transform="translate(-48 0)">
      <path d="M512 196 506 372h11l4-176z" fill={tone.ink} />
      <path d="M392 214 398 204 640 300 634 314z" fill={tone.paper} />
      <path
        d={cuts([
          [420, 222, 436, 230, 7],
          [466, 240, 482, 248, 7],
          [528, 264, 544, 272, 7],
          [580, 286, 596, 292, 7],
        ])}
        fill={tone.mid}
      />
      <path d="M514 200 416 352M516 200l98 146" fill="none" stroke={tone.ink} strokeWidth="2" />
      <path
        d="M404 346c60 24 150 24 232-14-6 42-36 68-84 70h-86c-34-2-56-24-62-56"
        fill={tone.ink}
      />
      <path d="M414 362c66 20 148 20 216-8l-3 12c-66 26-142 26-208 8z" fill={tone.accent} />
      <path d="M440 366l-36 38h9l38-38zM560 366l-26 42h9l28-42z" fill={tone.deep} />
      <path
        d="M366 404c60 14 150 16 214 6l8-8c2 8-2 16-10 18-70 10-140 8-206-6z"
        fill={tone.deep}
      />
    </g>
  );
}

function Shallows() {
  return (
    <>
      <path d="M0 402c70-14 130-8 190 4s110 14 180 4 150-14 270 2v68H0z" fill={tone.mid} />
      <path d="M0 446c90-14 170-4 250 4s180-10 260-6 90 8 130 4v32H0z" fill={tone.deep} />
      <path
        d={cuts([
          [30, 424, 130, 420, 7],
          [200, 432, 310, 434, 7],
          [420, 428, 520, 424, 7],
          [550, 432, 630, 430, 6],
        ])}
        fill={tone.far}
      />
    </>
  );
}
