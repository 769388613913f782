import { faceFor, fontOf, rememberedByStyle, type Style } from './faces.ts';

type Page = PDFKit.PDFDocument;

/** How a text is set. */
export interface Setting {
  readonly style: Style;
  /** In points. */
  readonly size: number;
  readonly colour: string;
}

/** The room for a text. */
interface Frame {
  /** In points. */
  readonly width: number;
  readonly linesMax: number;
}

/** Consecutive letters in the same face. */
interface Run {
  readonly face: string;
  readonly text: string;
}

type Line = readonly Run[];

/** Printed in place of letters that no face has. */
export const gap = '[…]';

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Figures of the same height and width, as on bills. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['lnum', 'tnum', 'kern', 'liga'];

/** Widths of single letters at a size of one point, by style. */
const advances = rememberedByStyle<number>();

/** Sets lines of text in several faces, so that every letter of a name is printed if one of the faces has it. */
export class TypeSetter {
  readonly #page: Page;
  /** Whether something was printed as {@link gap}. */
  hasGaps = false;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Breaks a text into lines. A text that needs more than `linesMax` lines ends in an ellipsis. */
  break(text: string, setting: Setting, { width, linesMax }: Frame): readonly Line[] {
    const lines: string[] = [];
    let line = '';
    for (const word of this.#settable(text, setting.style).split(' ')) {
      for (const part of this.#partsOf(word, setting, width)) {
        const longer = line === '' ? part : `${line} ${part}`;
        if (line !== '' && this.#widthOf(longer, setting) > width) {
          lines.push(line);
          line = part;
        } else {
          line = longer;
        }
      }
    }
    lines.push(line);
    const shown = lines.slice(0, linesMax);
    if (lines.length > linesMax) {
      const rest = lines.slice(linesMax - 1, linesMax + 1).join(' ');
      shown[linesMax - 1] = this.#shortened(rest, setting, width);
    }
    return shown.map((each) => this.#runsOf(each, setting.style));
  }

  /**
   * Returns the first of the sizes in which the whole text fits; the sizes are in descending order. If none fits,
   * returns the last one.
   */
  fittingSize(text: string, style: Style, frame: Frame, sizes: readonly number[]): number {
    const words = this.#settable(text, style).split(' ');
    const fits = (size: number) => {
      const setting = { style, size, colour: '' };
      const { width, linesMax } = frame;
      const lines = this.break(text, setting, { width, linesMax: linesMax + 1 });
      return (
        lines.length <= linesMax && words.every((word) => this.#widthOf(word, setting) <= width)
      );
    };
    return sizes.find(fits) ?? sizes.at(-1) ?? 0;
  }

  /** Prints a line with its baseline at `y`. */
  print(line: Line, { size, colour }: Setting, x: number, y: number): void {
    let at = x;
    for (const { face, text } of line) {
      this.#useFace(face, size);
      this.#page.fillColor(colour);
      this.#page.text(text, at, y, { lineBreak: false, baseline: 'alphabetic', features });
      at += this.#page.widthOfString(text, { features });
    }
  }

  /** Returns the width of a printed line, in points. */
  widthOf(line: Line, { size }: Pick<Setting, 'size'>): number {
    return line.reduce((sum, { face, text }) => {
      this.#useFace(face, size);
      return sum + this.#page.widthOfString(text, { features });
    }, 0);
  }

  /** The name comes first, so that the library finds a face that the page already has. */
  #useFace(face: string, size: number): void {
    // The library accepts a font that was read before; its types do not say so.
    this.#page.registerFont(face, fontOf(face) as never);
    this.#page.font(face).fontSize(size);
  }

  /** Returns the sum of the widths of the letters. It ignores kerning, so that measuring is quick. */
  #widthOf(text: string, setting: Setting): number {
    return lettersOf(text).reduce((sum, letter) => sum + this.#advanceOf(letter, setting), 0);
  }

  #advanceOf(letter: string, { style, size }: Setting): number {
    const known = advances[style].get(letter);
    if (known !== undefined) return known * size;
    const advance = this.widthOf(this.#runsOf(letter, style), { size: 1 });
    advances[style].set(letter, advance);
    return advance * size;
  }

  /** Returns the word; if it is wider than a line, its parts. */
  #partsOf(word: string, setting: Setting, width: number): readonly string[] {
    if (this.#widthOf(word, setting) <= width) return [word];
    const parts: string[] = [];
    let part = '';
    let partWidth = 0;
    for (const letter of lettersOf(word)) {
      const advance = this.#advanceOf(letter, setting);
      if (part !== '' && partWidth + advance > width) {
        parts.push(part);
        part = '';
        partWidth = 0;
      }
      part += letter;
      partWidth += advance;
    }
    return [...parts, part];
  }

  #shortened(line: string, setting: Setting, width: number): string {
    let left = width - this.#advanceOf('…', setting);
    const letters = lettersOf(line);
    const end = letters.findIndex((letter) => {
      left -= this.#advanceOf(letter, setting);
      return left < 0;
    });
    return `${letters.slice(0, end).join('').trimEnd()}…`;
  }

  #runsOf(text: string, style: Style): Line {
    const runs: Run[] = [];
    for (const letter of lettersOf(text)) {
      const face = faceFor(style, letter) ?? '';
      const last = runs.at(-1);
      if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + letter };
      else runs.push({ face, text: letter });
    }
    return runs;
  }

  /** Replaces letters that no face has: by the letter without its marks, otherwise by a gap. */
  #settable(text: string, style: Style): string {
    const letters = lettersOf(printable(text)).map((letter) => {
      const bare = letter.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
      const isSettable = (each: string) => each !== '' && faceFor(style, each) !== undefined;
      return [letter, bare].find(isSettable);
    });
    if (!letters.includes(undefined)) return letters.join('');
    this.hasGaps = true;
    return letters
      .map((letter) => letter ?? gap)
      .join('')
      .replaceAll(/\[…\](?: ?\[…\])+/g, gap);
  }
}

/** Letters with their marks. Most texts are plain ASCII, where each character is a letter. */
function lettersOf(text: string): readonly string[] {
  if (/^[ -~]*$/.test(text)) return text.split('');
  return Array.from(clusters.segment(text), ({ segment }) => segment);
}

/** Returns the text as one line, without invisible characters and signs that reverse the writing direction. */
function printable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}
