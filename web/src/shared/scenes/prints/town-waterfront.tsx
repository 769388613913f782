import { cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function TownWaterfront() {
  return (
    <>
      <Sky />
      <Houses />
      <HouseOfWonders />
      <Harbour />
    </>
  );
}

function Sky() {
  return (
    <>
      <circle cx="500" cy="206" r="104" fill={tone.sun} />
      <path
        d={cuts([
          [30, 60, 220, 60, 8],
          [90, 84, 190, 84, 6],
          [420, 52, 610, 52, 8],
          [400, 206, 600, 206, 7],
        ])}
        fill={tone.paper}
      />
      <path
        d="M0 330V250h34l4-26 10-30 10 30 4 26h26v-14h60v-92l4-22 9-40 9 40 4 22v92h10v-92l4-22 9-40 9 40 4 22v92h44v80z"
        fill={tone.far}
      />
      <path d="M560 330v-70h14v-86l-6-6v-10h6l10-40 10 40h6v10l-6 6v86h46v70z" fill={tone.far} />
    </>
  );
}

function Houses() {
  return (
    <>
      <path d="M0 350v-64h74v-22h86v30h64v56zM430 350v-70h56v-20h84v26h70v64z" fill={tone.deep} />
      <path
        d={cuts([
          [22, 304, 22, 330, 8],
          [48, 304, 48, 330, 8],
          [96, 286, 96, 316, 8],
          [122, 286, 122, 316, 8],
          [148, 286, 148, 316, 8],
          [186, 312, 186, 334, 8],
          [456, 300, 456, 326, 8],
          [508, 282, 508, 312, 8],
          [534, 282, 534, 312, 8],
          [590, 304, 590, 330, 8],
          [618, 304, 618, 330, 8],
        ])}
        fill={tone.sun}
      />
    </>
  );
}

const house = 'M196 350V196h248v154z';

function HouseOfWonders() {
  const pillars = Array.from({ length: 9 }, (_, index) => 202 + index * 28);
  return (
    <>
      <path d="M290 196v-84h-6V98h8l28-44 28 44h8v14h-6v84z" fill={tone.ink} />
      <path d="M317 24h6v36h-6z" fill={tone.ink} />
      <path d="M320 118a18 18 0 1 1 0 36 18 18 0 0 1 0-36" fill={tone.sun} />
      <path
        d={cuts([
          [320, 136, 320, 122, 3],
          [320, 136, 330, 140, 3],
        ])}
        fill={tone.ink}
      />
      <path d={house} fill={tone.ink} transform={misregistered} />
      <path d={house} fill={tone.paper} />
      <path d="M184 184h272v16H184zM188 246h264v10H188zM188 298h264v10H188z" fill={tone.mid} />
      <path
        d={pillars
          .map((x) => `M${x + 8} 200h12v46h-12zM${x + 8} 256h12v42h-12zM${x + 8} 308h12v42h-12z`)
          .join('')}
        fill={tone.deep}
      />
      <path d="M300 350v-30c0-26 40-26 40 0v30z" fill={tone.ink} />
    </>
  );
}

function Harbour() {
  return (
    <>
      <path d="M0 344h640v22H0z" fill={tone.ink} />
      <path d="M0 362h640v118H0z" fill={tone.mid} />
      <path
        d={cuts([
          [430, 384, 590, 384, 8],
          [456, 404, 560, 404, 8],
          [440, 426, 580, 426, 8],
          [470, 448, 550, 448, 7],
          [230, 382, 400, 382, 6],
        ])}
        fill={tone.sun}
      />
      <path
        d={cuts([
          [20, 388, 120, 386, 7],
          [40, 456, 140, 458, 7],
          [590, 462, 636, 460, 6],
        ])}
        fill={tone.far}
      />
      <path d="M158 344c40 26 60 58 70 88-34 6-70 6-104-2 22-24 32-50 34-86" fill={tone.sky} />
      <path d="M154 338h6v100h-6z" fill={tone.ink} />
      <path
        d="M82 430c54 16 118 16 176-4-10 26-32 42-60 44h-60c-28-2-48-16-56-40"
        fill={tone.ink}
      />
    </>
  );
}
