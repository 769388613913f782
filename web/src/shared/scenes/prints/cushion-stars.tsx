import { type Cut, cuts } from './cut.ts';
import { misregistered, tone } from './tone.ts';

export function CushionStars() {
  return (
    <>
      <Shallows />
      <Star at="translate(300 268) rotate(-8)" arms={tone.accent} />
      <Star at="translate(546 108) rotate(22) scale(0.5)" arms={tone.mid} />
      <Star at="translate(82 400) rotate(40) scale(0.46)" arms={tone.mid} />
      <Shells />
    </>
  );
}

/** The net of light on the sand below rippled water. */
function Shallows() {
  const net = Array.from({ length: 26 }, (_, index): Cut => {
    const [column, row] = [index % 5, Math.floor(index / 5)];
    const x = -20 + column * 138 + (row % 2) * 70;
    const y = 24 + row * 84;
    return index % 2 === 0 ? [x, y, x + 104, y + 34, 16] : [x, y + 30, x + 108, y - 12, 16];
  });
  return (
    <>
      <path d="M0 0h640v480H0z" fill={tone.far} />
      <path d={cuts(net)} fill={tone.sky} />
      <path d="M0 380c110-30 240-10 330 14s200 30 310-6v92H0z" fill={tone.sun} />
      <path
        d={cuts([
          [160, 440, 270, 436, 6],
          [330, 452, 440, 458, 6],
          [500, 440, 600, 430, 6],
        ])}
        fill={tone.far}
      />
    </>
  );
}

const turns = [0, 72, 144, 216, 288];
/** One arm, from the middle upwards: broad and short, like the arm of a cushion star. */
const arm = 'M-92 0C-78-46-50-118-22-172c8-16 36-16 44 0C50-118 78-46 92 0z';

function Star({ at, arms }: { at: string; arms: string }) {
  return (
    <g transform={at}>
      <g transform={misregistered} fill={tone.deep}>
        <Arms />
      </g>
      <g fill={arms}>
        <Arms />
      </g>
      {turns.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={cuts([[0, -24, 0, -160, 13]])} fill={tone.ink} />
          <path
            d="M0-166a8 8 0 1 1 0 16 8 8 0 0 1 0-16M-30-92a8 8 0 1 1 0 16 8 8 0 0 1 0-16M30-92a8 8 0 1 1 0 16 8 8 0 0 1 0-16M0-126a9 9 0 1 1 0 18 9 9 0 0 1 0-18M-48-46a8 8 0 1 1 0 16 8 8 0 0 1 0-16M48-46a8 8 0 1 1 0 16 8 8 0 0 1 0-16M0-78a10 10 0 1 1 0 20 10 10 0 0 1 0-20"
            fill={tone.paper}
          />
        </g>
      ))}
      <circle r="26" fill={tone.ink} />
      <circle r="13" fill={tone.paper} />
    </g>
  );
}

function Arms() {
  return turns.map((turn) => <path key={turn} d={arm} transform={`rotate(${turn})`} />);
}

function Shells() {
  return (
    <>
      <path d="M496 372c4-44 40-66 78-54 10 34-6 66-44 78-16 4-36-6-34-24" fill={tone.ink} />
      <path
        d={cuts([
          [510, 380, 560, 326, 6],
          [506, 366, 536, 328, 5],
          [524, 388, 570, 348, 6],
        ])}
        fill={tone.paper}
      />
      <path d="M74 90c-6-26 10-46 36-48 20 18 16 44-4 58-12 6-28 4-32-10" fill={tone.deep} />
      <path
        d={cuts([
          [84, 92, 106, 54, 5],
          [96, 98, 116, 68, 5],
        ])}
        fill={tone.paper}
      />
    </>
  );
}
