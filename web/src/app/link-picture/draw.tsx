import type { LinkPicture } from '@contracts/site/link-picture.ts';
import type { ReactElement } from 'react';
import { paletteOf } from '../../shared/pindo/palette.ts';
import { faceOf } from './picture-face.ts';
import { Print, type Tile } from './print.tsx';

/** What a picture is made with. */
export type Materials = {
  /** The style sheets that dress the cloths and the scenes. */
  css: string;
  /** The text of a file below pindo/tiles. */
  tile: (name: string) => string;
  markupOf: (element: ReactElement) => string;
};

/** The picture of a page as an SVG that needs no style sheet: in the colours of its cloth, with its scene. */
export function drawLinkPicture(picture: LinkPicture, { css, tile, markupOf }: Materials): string {
  const face = faceOf(picture);
  const { kanga, hour } = face;
  const palette = paletteOf(css, kanga, hour);
  const markup = markupOf(
    <Print
      face={{ ...face, title: inXml(face.title) }}
      signature={inXml(picture.signature)}
      palette={palette}
      tile={tileOf(tile(`${kanga}-ink.svg`), tile(`${kanga}-second.svg`))}
    />,
  );
  return markup.replaceAll(/var\((--[\w-]+)\)/g, (_, property: string) => palette(property));
}

function tileOf(ink: string, second: string): Tile {
  const [, width] = /viewBox="0 0 (\d+) 34"/.exec(ink) ?? [];
  return { ink: inside(ink), second: inside(second), width: Number(width) };
}

function inside(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}

/** Without the characters that no XML may hold, however they came into a title. */
function inXml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
