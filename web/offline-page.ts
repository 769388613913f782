import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const here = import.meta.dirname;
const sources = resolve(here, 'src/offline');

/** Files in `public/` that make up the offline page, together with its script. */
const staticFiles = ['offline.html', 'offline.css'];

/**
 * Builds the service worker and the script of the offline page under fixed names. Writes the names and the digest of
 * the page's files into the worker. So a browser finds a new worker only if these files changed.
 */
export function offlinePage(): Plugin {
  return {
    name: 'offline-page',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return;
      for (const name of ['service-worker', 'offline-page']) {
        this.emitFile({
          type: 'chunk',
          id: resolve(sources, `${name}.ts`),
          fileName: name === 'offline-page' ? 'offline.js' : `${name}.js`,
        });
      }
    },
    generateBundle(_options, bundle) {
      const worker = bundle['service-worker.js'];
      const script = bundle['offline.js'];
      if (worker?.type !== 'chunk' || script?.type !== 'chunk') return;
      const scripts = [script, ...script.imports.map((name) => bundle[name])];
      const digest = createHash('sha256');
      for (const each of scripts) if (each?.type === 'chunk') digest.update(each.code);
      for (const name of staticFiles) digest.update(readFileSync(resolve(here, 'public', name)));
      const files = [...staticFiles, 'offline.js', ...script.imports].map((name) => `/${name}`);
      worker.code = worker.code
        .replaceAll('OFFLINE_FILES', JSON.stringify(files))
        .replaceAll('OFFLINE_DIGEST', JSON.stringify(digest.digest('hex').slice(0, 12)));
    },
  };
}
