import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The output of Vite; `npm test` builds it first. */
const built = resolve('dist/web');

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * Compressed kilobytes over the network. Travellers use slow 3G on the island, so a page may have half of the
 * usual size.
 */
const budgetKb = { script: 150, style: 20, fonts: 95, pictures: 34, console: 280 } as const;

/** The pages of travellers, each in a separate file. */
const pages = [
  'home',
  'tours',
  'tour',
  'booking',
  'thank-you',
  'find-booking',
  'manage-booking',
  'review',
  'guide',
  'guide-list',
  'about',
  'contact',
];

/** Large chunks that are loaded only when they are needed, with their limits. */
const later = { 'src/features/admin-tours/editors/rich-text/rich-text-surface.tsx': 130 } as const;

describe('what a browser has to fetch', () => {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >;

  /** The screens of staff; each is loaded with the console's frame. */
  const consoleScreens = Object.keys(manifest).flatMap(
    (name) => /^src\/app\/pages\/(admin-.*)-page\.tsx$/.exec(name)?.[1] ?? [],
  );

  /** A chunk with everything it imports statically. */
  function withImports(name: string, found = new Map<string, Chunk>()): ReadonlyMap<string, Chunk> {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    if (found.has(name)) return found;
    found.set(name, chunk);
    for (const each of chunk.imports ?? []) withImports(each, found);
    return found;
  }

  function chunksOf(page: string): readonly Chunk[] {
    // The offline page and the service worker are loaded apart from the pages.
    const entries = Object.entries(manifest).flatMap(([name, { isEntry }]) =>
      isEntry && !name.startsWith('src/offline/') ? name : [],
    );
    return [
      ...new Map(
        [...entries, `src/app/pages/${page}-page.tsx`].flatMap((name) => [...withImports(name)]),
      ).values(),
    ];
  }

  function compressedKb(files: Iterable<string>): number {
    const bytes = [...new Set(files)].map(
      (file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length,
    );
    return bytes.reduce((sum, each) => sum + each, 0) / 1000;
  }

  it.each(pages)('stays within the budget of a page for the %s page', (page) => {
    const chunks = chunksOf(page);
    expect(compressedKb(chunks.map(({ file }) => file))).toBeLessThanOrEqual(budgetKb.script);
    expect(compressedKb(chunks.flatMap(({ css = [] }) => css))).toBeLessThanOrEqual(budgetKb.style);
  });

  function filesOfScreen(screen: string): readonly string[] {
    const frame = [...withImports('src/app/console/console-layout.tsx').values()];
    return [...chunksOf(screen), ...frame].map(({ file }) => file);
  }

  it.each(consoleScreens)('stays within its budget for the console’s screen of %s', (screen) => {
    expect(compressedKb(filesOfScreen(screen))).toBeLessThanOrEqual(budgetKb.console);
  });

  it.each(Object.entries(later))('does not include %s until it is needed', (name, kb) => {
    const file = manifest[name]?.file ?? '';
    expect(compressedKb([file])).toBeLessThanOrEqual(kb);
    expect(consoleScreens.filter((screen) => filesOfScreen(screen).includes(file))).toEqual([]);
  });

  it('includes the console only on its own screens', () => {
    const files = pages.flatMap((page) => chunksOf(page)).map(({ file }) => file);
    expect(files.filter((file) => /admin|console|sign-in/.test(file))).toEqual([]);
  });

  it('includes every scene in one small file, and no code that draws them', () => {
    const prints = readdirSync(join(built, 'assets')).filter((name) =>
      /^prints-.*\.svg$/.test(name),
    );
    expect(prints).toHaveLength(1);
    expect(Object.keys(manifest).filter((source) => source.includes('/prints/'))).toEqual([]);
    expect(compressedKb(prints.map((name) => `assets/${name}`))).toBeLessThanOrEqual(
      budgetKb.pictures,
    );
  });

  it('includes two fonts for the public pages, which are preloaded', () => {
    const page = readFileSync(join(built, 'index.html'), 'utf8');
    const fonts = [...page.matchAll(/<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g)];
    expect(fonts).toHaveLength(2);
    const bytes = fonts.map(([, file = '']) => readFileSync(join(built, file)).length);
    expect(bytes.reduce((sum, each) => sum + each, 0) / 1000).toBeLessThanOrEqual(budgetKb.fonts);
  });
});
