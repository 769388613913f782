import { constants, setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import {
  imageFormats,
  imageWidths,
  type ImageFormat,
} from '../../../libs/contracts/image/image-address.ts';
import type { Encoded, EncodedImage, ToEncode } from './image-encoder.ts';

/** A picture with more pixels is refused before it is decoded: this many take up to 270 MB in memory. */
const pixelsMax = 40_000_000;

/** The largest size in which a picture is stored. */
const widthMax = 1600;
const heightMax = 2400;

/** Reads one frame, and refuses files that are damaged or incomplete. */
const strictly = { limitInputPixels: pixelsMax, failOn: 'warning', pages: 1 } as const;

// Bookings have priority over pictures.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Only the decoders of accepted formats may run, so content in any other format cannot be decoded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

process.once('message', (wanted: ToEncode) => {
  void encode(wanted).then((encoded) => process.send?.(encoded));
});

async function encode({ content, kind }: ToEncode): Promise<Encoded> {
  try {
    const head = await sharp(content, { ...strictly, limitInputPixels: false }).metadata();
    const isKind = kind === 'avif' ? head.compression === 'av1' : head.format === kind;
    if (!isKind) return { refused: 'damaged' };
    if (head.width * head.height > pixelsMax) return { refused: 'too-many-pixels' };
    return await encoded(content, sizeOf(head.autoOrient));
  } catch {
    return { refused: 'damaged' };
  }
}

function sizeOf({ width, height }: Size): Size {
  const scale = Math.min(1, widthMax / width, heightMax / height);
  return { width: scaled(width, scale), height: scaled(height, scale) };
}

function scaled(length: number, scale: number): number {
  return Math.max(1, Math.round(length * scale));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Decodes the picture once, turns it upright and drops its metadata, such as where and by whom it was taken. */
async function encoded(content: Uint8Array, size: Size): Promise<EncodedImage> {
  const { data, info } = await sharp(content, strictly)
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const files: { name: string; content: Buffer }[] = [];
  for (const width of imageWidths(size)) {
    const height = scaled(size.height, width / size.width);
    for (const format of imageFormats) {
      const smaller = sharp(data, { raw: { ...size, channels } }).resize({
        ...{ width, height },
        fit: 'fill',
      });
      files.push({ name: `${width}.${format}`, content: await written(smaller, format) });
    }
  }
  return { ...size, files };
}

function written(image: Sharp, format: ImageFormat): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 3 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 78 }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
