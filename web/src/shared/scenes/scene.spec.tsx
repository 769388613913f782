import { render, screen, waitFor } from '@testing-library/react';
import { allPrints } from './prints/all-prints.ts';
import { sceneLabels, sceneNames } from './scene-name.ts';
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
  it('says what it shows, before its print has come', async () => {
    render(<Scene name="carved-door" />);
    const picture = screen.getByRole('img', { name: sceneLabels['carved-door'] });
    expect(picture.querySelectorAll('path')).toHaveLength(1);
    await waitFor(() => {
      expect(picture.querySelectorAll('path').length).toBeGreaterThan(1);
    });
  });

  it('can be named after what it stands for', async () => {
    render(<Scene name="turtle" label="Mnarani tidal pool" hour="dawn" />);
    const picture = screen.getByRole('img', { name: 'Mnarani tidal pool' });
    expect(picture).toHaveAttribute('data-hour', 'dawn');
    await waitFor(() => {
      expect(picture.querySelectorAll('path').length).toBeGreaterThan(1);
    });
  });

  it('keeps silent beside words that say the same', async () => {
    const { container } = render(<Scene name="turtle" isDecorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await waitFor(() => {
      expect(container.querySelectorAll('path').length).toBeGreaterThan(1);
    });
  });
});
