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

/** How many layouts of a face, and faces of letters, are remembered. Names differ, but labels and figures come again. */
const rememberedMin = 1_000;

const loaded = new Map<string, Font>();
const found: Readonly<Record<Style, RecentlyUsed<readonly [face: string | undefined]>>> = {
  lettering: new RecentlyUsed(rememberedMin),
  prose: new RecentlyUsed(rememberedMin),
  strong: new RecentlyUsed(rememberedMin),
};

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
  const runs = new RecentlyUsed<GlyphRun>(rememberedMin);
  font.layout = (text, features, ...more) => {
    const key = `${JSON.stringify(features)} ${text}`;
    let run = more.length === 0 ? runs.get(key) : undefined;
    if (run === undefined) {
      run = layOut(text, features, ...more);
      if (more.length === 0) runs.set(key, run);
    }
    const copy = Object.create(run, {
      positions: { value: run.positions.map((position) => ({ ...position })) },
    }) as GlyphRun;
    return copy;
  };
}
