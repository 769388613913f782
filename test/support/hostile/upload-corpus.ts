import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Pictures as cameras, phones and attackers send them, made on demand. */

function noise(width: number, height: number) {
  const background = '#287';
  const grain = { type: 'gaussian', mean: 128, sigma: 10 } as const;
  return sharp({ create: { width, height, channels: 3, background, noise: grain } });
}

export function jpeg(width = 800, height = 600): Promise<Buffer> {
  return noise(width, height).jpeg().toBuffer();
}

export function png(width = 800, height = 600): Promise<Buffer> {
  return noise(width, height).png().toBuffer();
}

export function webp(width = 800, height = 600): Promise<Buffer> {
  return noise(width, height).webp().toBuffer();
}

export function avif(width = 320, height = 240): Promise<Buffer> {
  return noise(width, height).avif({ effort: 0 }).toBuffer();
}

/** A picture with metadata: the place, the person, the camera and the orientation. */
export function fromCamera(): Promise<Buffer> {
  return noise(800, 600)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Artist: 'Asha Juma', Model: 'Secret Camera' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '6/1 9/1 57/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '39/1 11/1 21/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret caption</x:xmpmeta>')
    .toBuffer();
}

export async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all([png(40, 30), png(40, 30), png(40, 30)]);
  return await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer();
}

export const script = '<script>alert(document.domain)</script>';

/** A picture that is also a page: the page is in a comment of the picture. */
export async function jpegWithPage(): Promise<Buffer> {
  const picture = await jpeg();
  const page = Buffer.from(`<html>${script}</html>`);
  const comment = Buffer.from([0xff, 0xfe, 0, page.length + 2]);
  return Buffer.concat([picture.subarray(0, 2), comment, page, picture.subarray(2)]);
}

/** A picture with an archive after its end, where readers of archives find it. */
export async function jpegWithArchive(): Promise<Buffer> {
  const endOfArchive = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
  return Buffer.concat([await jpeg(), Buffer.from(`PK\x03\x04${script}`), endOfArchive]);
}

export const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${script}</svg>`,
);

export function gif(): Promise<Buffer> {
  return noise(20, 20).gif().toBuffer();
}

export function tiff(): Promise<Buffer> {
  return noise(20, 20).tiff().toBuffer();
}

/** The header of a picture from the phones of one maker. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(200),
]);

/** The same header with the brand of an accepted type. */
export const heicThatSaysAvif = Buffer.from(
  heic.toString('latin1').replace('mif1', 'avif'),
  'latin1',
);

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** A PNG of one colour: complete, valid, and a thousand times larger in memory than in transfer. */
export function pngBomb(width = 14_000, height = 14_000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit per pixel, greyscale.
  head.set([1, 0, 0, 0, 0], 8);
  const lines = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A few bytes that claim to have four thousand million pixels. */
export function pngOfHugeClaims(): Buffer {
  const bomb = pngBomb(8, 8);
  const head = Buffer.from(bomb.subarray(16, 29));
  head.writeUInt32BE(65_535, 0);
  head.writeUInt32BE(65_535, 4);
  return Buffer.concat([bomb.subarray(0, 8), chunk('IHDR', head), bomb.subarray(33)]);
}

/** The first half of a picture. */
export function truncated(picture: Buffer): Buffer {
  return picture.subarray(0, Math.floor(picture.length / 2));
}

const bytes = (...codes: readonly number[]) => Buffer.from(codes);

/** Files that begin like a type that is not accepted, each with its description. */
export const otherKinds: readonly (readonly [what: string, content: Buffer])[] = [
  ['a bitmap', Buffer.from('BM\x46\0\0\0')],
  ['an icon', bytes(0, 0, 1, 0, 1, 0)],
  ['a Photoshop file', Buffer.from('8BPS\0\x01')],
  ['a JPEG XL', bytes(0xff, 0x0a, 0, 0)],
  ['a JPEG XL in its container', Buffer.from('\0\0\0\x0cJXL \r\n\x87\n', 'latin1')],
  ['a JPEG 2000', Buffer.from('\0\0\0\x0cjP  \r\n\x87\n', 'latin1')],
  ['a raw picture of a camera', Buffer.from('II*\0\x10\0\0\0CR\x02\0', 'latin1')],
  ['a GIMP file', Buffer.from('gimp xcf v011')],
  ['a vector picture packed by gzip', Buffer.concat([bytes(0x1f, 0x8b, 8, 0), svg])],
  ['a vector picture behind a byte order mark', Buffer.concat([bytes(0xef, 0xbb, 0xbf), svg])],
  ['a vector picture in UTF-16', Buffer.from(`\u{feff}${svg.toString()}`, 'utf16le')],
  [
    'a vector picture that names an entity',
    Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg/>'),
  ],
  ['a style sheet', Buffer.from('@import "https://evil.example";')],
  ['a script', Buffer.from('alert(document.domain)')],
  ['a module of WebAssembly', Buffer.from('\0asm\x01\0\0\0')],
  ['a program of Linux', Buffer.from('\x7fELF\x02\x01', 'latin1')],
  ['a program of Windows', Buffer.from('MZ\x90\0', 'latin1')],
  ['a script of a shell', Buffer.from('#!/bin/sh\nid\n')],
  ['a script of PHP', Buffer.from('<?php phpinfo();')],
  ['a GIF that is a script of PHP', Buffer.from('GIF89a<?php phpinfo();')],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
  ['a PostScript', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0')],
  ['an ImageMagick script', Buffer.from('push graphic-context\nfill url(https://evil.example)')],
  ['a 7-Zip', Buffer.from("7z\xbc\xaf'\x1c", 'latin1')],
  ['a RAR', Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')],
  ['a video', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
  ['a sound', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
  ['a video in RIFF', Buffer.from('RIFF\x24\0\0\0AVI LIST', 'latin1')],
  ['a database', Buffer.from('SQLite format 3\0')],
  ['a JPEG that begins one byte late', Buffer.concat([bytes(0), bytes(0xff, 0xd8, 0xff, 0xe0)])],
  ['a PNG whose line ends were changed', bytes(0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a)],
  ['only zeros', Buffer.alloc(4096)],
];
