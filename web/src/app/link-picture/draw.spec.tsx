import type { LinkPhoto, LinkPicture } from '@contracts/site/link-picture.ts';
import { render } from '@testing-library/react';
import { reefTour } from '../../../test-support/sample-tours.ts';
import { drawLinkPicture, type Materials } from './draw.tsx';

const properties = [
  ...['ground', 'ink', 'mji', 'rule', 'second'].map((name) => `--kanga-${name}`),
  ...['ink', 'limewash', 'manjano'].map((name) => `--color-${name}`),
  ...['sky', 'sun', 'far', 'mid', 'deep', 'ink', 'paper', 'accent'].map(
    (name) => `--scene-${name}`,
  ),
];
const materials: Materials = {
  css: `[data-kanga] { ${properties.map((name) => `${name}: #123456`).join('; ')} }`,
  tile: (name) => `<svg viewBox="0 0 44 34"><path d="M0 0h9z" data-tile="${name}" /></svg>`,
  markupOf: (element) => render(element).container.innerHTML,
};
const signature = 'Kanga Day Trips';

const drawn = (picture: LinkPicture) => drawLinkPicture(picture, materials);
const tourTitled = (title: string) =>
  drawn({ of: 'tour', tour: { ...reefTour, title }, signature });

/** The text in the picture that people can read. */
function wordsOf(svg: string): readonly string[] {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(drawing.querySelector('parsererror')).toBeNull();
  return [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
}

describe('a link picture', () => {
  it('names the tour, its price and the site', () => {
    expect(wordsOf(drawn({ of: 'tour', tour: reefTour, signature })).join(' ')).toBe(
      'MNEMBA REEF SNORKELLING FROM $50 · 5 HOURS KANGA DAY TRIPS',
    );
  });

  it("shows a guide's name and distance", () => {
    const words = wordsOf(drawn({ of: 'guide', path: '/destinations/kendwa', signature }));
    expect(words.join(' ')).toBe('KENDWA 55 KM · 1 H 15 MIN FROM STONE TOWN KANGA DAY TRIPS');
  });

  it('shows the headline of the home page for the site', () => {
    const words = wordsOf(drawn({ of: 'home', signature }));
    expect(words.join(' ')).toContain('ZANZIBAR, DAY BY DAY');
  });

  it('has the cloth of its place and needs no style sheet for its colours', () => {
    const svg = drawn({ of: 'tour', tour: reefTour, signature });
    expect(svg).toContain('data-tile="mnemba-ink.svg"');
    expect(svg).toContain('data-tile="mnemba-second.svg"');
    expect(svg).not.toMatch(/var\(|undefined|NaN/);
  });

  it('has the photograph of the tour, cropped around its focus', () => {
    const photo = { id: 'boat', width: 968, height: 498, content: 'Ym9hdA==' };
    const imageOf = (about: Pick<LinkPhoto, 'focus'>) => {
      const svg = drawn({ of: 'tour', tour: reefTour, photo: { ...photo, ...about }, signature });
      const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
      return drawing.querySelector('image');
    };
    const left = imageOf({ focus: { x: 0, y: 0.5 } });
    expect(left?.getAttribute('href')).toBe('data:image/jpeg;base64,Ym9hdA==');
    expect([left?.getAttribute('x'), left?.getAttribute('width')]).toEqual(['0', '968']);
    expect(imageOf({ focus: { x: 1, y: 0.5 } })?.getAttribute('x')).toBe('-484');
    expect(imageOf({})?.getAttribute('x')).toBe('-242');
  });

  it('is valid XML for any title', () => {
    const words = wordsOf(tourTitled('<b>&"\' \u0000\u0008\uFFFE\uD800'));
    expect(words[0]).toBe('<B>&"\'');
    expect(wordsOf(tourTitled(''))).toHaveLength(2);
  });
});
