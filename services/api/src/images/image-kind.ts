/**
 * The formats that staff may send. Formats without fixed first bytes, formats for animations and formats with scripts
 * are left out.
 */
export const imageKinds = ['jpeg', 'png', 'webp', 'avif'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** Recognises the format by the first bytes of the content; the file's name and declared type do not matter. */
export function imageKindOf(content: Buffer): ImageKind | undefined {
  if (startsWith(content, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (letters(content, 0, 4) === 'RIFF' && letters(content, 8, 12) === 'WEBP') return 'webp';
  return letters(content, 4, 8) === 'ftyp' && brandsOf(content).includes('avif')
    ? 'avif'
    : undefined;
}

/** The brands of an ISO base media file: the main one, then (after a version) the compatible ones. */
function brandsOf(content: Buffer): readonly string[] {
  const end = Math.min(content.length, content.readUInt32BE(0), brandsBytesMax);
  const brands = [letters(content, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(letters(content, at, at + 4));
  return brands;
}

const brandsBytesMax = 256;

function startsWith(content: Buffer, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => content[index] === byte);
}

function letters(content: Buffer, from: number, to: number): string {
  return content.toString('latin1', from, to);
}
