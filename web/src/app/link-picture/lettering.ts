/** Measured widths of capitals and figures at weight 800, in em. Other characters have `usualWidth`. */
const widths: readonly (readonly [characters: string, em: number])[] = [
  [' ', 0.13],
  ["IJ'()", 0.21],
  ['.,:;!·’', 0.24],
  ['/-', 0.33],
  ['L1"?', 0.365],
  ['EFPSTZ2357', 0.4],
  ['CDGHNOQU&$€£', 0.46],
  ['–', 0.5],
  ['M', 0.56],
  ['W', 0.61],
  ['…', 0.63],
];
const usualWidth = 0.435;

/** Returns how wide a text is in the lettering's capitals, in em. */
export function widthInEm(text: string): number {
  return Array.from(text).reduce((sum, each) => sum + widthOf(each), 0);
}

function widthOf(character: string): number {
  return widths.find(([characters]) => characters.includes(character))?.[1] ?? usualWidth;
}

/** Returns the size, at most `largest`, at which the text is no wider than `width`; all three in pixels. */
export function fittingSize(text: string, width: number, largest: number): number {
  return Math.min(largest, Math.floor(width / widthInEm(text)));
}

/** A text broken into lines. */
export interface SetText {
  readonly size: number;
  readonly lines: readonly string[];
}

export interface Frame {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The line height, in em. */
  readonly leading: number;
}

const sizes = [208, 184, 164, 148, 132, 116, 104, 92, 80, 70, 60, 52, 44];

/**
 * Sets a headline as large as its frame allows. If a text is too long for the smallest size, it is shortened
 * and ends in dots.
 */
export function setHeadline(text: string, frame: Frame): SetText {
  for (const size of sizes) {
    const lines = broken(text, frame.width / size);
    const fits = lines.every((line) => widthInEm(line) * size <= frame.width);
    if (fits && lines.length <= linesIn(frame, size)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 0;
  const em = frame.width / size;
  const lines = broken(text, em);
  const shown = lines.slice(0, linesIn(frame, size));
  const isMore = (index: number) => index === shown.length - 1 && lines.length > shown.length;
  return { size, lines: shown.map((line, index) => cut(isMore(index) ? `${line}…` : line, em)) };
}

function linesIn({ height, leading }: Frame, size: number): number {
  return Math.floor(height / (size * leading));
}

/** Breaks the text into lines no wider than `em`; a word that is wider gets its own line. */
function broken(text: string, em: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthInEm(longer) <= em) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Returns the line, shortened if it is wider than `em`. */
function cut(line: string, em: number): string {
  if (widthInEm(line) <= em) return line;
  let kept = Array.from(line.replace(/…$/, ''));
  while (kept.length > 0 && widthInEm(`${kept.join('')}…`) > em) kept = kept.slice(0, -1);
  return `${kept.join('')}…`;
}
