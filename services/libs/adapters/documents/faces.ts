import { create, type Font, type GlyphRun } from 'fontkit';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RecentlyUsed } from '../node/recently-used.ts';
import { unpackedFont } from './unpacked-font.ts';

/** The type of a text: `lettering` for headlines in capitals, `prose` for body text, `strong` for emphasis. */
export type Style = 'lettering' | 'prose' | 'strong';

/** Each alphabet comes in its own file; a letter is taken from the first file that has it. */
const alphabets = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'greek',
  'cyrillic-ext',
  'greek-ext',
];
const lettered = ['latin', 'latin-ext', 'cyrillic', 'greek', 'cyrillic-ext'];

/** The packages of the two typefaces; the font files are in the same folders. */
const letteringPackage = import.meta.resolve('@fontsource/sofia-sans-extra-condensed/package.json');
const prosePackage = import.meta.resolve('@fontsource/literata/package.json');

const proseIn = (weight: number) =>
  alphabets.map(
    (alphabet) => new URL(`files/literata-${alphabet}-${weight}-normal.woff`, prosePackage).href,
  );

/** Addresses of the font files. They are also the names of the faces. */
const files: Readonly<Record<Style, readonly string[]>> = {
  // The lettering lacks some alphabets that the prose has.
  lettering: [
    ...lettered.map(
      (alphabet) =>
        new URL(`files/sofia-sans-extra-condensed-${alphabet}-800-normal.woff`, letteringPackage)
          .href,
    ),
    ...proseIn(700),
  ],
  prose: proseIn(400),
  strong: proseIn(700),
};

/** How many letters are remembered of each style. */
const lettersMin = 1_000;

/** How many layouts are remembered of each font. Names differ, but labels and figures occur in many vouchers. */
const layoutsMin = 250;

/** For each style, the recently used values of one kind, for example the widths of letters. */
export type ByStyle<Value> = Readonly<Record<Style, RecentlyUsed<Value>>>;

export function rememberedByStyle<Value>(): ByStyle<Value> {
  return {
    lettering: new RecentlyUsed(lettersMin),
    prose: new RecentlyUsed(lettersMin),
    strong: new RecentlyUsed(lettersMin),
  };
}

const loaded = new Map<string, Font>();
const found = rememberedByStyle<readonly [face: string | undefined]>();

/** Returns the name of the first face of the style that has all of these letters; undefined if none has. */
export function faceFor(style: Style, letters: string): string | undefined {
  const known = found[style].get(letters);
  if (known !== undefined) return known[0];
  const codePoints = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  const face = files[style].find((file) =>
    codePoints.every((codePoint) => fontOf(file).hasGlyphForCodePoint(codePoint)),
  );
  found[style].set(letters, [face]);
  return face;
}

/** The font of a face. All vouchers share it: reading a font and its tables takes longer than drawing a page. */
export function fontOf(face: string): Font {
  const known = loaded.get(face);
  if (known !== undefined) return known;
  const font = create(unpackedFont(readFileSync(fileURLToPath(face)))) as Font;
  rememberLayouts(font);
  loaded.set(face, font);
  return font;
}

/**
 * Makes the font remember its layouts. The PDF library lays out each text three times: it measures it twice and prints
 * it. It also changes the positions of a layout, so each call gets its own.
 */
function rememberLayouts(font: Font): void {
  const layOut = font.layout.bind(font);
  const runs = new RecentlyUsed<GlyphRun>(layoutsMin);
  // The library passes only these two arguments.
  font.layout = (text, features) => {
    const key = `${JSON.stringify(features)} ${text}`;
    const run = runs.get(key) ?? layOut(text, features);
    runs.set(key, run);
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.create(run, { positions: { value: positions } }) as GlyphRun;
  };
}
