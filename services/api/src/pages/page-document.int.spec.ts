import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PageDocument } from './page-document.ts';

const built = `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/every-page.js"></head>
<body><div id="root"></div></body></html>`;

const manifest = {
  'src/app/pages/thank-you-page.tsx': {
    file: 'assets/thank-you.js',
    css: ['assets/thank-you.css'],
    imports: ['_every-page.js', '_shared.js'],
    dynamicImports: ['src/app/pages/thank-you-body.tsx'],
  },
  'src/app/pages/thank-you-body.tsx': {
    file: 'assets/body.js',
    css: ['assets/body.css', 'assets/shared.css'],
  },
  'src/app/pages/tour-page.tsx': { file: 'assets/tour.js' },
  '_every-page.js': {
    file: 'assets/every-page.js',
    dynamicImports: ['src/app/pages/tour-page.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['_shared.js'] },
};

const parts = {
  kind: 'page',
  status: 200,
  head: '<title>Asante</title>',
  body: '<main>$& $1</main>',
  data: '{"answers":[]}',
  components: ['ThankYouPage'],
} as const;

describe('the document around a page', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'site-'));
    mkdirSync(join(directory, '.vite'));
    writeFileSync(join(directory, 'index.html'), built);
    writeFileSync(join(directory, '.vite/manifest.json'), JSON.stringify(manifest));
  });

  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  it('contains the page, with the files that it needs besides the files of every page', () => {
    expect(PageDocument.read(directory)?.with(parts)).toBe(
      built
        .replace(
          '</head>',
          [
            '<link rel="stylesheet" crossorigin href="/assets/thank-you.css">',
            '<link rel="stylesheet" crossorigin href="/assets/shared.css">',
            '<link rel="stylesheet" crossorigin href="/assets/body.css">',
            '<template>',
            '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/thank-you.js">',
            '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/shared.js">',
            '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/body.js">',
            '</template>',
            '<title>Asante</title></head>',
          ].join(''),
        )
        .replace(
          '<div id="root"></div>',
          () =>
            '<div id="root"><main>$& $1</main></div><script type="application/json" id="site-data">{"answers":[]}</script>',
        ),
    );
  });

  it('replaces the message for browsers that run no scripts', () => {
    const html = PageDocument.read(directory)?.with(parts);
    const word = '\n  <noscript>Reload in a moment.</noscript>\n</div>';
    writeFileSync(join(directory, 'index.html'), built.replace('</div>', word));
    expect(PageDocument.read(directory)?.with(parts)).toBe(html);
  });

  it('adds no files for a page that names no components', () => {
    const html = PageDocument.read(directory)?.with({ ...parts, components: [] });
    expect(html).not.toContain('shared');
  });

  it('is undefined if no site was built, and throws if it has no place for a page', () => {
    writeFileSync(join(directory, 'index.html'), '<!doctype html>');
    expect(() => PageDocument.read(directory)).toThrow('has no empty #root');
    expect(PageDocument.read(join(directory, '.vite'))).toBeUndefined();
  });
});
