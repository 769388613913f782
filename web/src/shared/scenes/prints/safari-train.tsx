import { cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function SafariTrain() {
  return (
    <>
      <Hills />
      <Train />
      <Giraffe />
      <Grass />
    </>
  );
}

function Hills() {
  return (
    <>
      <circle cx="120" cy="112" r="74" fill={tone.sun} />
      <path
        d="M0 250c70-60 120-90 180-84 60 8 90 40 140 38 60-4 100-66 170-70 60-2 100 40 150 60v110H0z"
        fill={tone.far}
      />
      <path
        d={cuts([
          [150, 178, 190, 236, 9],
          [206, 180, 236, 224, 7],
          [470, 148, 520, 214, 9],
          [540, 160, 580, 206, 7],
        ])}
        fill={tone.sky}
      />
      <path d="M0 290h640v120H0z" fill={tone.mid} />
    </>
  );
}

const coaches = 'M-10 216h400c66 0 128 22 160 76 6 12 0 22-14 22H-10z';

function Train() {
  const windows = [10, 66, 122, 190, 246, 302];
  return (
    <>
      <path
        d="M-10 190h420v5H-10zM60 195h5v22h-5zM220 195h5v22h-5zM372 195h5v24h-5z"
        fill={tone.ink}
      />
      <path d={coaches} fill={tone.ink} transform={misregistered} />
      <path d={coaches} fill={tone.paper} />
      <path d="M-10 270h548l12 20H-10z" fill={tone.accent} />
      <path d={windows.map((x) => `M${x} 232h40v28h-40z`).join('')} fill={tone.ink} />
      <path d="M366 232h42c44 4 74 16 98 36h-116z" fill={tone.ink} />
      <path d="M172 216h6v98h-6zM352 216h4v98h-4z" fill={tone.deep} />
      <path
        d="M-10 314h540v10H-10zM20 324h70v14H20zM104 324h50v14h-50zM210 324h70v14h-70zM300 324h50v14h-50zM400 324h80v14h-80z"
        fill={tone.ink}
      />
      <path d="M0 340h640v8H0z" fill={tone.deep} />
      <path
        d={cuts(
          Array.from({ length: 16 }, (_, index) => [index * 42, 356, index * 42 + 24, 356, 8]),
        )}
        fill={tone.deep}
      />
    </>
  );
}

const giraffe =
  'M508 484l-4-130c-8-34 2-66 22-84L536 104l-34 4c-14 0-16-16-4-21l36-17 1-20 8 15 9-16 2 20c10 6 15 16 15 28l-3 150c40 8 84 22 96 52v185h-20v-96h-56l-8 96h-16l-6-104h-20l-4 104z';

function Giraffe() {
  return (
    <>
      <path d={giraffe} fill={tone.ink} transform={misregistered} />
      <path d={giraffe} fill={tone.sun} />
      <path
        d="M541 112l20 2-2 24-18-3zM540 148l18 3-1 24-17 3zM537 190l22-4 1 28-24 4zM535 232l24-2 4 28-30 8zM520 284l26-8 8 30-38 8zM562 274l32 10-6 30-28-6zM606 290l30 14v22l-32-10zM514 326l34-2 2 30-36 2zM562 322l38 6-6 34-34-4zM612 334l24 8v26l-28-4zM512 372l14-2 2 32h-14zM512 418h14v28h-14zM586 384l10-2-4 30h-8zM624 392h12v34h-12z"
        fill={tone.deep}
      />
      <path d="M540 76a5 5 0 1 1 0 10 5 5 0 0 1 0-10" fill={tone.ink} />
      <path d="M566 110l7 2-3 144-8-2z" fill={tone.deep} />
    </>
  );
}

function Grass() {
  const blades = Array.from({ length: 26 }, (_, index) => {
    const x = index * 26 - 6;
    return [x, 484, x + (index % 2 === 0 ? 12 : -10), 410 - ((index * 7) % 5) * 9, 6] as const;
  });
  return (
    <>
      <path d="M0 432c120-16 260-12 380-4s180 4 260-6v58H0z" fill={tone.deep} />
      <path d={cuts(blades)} fill={tone.deep} />
      <path d={cuts(blades.filter((_, index) => index % 3 === 0))} fill={tone.ink} />
    </>
  );
}
