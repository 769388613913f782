import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackedFont } from './unpacked-font.ts';

/** The type of a text: `lettering` for headlines in capitals, `prose` for body text, `strong` for emphasis. */
export type Style = 'lettering' | 'prose' | 'strong';

/** The part of a page that this module uses. */
interface Page {
  registerFont(name: string, source: Uint8Array): unknown;
  font(name: string): unknown;
}

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

const contents = new Map<string, Uint8Array>();

/** The faces of one page. Each is loaded when the first letter needs it. */
export class Faces {
  readonly #page: Page;
  readonly #found: Readonly<Record<Style, Map<string, string | undefined>>> = {
    lettering: new Map(),
    prose: new Map(),
    strong: new Map(),
  };
  readonly #has = new Map<string, (codePoint: number) => boolean>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** Returns the name of the first face of the style that has all of these letters; undefined if none has. */
  faceFor(style: Style, letters: string): string | undefined {
    const known = this.#found[style];
    if (!known.has(letters)) known.set(letters, this.#find(style, letters));
    return known.get(letters);
  }

  #find(style: Style, letters: string): string | undefined {
    const codePoints = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    return files[style].find((file) => codePoints.every(this.#coverageOf(file)));
  }

  #coverageOf(file: string): (codePoint: number) => boolean {
    const known = this.#has.get(file);
    if (known !== undefined) return known;
    this.#page.registerFont(file, contentOf(file));
    this.#page.font(file);
    // The library offers no other way to ask which letters a face has.
    const { _font } = this.#page as unknown as {
      readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    };
    const has = (codePoint: number) => _font.font.hasGlyphForCodePoint(codePoint);
    this.#has.set(file, has);
    return has;
  }
}

function contentOf(file: string): Uint8Array {
  const known = contents.get(file);
  if (known !== undefined) return known;
  const woff = readFileSync(fileURLToPath(file));
  const content = unpackedFont(woff);
  contents.set(file, content);
  return content;
}
