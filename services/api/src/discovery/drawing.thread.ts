import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { LinkPicture } from '../../../libs/contracts/site/link-picture.ts';
import type { Drawn, Wanted } from './drawing-thread.ts';

/** The part of the built web that draws the pictures. The path starts at the compiled file. */
const design = new URL('../../../../web-server/link-picture.js', import.meta.url);

/** A font of one weight: the renderer does not support variable fonts. */
const lettering = content(
  import.meta
    .resolve('@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-800-normal.woff2'),
);

const [{ linkPictureSvg }] = await Promise.all([
  import(design.href) as Promise<{ linkPictureSvg: (picture: LinkPicture) => string }>,
  initWasm(content(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))),
]);

parentPort?.on('message', ({ number, picture }: Wanted) => {
  try {
    const png = drawn(linkPictureSvg(picture));
    parentPort?.postMessage({ number, png } satisfies Drawn, [png.buffer]);
  } catch (error) {
    parentPort?.postMessage({ number, fault: String(error) } satisfies Drawn);
  }
});

function drawn(svg: string): Uint8Array<ArrayBuffer> {
  const drawing = new Resvg(svg, {
    font: { fontBuffers: [lettering], defaultFontFamily: 'Sofia Sans Extra Condensed' },
  });
  try {
    // Copied, because the renderer returns a view of its own memory.
    return new Uint8Array(drawing.render().asPng());
  } finally {
    drawing.free();
  }
}

function content(fileUrl: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(fileURLToPath(fileUrl)));
}
