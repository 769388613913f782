/**
 * Mixes two colours like `color-mix(in oklab, …)`, for pictures without a style sheet.
 *
 * @param share of the first colour, 0 to 1
 * @returns `#rrggbb`
 */
export function mixInOklab(first: string, share: number, second: string): string {
  const [a, b] = [oklabOf(first), oklabOf(second)];
  return hexOf(a.map((part, index) => part * share + (b[index] ?? 0) * (1 - share)));
}

/** Björn Ottosson’s matrices: from linear light to cones, and from their cube roots to lightness and hues. */
const toCones = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCones = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function oklabOf(hex: string): readonly number[] {
  const light = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return times(toLab, times(toCones, light).map(Math.cbrt));
}

function hexOf(lab: readonly number[]): string {
  const cones = times(fromLab, lab).map((root) => root ** 3);
  const bytes = times(fromCones, cones).map((light) => {
    const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(Math.max(value, 0), 1) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function times(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  return matrix.map((row) =>
    row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0),
  );
}
