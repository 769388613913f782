import type { LinkPicture } from '@contracts/site/link-picture.ts';
import type { ReactElement } from 'react';
import { paletteOf } from '../../shared/pindo/palette.ts';
import { capitalsOf } from './letters.ts';
import { faceOf } from './picture-face.ts';
import { Print, type Tile } from './print.tsx';

/** The data that is needed to draw a picture. */
export type Materials = {
  /** The style sheets with the colours of the cloths and the scenes. */
  css: string;
  /** Returns the text of a file below pindo/tiles. */
  tile: (name: string) => string;
  markupOf: (element: ReactElement) => string;
};

/** Returns the picture of a page as an SVG that needs no style sheet: in the colours of its cloth, with its scene. */
export function drawLinkPicture(picture: LinkPicture, { css, tile, markupOf }: Materials): string {
  const { title, fact, scene, kanga, hour, photo } = faceOf(picture);
  const palette = paletteOf(css, kanga, hour);
  const markup = markupOf(
    <Print
      title={capitalsOf(title)}
      fact={capitalsOf(fact)}
      signature={capitalsOf(picture.signature)}
      scene={scene}
      photo={photo}
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
