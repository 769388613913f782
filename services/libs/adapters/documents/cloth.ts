type Page = PDFKit.PDFDocument;

/** The colours of the home cloth, and of the page behind it. */
export const colours = {
  ground: '#B3261E',
  onGround: '#FFFFFF',
  ink: '#16202B',
  soft: '#4A5560',
  rule: '#7C8A86',
  link: '#0B5A66',
  limewash: '#FAFCF9',
  manjano: '#F0B12E',
} as const;

/** The two blocks of the home cloth's border, printed one over the other; the same as in web/src/shared/pindo. */
const tile = {
  width: 40,
  height: 34,
  white: [
    'M0 0h40L35 6 30 0 25 6 20 0 15 6 10 0 5 6zM0 34h40l-5-6-5 6-5-6-5 6-5-6-5 6-5-6z',
    'M20 16.4c-4.4-1.4-4.6-6.2 0-8.4 4.6 2.2 4.4 7 0 8.4M20 17.6c-4.4 1.4-4.6 6.2 0 8.4 4.6-2.2 4.4-7 0-8.4M19.4 17c-1.4-4.4-6.2-4.6-8.4 0 2.2 4.6 7 4.4 8.4 0M20.6 17c1.4-4.4 6.2-4.6 8.4 0-2.2 4.6-7 4.4-8.4 0',
    'M0 10.5 2.2 17 0 23.5zM40 10.5 37.8 17l2.2 6.5z',
  ],
  ink: [
    'M20 14.4 22.6 17 20 19.6 17.4 17zM12.4 9.4l3-.6-.6 3zM27.6 9.4l-3-.6.6 3zM12.4 24.6l3 .6-.6-3zM27.6 24.6l-3 .6.6-3z',
    'M0 7l5 10-5 10V23.5L2.2 17 0 10.5zM40 7l-5 10 5 10V23.5L37.8 17 40 10.5z',
  ],
} as const;

/** The heights of a border, of the lines along it and of its pattern, in points. */
export const bandHeight = 34;
const bandRule = 4;
const tileHeight = 23;

/** Draws a border of the cloth across the page. */
export function drawBand(page: Page, y: number): void {
  const { width } = page.page;
  const scale = tileHeight / tile.height;
  const step = tile.width * scale;
  const count = Math.ceil(width / step / 2) * 2;
  page.save();
  page.rect(0, y, width, bandHeight).clip();
  page.rect(0, y, width, bandHeight).fill(colours.ground);
  page.rect(0, y, width, bandRule).fill(colours.ink);
  page.rect(0, y + bandHeight - bandRule, width, bandRule).fill(colours.ink);
  for (let index = 0; index < count; index += 1) {
    page.save();
    // The pattern is centred, so both ends look the same.
    page.translate(width / 2 + (index - count / 2) * step, y + (bandHeight - tileHeight) / 2);
    page.scale(scale);
    for (const path of tile.white) page.path(path).fill(colours.onGround);
    for (const path of tile.ink) page.path(path).fill(colours.ink);
    page.restore();
  }
  page.restore();
}
