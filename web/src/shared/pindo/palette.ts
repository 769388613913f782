import type { Hour } from '../scenes/hour.ts';
import type { Kanga } from './kanga.ts';
import { mixInOklab } from './mix-in-oklab.ts';

/** Returns the colour of a custom property such as `--kanga-ground` on a cloth, as `#rrggbb`. */
export type Palette = (property: string) => string;

/**
 * Returns the colours of a cloth, and of a scene on it at an hour, from the style sheets. It is needed for
 * pictures that no browser draws. It understands only the syntax in these style sheets: hex colours, `var()` and
 * `color-mix(in oklab, …)`.
 */
export function paletteOf(css: string, kanga: Kanga, hour: Hour): Palette {
  const properties = declarationsOf(css, [
    '[data-kanga]',
    `[data-kanga='${kanga}']`,
    "[data-slot='scene']",
    `[data-slot='scene'][data-hour='${hour}']`,
  ]);
  const colourOf: Palette = (property) => {
    const value = properties.get(property);
    if (value === undefined) throw new Error(`The style sheets give no ${property}.`);
    return evaluate(value, colourOf);
  };
  return colourOf;
}

/**
 * Returns the custom properties of the blocks for `:root` and of the blocks with one of these selectors. A later
 * block replaces an earlier one. A block for both `:root` and a cloth belongs only to that cloth: pages without
 * a cloth use its colours.
 */
function declarationsOf(css: string, selectors: readonly string[]): ReadonlyMap<string, string> {
  const declared = new Map<string, string>();
  const blocks = css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  for (const [, head = '', body = ''] of blocks) {
    const heads = head.split(',').map((selector) => selector.trim());
    const isForAll =
      heads.includes(':root') && !heads.some((each) => each.startsWith('[data-kanga='));
    if (!isForAll && !heads.some((each) => selectors.includes(each))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)) {
      declared.set(name, value.trim());
    }
  }
  return declared;
}

function evaluate(value: string, colourOf: Palette): string {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name !== undefined) return colourOf(name);
  const [, first, percent, second] =
    /^color-mix\(in oklab, (.+?) ([\d.]+)%, (.+)\)$/.exec(value) ?? [];
  if (first !== undefined && second !== undefined) {
    const parts = [evaluate(first, colourOf), evaluate(second, colourOf)] as const;
    return mixInOklab(parts[0], Number(percent) / 100, parts[1]);
  }
  const [, short] = /^#([\da-f]{3})$/i.exec(value) ?? [];
  return short === undefined ? value : `#${short.replaceAll(/./g, '$&$&')}`;
}
