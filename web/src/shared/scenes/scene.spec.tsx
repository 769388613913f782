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

  it('is cut from flat tones of the cloth alone, five to seven beside the sky', () => {
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

  it('has a block laid a little beside the other', () => {
    expect(svg).toContain('translate(6 5)');
  });

  it('weighs little: 12 KB of text, under 6 KB on the wire', () => {
    expect(svg.length).toBeLessThan(12 * 1024);
  });

  it('holds no number that went wrong', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('a scene', () => {
  const printOf = (container: HTMLElement) => container.querySelector('use')?.getAttribute('href');

  it('says what it shows, and shows its print from the file of all', () => {
    const { container } = render(<Scene name="carved-door" />);
    expect(screen.getByRole('img', { name: sceneLabels['carved-door'] })).toBeInTheDocument();
    expect(printOf(container)).toBe(`${printsFile}#carved-door`);
  });

  it('can be named after what it stands for', () => {
    render(<Scene name="turtle" label="Mnarani tidal pool" hour="dawn" />);
    const picture = screen.getByRole('img', { name: 'Mnarani tidal pool' });
    expect(picture).toHaveAttribute('data-hour', 'dawn');
  });

  it('keeps silent beside words that say the same', () => {
    const { container } = render(<Scene name="turtle" isDecorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(printOf(container)).toBe(`${printsFile}#turtle`);
  });

  describe('on a page that the server put together', () => {
    const page = (scene: ReactNode) =>
      renderToString(<PrintsAtHand value={allPrints}>{scene}</PrintsAtHand>);

    /** Takes the page up as a browser does, which has no prints at hand. */
    function takeUp(name: SceneName) {
      const container = document.createElement('div');
      container.innerHTML = page(<Scene name={name} />);
      const before = container.firstChild;
      const { rerender } = render(<Scene name={name} />, { container, hydrate: true });
      expect(container.firstChild).toBe(before);
      return { container, rerender };
    }

    it('is there with its print where it stands by itself, and stays as it was', () => {
      const { container, rerender } = takeUp('turtle');
      const paths = container.querySelectorAll('path').length;
      expect(paths).toBeGreaterThan(5);
      rerender(<Scene name="turtle" hour="dusk" />);
      expect(container.querySelectorAll('path')).toHaveLength(paths);
      expect(printOf(container)).toBeUndefined();
    });

    it('gives way to another', () => {
      const { container, rerender } = takeUp('turtle');
      rerender(<Scene name="carved-door" />);
      expect(printOf(container)).toBe(`${printsFile}#carved-door`);
      expect(container.querySelectorAll('path')).toHaveLength(1);
    });

    it('is shown from the file where there are many', () => {
      expect(page(<Scene name="turtle" isDecorative />)).toContain(`${printsFile}#turtle`);
    });
  });
});
