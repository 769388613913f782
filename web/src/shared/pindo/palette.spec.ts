import { mixInOklab } from './mix-in-oklab.ts';
import { paletteOf } from './palette.ts';

const css = `
  /* --kanga-ground: #000000; stays in its comment */
  :root { --color-kisutu: #b3261e; --color-white: #fff; }
  :root,
  [data-kanga] {
    --tone-mid: var(--kanga-mji);
    --tone-deep: color-mix(in oklab, var(--kanga-mji) 52%, var(--kanga-ink));
  }
  :root,
  [data-kanga='kisutu'] {
    --kanga-ground: var(--color-kisutu); --kanga-ink: var(--color-white); --kanga-mji: #16202b;
    --tone-mid: #b3261e;
  }
  [data-slot='pindo'] { --kanga-ground: #123456; &::before { background: var(--kanga-ink); } }
  [data-kanga='mnemba'] {
    --kanga-ground: #bfe7df; --kanga-ink: #0b2b3a; /* 11.1 */
    --kanga-mji: #0b5a66;
  }
  [data-slot='scene'] { --scene-mid: var(--tone-mid); display: block; }
  [data-slot='scene'][data-hour='dusk'] {
    --scene-mid: color-mix(in oklab, var(--tone-mid) 26%, #84204e);
  }
`;

describe('the colours of a cloth', () => {
  it('come from the block of the cloth, or from the block of every cloth', () => {
    const mnemba = paletteOf(css, 'mnemba', 'day');
    expect(mnemba('--kanga-ground')).toBe('#bfe7df');
    expect(mnemba('--tone-mid')).toBe('#0b5a66');
    const kisutu = paletteOf(css, 'kisutu', 'day');
    expect(kisutu('--kanga-ground')).toBe('#b3261e');
    expect(kisutu('--kanga-ink')).toBe('#ffffff');
    expect(kisutu('--tone-mid')).toBe('#b3261e');
  });

  it('are mixed as in the style sheet', () => {
    expect(paletteOf(css, 'mnemba', 'day')('--tone-deep')).toBe(
      mixInOklab('#0b5a66', 0.52, '#0b2b3a'),
    );
  });

  it('depend on the hour of the scene', () => {
    expect(paletteOf(css, 'mnemba', 'day')('--scene-mid')).toBe('#0b5a66');
    expect(paletteOf(css, 'mnemba', 'dusk')('--scene-mid')).toBe(
      mixInOklab('#0b5a66', 0.26, '#84204e'),
    );
  });

  it('throw an error if a property is missing', () => {
    expect(() => paletteOf(css, 'mnemba', 'day')('--kanga-focus')).toThrow('--kanga-focus');
  });
});

describe('a mixture in Oklab', () => {
  // Chromium's results for the same color-mix().
  it.each([
    ['#000000', 0.5, '#ffffff', '#636363'],
    ['#ff0000', 0.5, '#0000ff', '#8c53a2'],
    ['#ff0000', 1, '#0000ff', '#ff0000'],
    ['#ff0000', 0, '#0000ff', '#0000ff'],
  ])('of %s, with a share of %d, and %s is %s', (first, share, second, mixed) => {
    expect(mixInOklab(first, share, second)).toBe(mixed);
  });
});
