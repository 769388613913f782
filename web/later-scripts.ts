import type { Plugin } from 'vite';

/** Begins once the page is seen; comes in a file of its own, which imports nothing. */
const beginner = 'begin';

const styleSheet = /[ \t]*<link rel="stylesheet"[^>]*>\n/g;
const script = /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n/g;

/**
 * What a page looks like comes first, what brings it to life once it is seen: it can be read meanwhile. The
 * scripts are put aside in a template, which browsers leave alone, until `web/src/app/begin.ts` takes them out.
 */
export function laterScripts(entry: string): Plugin {
  return {
    name: 'later-scripts',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'chunk', id: entry, name: beginner });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const begin = files.find((file) => file.type === 'chunk' && file.name === beginner);
        if (begin === undefined) throw new Error('The build has no file that begins.');
        const first = [
          ...(html.match(styleSheet) ?? []),
          `    <script type="module" fetchpriority="low" crossorigin src="/${begin.fileName}"></script>\n`,
          `    <template>\n${(html.match(script) ?? []).join('')}    </template>\n`,
        ];
        return html
          .replaceAll(styleSheet, '')
          .replaceAll(script, '')
          .replace('  </head>', () => `${first.join('')}  </head>`);
      },
    },
  };
}
