import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import {
  animatedWebp,
  avif,
  fromCamera,
  gif,
  heic,
  heicThatSaysAvif,
  jpeg,
  jpegWithArchive,
  jpegWithPage,
  otherKinds,
  png,
  pngBomb,
  pngOfHugeClaims,
  script,
  svg,
  tiff,
  truncated,
  webp,
} from '../../../../test/support/hostile/upload-corpus.ts';
import { DirectoryImageStore } from '../../../libs/adapters/node/directory-image-store.ts';
import { RandomIdentifiers } from '../../../libs/adapters/node/random-identifiers.ts';
import type { ImageView } from '../../../libs/contracts/image/image-view.ts';
import { ImageEncoder } from './image-encoder.ts';
import { Images } from './images.ts';

/** Encoding a picture takes a second or two of a core that other tests use too. */
jest.setTimeout(60_000);

describe('pictures that staff send', () => {
  let directory: string;
  let encoder: ImageEncoder;
  let images: Images;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'images-'));
    encoder = new ImageEncoder();
    images = new Images(new DirectoryImageStore(directory, new RandomIdentifiers()), encoder);
  });

  afterEach(() => {
    encoder.onApplicationShutdown();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Every file that was stored for a picture. */
  const filesOf = ({ variants }: ImageView) =>
    Promise.all(
      variants.map(async ({ url, ...about }) => {
        const [, , id = '', name = ''] = url.split('/');
        const content = await images.file(id, name);
        if (content === undefined) throw new Error(`There is no ${url}.`);
        return { ...about, content, metadata: await sharp(content).metadata() };
      }),
    );

  it('are stored in the widths that pages show, each in the format of its name', async () => {
    const view = await images.keep(await jpeg(2000, 1500));
    expect(view).toMatchObject({ width: 1600, height: 1200 });
    expect(view.url).toMatch(/^\/images\/[0-9a-f]{32}-1600x1200\/1600\.jpeg$/);
    const files = await filesOf(view);
    expect(files.map(({ width, format }) => `${width}.${format}`)).toEqual([
      ...['480.avif', '480.webp', '480.jpeg'],
      ...['960.avif', '960.webp', '960.jpeg'],
      ...['1600.avif', '1600.webp', '1600.jpeg'],
    ]);
    for (const { width, format, metadata } of files) {
      expect(metadata.format).toBe(format === 'avif' ? 'heif' : format);
      expect([metadata.width, metadata.height]).toEqual([width, (width * 3) / 4]);
    }
    expect(view.variants.map(({ url }) => url)).toContain(view.url);
  });

  it.each([
    ['a PNG', png],
    ['a WebP', webp],
    ['an AVIF', avif],
  ])('may be %s', async (_kind, make) => {
    const view = await images.keep(await make());
    expect(await filesOf(view)).toHaveLength(view.variants.length);
  });

  it('are never enlarged, and are at most 2,400 pixels tall', async () => {
    const small = await images.keep(await png(300, 200));
    expect(small.variants.map(({ width }) => width)).toEqual([300, 300, 300]);
    expect(await images.keep(await png(60, 4800))).toMatchObject({ width: 30, height: 2400 });
    expect(await images.keep(await png(2000, 1))).toMatchObject({ width: 1600, height: 1 });
  });

  it('have the same address even if they are sent many times', async () => {
    const content = await jpeg();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => images.keep(content)));
    for (const other of others) expect(other).toEqual(first);
    expect(readdirSync(directory)).toHaveLength(1);
    expect((await images.keep(await jpeg())).url).not.toBe(first?.url);
  });

  it('lose the place, author and camera in their metadata, and are stored upright', async () => {
    const content = await fromCamera();
    expect(content.includes('Asha Juma')).toBe(true);
    expect((await sharp(content).metadata()).exif).toBeDefined();
    const view = await images.keep(content);
    expect([view.width, view.height]).toEqual([600, 800]);
    for (const { content: kept, metadata } of await filesOf(view)) {
      expect(metadata.exif).toBeUndefined();
      expect(metadata.xmp).toBeUndefined();
      expect(metadata.icc).toBeUndefined();
      expect(metadata.orientation ?? 1).toBe(1);
      // Shorter words may occur by chance in the noise of the picture.
      for (const secret of ['Asha Juma', 'Secret Camera', 'Secret caption']) {
        expect(kept.includes(secret)).toBe(false);
      }
    }
  });

  it.each([
    ['a page in its comment', jpegWithPage],
    ['an archive after its end', jpegWithArchive],
  ])('lose %s', async (_what, make) => {
    const content = await make();
    expect(content.includes(script)).toBe(true);
    for (const { content: kept } of await filesOf(await images.keep(content))) {
      expect(kept.includes('script')).toBe(false);
      expect(kept.includes('PK\x03\x04')).toBe(false);
    }
  });

  it('lose their animation', async () => {
    for (const { metadata } of await filesOf(await images.keep(await animatedWebp()))) {
      expect(metadata.pages ?? 1).toBe(1);
      expect(metadata.height).toBe(30);
    }
  });

  it('get a white background if they were transparent', async () => {
    const channels = 4;
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const empty = sharp({ create: { width: 10, height: 10, channels, background } });
    const [, , kept] = await filesOf(await images.keep(await empty.png().toBuffer()));
    expect((await sharp(kept?.content).stats()).channels.map(({ mean }) => mean)).toEqual([
      255, 255, 255,
    ]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => svg],
    ['an SVG that begins like text', () => Buffer.concat([Buffer.from('\n  <!-- a -->'), svg])],
    ['a GIF', gif],
    ['a TIFF', tiff],
    ['a HEIC', () => heic],
    ['a page', () => Buffer.from(`<!doctype html>${script}`)],
    ['an archive', () => Buffer.from('PK\x03\x04')],
    ['nothing', () => Buffer.alloc(0)],
    ['one byte', () => Buffer.from([0xff])],
    ...otherKinds.map(([what, content]): [string, () => Buffer] => [what, () => content]),
  ])('are refused in any other format: %s', async (_what, make) => {
    await expect(images.keep(await make())).rejects.toMatchObject({ code: 'ImageKindNotAllowed' });
    expect(readdirSync(directory)).toEqual([]);
  });

  const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['half a JPEG', async () => truncated(await jpeg())],
    ['half a PNG', async () => truncated(await png())],
    ['half a WebP', async () => truncated(await webp())],
    ['half an AVIF', async () => truncated(await avif())],
    ['14,000 × 14,000 pixels', () => pngBomb()],
    ['a head that claims 65,535 × 65,535 pixels', pngOfHugeClaims],
    ['the first bytes of a JPEG and nothing more', () => Buffer.from([0xff, 0xd8, 0xff])],
    [
      'the first bytes of a JPEG and an SVG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]),
    ],
    ['the first bytes of a PNG and an SVG', () => Buffer.concat([Buffer.from(pngStart), svg])],
    ['the first bytes of a WebP and a page', () => Buffer.from(`RIFF\x20\0\0\0WEBPVP8 ${script}`)],
    ['a HEIC that says it is an AVIF', () => heicThatSaysAvif],
  ])('are refused if they are damaged or too large: %s', async (_what, make) => {
    await expect(images.keep(await make())).rejects.toMatchObject({ code: 'ImageNotUsable' });
    expect(readdirSync(directory)).toEqual([]);
  });

  it('take at most 512 MB outside the process of the product, and 50 MB inside it', async () => {
    const content = pngBomb(8_000, 5_000);
    const before = process.memoryUsage().rss;
    let [ownPeak, peakBeside] = [before, 0];
    const end = new AbortController();
    const encoding = encoder.encode({ content, kind: 'png' }).finally(() => {
      end.abort();
    });
    while (!end.signal.aborted) {
      ownPeak = Math.max(ownPeak, process.memoryUsage().rss);
      peakBeside = Math.max(peakBeside, ...childrenOf(process.pid).map(peakBytesOf));
      await pause(20);
    }
    expect(await encoding).toMatchObject({ width: 1600, height: 1000 });
    expect(peakBeside).toBeGreaterThan(0);
    expect(peakBeside).toBeLessThan(512 * 2 ** 20);
    expect(ownPeak - before).toBeLessThan(50 * 2 ** 20);
  });

  it('are refused if they take too long, and their process ends with the product', async () => {
    const content = await jpeg(3000, 2000);
    expect(await encoder.encode({ content, kind: 'jpeg' }, 1)).toEqual({
      refused: 'took-too-long',
    });
    const ending = encoder.encode({ content, kind: 'jpeg' });
    encoder.onApplicationShutdown();
    expect(await ending).toEqual({ refused: 'damaged' });
  });
});

/** The running child processes of a process, as Linux lists them. */
function childrenOf(pid: number): readonly string[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return tasks.flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
}

/** The largest amount of memory that a process has used so far; 0 once the process has ended. */
function peakBytesOf(pid: string): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
