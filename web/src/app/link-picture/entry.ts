import type { LinkPicture } from '@contracts/site/link-picture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import pindoCss from '../../shared/pindo/pindo.css?raw';
import sceneCss from '../../shared/scenes/scene.css?raw';
import kangaCss from '../../shared/styles/kanga.css?raw';
import tokensCss from '../../shared/styles/tokens.css?raw';
import { drawLinkPicture } from './draw.tsx';

const tiles = import.meta.glob<string>('../../shared/pindo/tiles/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const materials = {
  css: [tokensCss, kangaCss, pindoCss, sceneCss].join('\n'),
  tile: (name: string) => tiles[`../../shared/pindo/tiles/${name}`] ?? '',
  markupOf: renderToStaticMarkup,
};

/**
 * Returns the SVG of a picture. Built for the server, which converts it to a PNG
 * (services/api/src/discovery/drawing.thread.ts).
 */
export function linkPictureSvg(picture: LinkPicture): string {
  return drawLinkPicture(picture, materials);
}
