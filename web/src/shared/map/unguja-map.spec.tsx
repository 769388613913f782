import { render, screen } from '@testing-library/react';
import { attractionSlugs, destinationSlugs } from '@contracts/guides/guide-slugs.ts';
import { labelPins } from './pin-labels.ts';
import { placeOf } from './places.ts';
import { isOnSheet, project, sheet } from './projection.ts';
import { UngujaMap } from './unguja-map.tsx';
import { ungujaOutline } from './unguja-outline.ts';

const nungwi = { name: 'Nungwi', lat: -5.726, lon: 39.298 };
const kendwa = { name: 'Kendwa', lat: -5.752, lon: 39.29 };
const mikumi = { name: 'Mikumi', lat: -7.4, lon: 37.1 };

describe('the map of Unguja', () => {
  it('names the places that it shows', () => {
    render(<UngujaMap pins={[nungwi, kendwa]} />);
    const map = screen.getByRole('img', { name: /Unguja.* with Nungwi and Kendwa$/ });
    expect(map).toHaveTextContent('NungwiKendwa');
  });

  it('leaves out places on the mainland, and renders nothing if there are no others', () => {
    const { container, rerender } = render(<UngujaMap pins={[nungwi, mikumi]} />);
    expect(container).not.toHaveTextContent('Mikumi');
    rerender(<UngujaMap pins={[mikumi]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('has the place of every guide except the two parks on the mainland', () => {
    const unknown = [...destinationSlugs, ...attractionSlugs].filter((slug) => {
      const place = placeOf(slug);
      return place === undefined || !isOnSheet(place);
    });
    expect(unknown).toEqual(['mikumi-park', 'selous-park']);
    expect(placeOf('constructor')).toBeUndefined();
  });

  it('measures 83 km from the lighthouse of Nungwi to the south coast', () => {
    const steps = [...ungujaOutline.matchAll(/([Ml ])(-?\d+) (-?\d+)/g)];
    let y = 0;
    const ys = steps.map(([, how, , step]) => (y = how === 'M' ? Number(step) : y + Number(step)));
    const north = project({ lat: -5.72, lon: 39.3 }).y;
    expect(Math.abs(Math.min(...ys) - north)).toBeLessThan(8);
    expect(Math.max(...ys)).toBeLessThan(sheet.height);
    expect(steps.length).toBeGreaterThan(60);
    expect(steps.length).toBeLessThan(130);
  });
});

describe('the names on the map', () => {
  it('are on the side of the nearer sea if there is room', () => {
    const east = { name: 'Matemwe', lat: -5.868, lon: 39.45 };
    const west = { name: 'Fumba', lat: -6.3, lon: 39.28 };
    const crowded = { name: 'A very long name in the far west', lat: -6.1, lon: 39.2 };
    const anchors = labelPins([east, west, crowded]).map(({ name, anchor }) => [name, anchor]);
    expect(Object.fromEntries(anchors)).toEqual({
      Matemwe: 'start',
      Fumba: 'end',
      [crowded.name]: 'start',
    });
  });

  it('do not overlap', () => {
    const close = [0, 0.001, 0.002, 0.003].map((north, index) => ({
      name: `Place ${String(index)}`,
      lat: -6 + north,
      lon: 39.5,
    }));
    const lines = labelPins(close)
      .map(({ y }) => y)
      .sort((a, b) => a - b);
    const gaps = lines.slice(1).map((y, index) => y - (lines[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
  });

  it('keep the line beside the main place free for its name', () => {
    const neighbour = { name: 'Mnarani', lat: -5.723, lon: 39.3, isFaint: true };
    const labels = labelPins([neighbour, nungwi]);
    const [own, other] = ['Nungwi', 'Mnarani'].map((name) =>
      labels.find((label) => label.name === name),
    );
    expect(own?.y).toBe(own?.pin.y);
    expect(other?.y).not.toBe(other?.pin.y);
  });
});
