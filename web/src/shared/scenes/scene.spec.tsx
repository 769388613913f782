import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { allPrints } from './prints/all-prints.ts';
import { PrintsAtHand } from './prints-at-hand.ts';
import { printsFile } from './prints-file.ts';
import { sceneLabels, sceneNames, type SceneName } from './scene-name.ts';
import { Scene } from './scene.tsx';

describe.each(sceneNames)('the print of %s', (name) => {
  const Print = allPrints[name];
  let svg = '';
  beforeAll(() => {
    svg = render(
      <svg>
        <Print />
      </svg>,
    ).container.innerHTML;
  });

  it('has only flat tones of the cloth: five to seven, and the sky', () => {
    const paints = [...svg.matchAll(/(?:fill|stroke)="(?!none)([^"]+)"/g)].map(
      ([, paint]) => paint,
    );
    const tones = new Set(paints);
    expect([...tones].filter((paint) => !/^var\(--scene-\w+\)$/.test(paint ?? ''))).toEqual([]);
    tones.delete('var(--scene-sky)');
    expect(tones.size).toBeGreaterThanOrEqual(5);
    expect(tones.size).toBeLessThanOrEqual(7);
    expect(svg).not.toMatch(/gradient|filter|<image/i);
  });

  it('has a second printing block with a small offset', () => {
    expect(svg).toContain('translate(6 5)');
  });

  it('is small: less than 12 KB of text', () => {
    expect(svg.length).toBeLessThan(12 * 1024);
  });

  it('contains no invalid numbers', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('a scene', () => {
  const printOf = (container: HTMLElement) => container.querySelector('use')?.getAttribute('href');

  it('has a label and shows its print from the file of all prints', () => {
    const { container } = render(<Scene name="carved-door" />);
    expect(screen.getByRole('img', { name: sceneLabels['carved-door'] })).toBeInTheDocument();
    expect(printOf(container)).toBe(`${printsFile}#carved-door`);
  });

  it('can have a more specific label', () => {
    render(<Scene name="turtle" label="Mnarani tidal pool" hour="dawn" />);
    const picture = screen.getByRole('img', { name: 'Mnarani tidal pool' });
    expect(picture).toHaveAttribute('data-hour', 'dawn');
  });

  it('is hidden from screen readers if it is decorative', () => {
    const { container } = render(<Scene name="turtle" isDecorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(printOf(container)).toBe(`${printsFile}#turtle`);
  });

  describe('on a page rendered on the server', () => {
    const page = (scene: ReactNode) =>
      renderToString(<PrintsAtHand value={allPrints}>{scene}</PrintsAtHand>);

    /** Hydrates the page as a browser does, without the components of the prints. */
    function hydrate(name: SceneName) {
      const container = document.createElement('div');
      container.innerHTML = page(<Scene name={name} />);
      const before = container.firstChild;
      const { rerender } = render(<Scene name={name} />, { container, hydrate: true });
      expect(container.firstChild).toBe(before);
      return { container, rerender };
    }

    it('contains its print if it is not decorative, and hydration does not change the print', () => {
      const { container, rerender } = hydrate('turtle');
      const paths = container.querySelectorAll('path').length;
      expect(paths).toBeGreaterThan(5);
      rerender(<Scene name="turtle" hour="dusk" />);
      expect(container.querySelectorAll('path')).toHaveLength(paths);
      expect(printOf(container)).toBeUndefined();
    });

    it('can be replaced by another scene', () => {
      const { container, rerender } = hydrate('turtle');
      rerender(<Scene name="carved-door" />);
      expect(printOf(container)).toBe(`${printsFile}#carved-door`);
      expect(container.querySelectorAll('path')).toHaveLength(1);
    });

    it('is shown from the file if it is decorative', () => {
      expect(page(<Scene name="turtle" isDecorative />)).toContain(`${printsFile}#turtle`);
    });
  });
});
