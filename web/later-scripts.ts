import type { Plugin } from 'vite';

/**
 * The name of the script that adds the other scripts after the first paint. It is a separate file and imports no
 * other file.
 */
const beginner = 'begin';

const styleSheet = /[ \t]*<link rel="stylesheet"[^>]*>\n/g;
const script = /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n/g;

/**
 * The build moves the scripts of a page into a template, from which browsers do not load them.
 * `web/src/app/begin.ts` takes them out after the first paint. So styles and fonts arrive first, and visitors
 * can already read the page.
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
