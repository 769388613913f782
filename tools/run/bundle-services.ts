import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { root } from './processes.mjs';

/** The compiler's output for the services. */
const modules = join(root, 'dist/modules');

/** Every file that is started as a process or a thread. */
const entries = globSync(['*/src/main.js', '*/src/bin/*.js', '**/*.thread.js', '**/*.process.js'], {
  cwd: modules,
});

/** Packages that stay outside: with native parts, with files beside their code, or reached by `require`. */
const external = [
  'reflect-metadata',
  /^@node-rs\//,
  /^@resvg\//,
  /^(?:pdfkit|sanitize-html|sharp)(?:\/|$)/,
  /^class-transformer(?:\/|$)/,
  // Nest tries to load these and works without them.
  /^@nestjs\/(?:websockets|microservices)/,
];

/**
 * Bundles the services and their packages into few files: loading a thousand modules took half of a start
 * (ADR 60). Processes and threads keep their places in dist/services.
 */
await build({
  input: Object.fromEntries(
    entries.map((file) => [file.slice(0, -'.js'.length), join(modules, file)]),
  ),
  platform: 'node',
  external,
  treeshake: false,
  logLevel: 'silent',
  plugins: [
    {
      name: 'keep-addresses-of-modules',
      // A module finds the files beside it by its own address. A chunk has another address, so this replaces it with
      // the address of the module.
      transform(code, id) {
        if (!id.startsWith(modules) || !code.includes('import.meta.url')) return null;
        const place = id.slice(modules.length);
        return code.replaceAll(
          'import.meta.url',
          String.raw`import.meta.url.replace(/^(.*\/dist\/services)\/.*$/, '$1${place}')`,
        );
      },
    },
  ],
  output: {
    dir: join(root, 'dist/services'),
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // The name of a command's class is a part of the command's id.
    keepNames: true,
  },
});
