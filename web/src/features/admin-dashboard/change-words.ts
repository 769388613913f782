/**
 * How a figure compares with that of the period before: `+12 (+10.3%) on 116`. A percentage of nothing
 * is none, so it is left out where there was nothing before.
 */
export function changeWords(
  now: number,
  before: number,
  format: (figure: number) => string = plainly,
): string {
  if (before === 0) return now === 0 ? 'None before either' : 'None before';
  if (now === before) return `As before (${format(before)})`;
  return `${signed(now - before, format)} (${percentWords(now, before)}) on ${format(before)}`;
}

/** A sign that is told apart from a hyphen, and read as one. */
function signed(figure: number, format: (figure: number) => string = plainly): string {
  return `${figure < 0 ? '−' : '+'}${format(Math.abs(figure))}`;
}

/** `9.4%`; shares are told to a tenth. */
export function shareWords(share: number): string {
  return `${(share * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;
}

function percentWords(now: number, before: number): string {
  const share = (now - before) / Math.abs(before);
  // What rounds to nothing is not nothing.
  if (Math.abs(share) < 0.0005) return `${share < 0 ? '−' : '+'}<0.1%`;
  return signed(share, shareWords);
}

function plainly(figure: number): string {
  return figure.toLocaleString('en-US');
}
