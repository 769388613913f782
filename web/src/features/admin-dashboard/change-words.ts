/**
 * How a figure compares with the figure of the period before: `+12 (+10.3%), before: 116`. The percentage is
 * left out if the figure before was 0.
 */
export function changeWords(
  now: number,
  before: number,
  format: (figure: number) => string = plainly,
): string {
  if (before === 0) return now === 0 ? '0 in the period before too' : '0 in the period before';
  if (now === before) return `As before (${format(before)})`;
  return `${signed(now - before, format)} (${percentWords(now, before)}), before: ${format(before)}`;
}

/** Uses a real minus sign, which is easy to see and which screen readers read out. */
function signed(figure: number, format: (figure: number) => string = plainly): string {
  return `${figure < 0 ? '−' : '+'}${format(Math.abs(figure))}`;
}

/** `9.4%`; shares are rounded to a tenth. */
export function shareWords(share: number): string {
  return `${(share * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;
}

function percentWords(now: number, before: number): string {
  const share = (now - before) / Math.abs(before);
  // A small change must not be shown as 0%.
  if (Math.abs(share) < 0.0005) return `${share < 0 ? '−' : '+'}<0.1%`;
  return signed(share, shareWords);
}

function plainly(figure: number): string {
  return figure.toLocaleString('en-US');
}
