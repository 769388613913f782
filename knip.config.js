/** @type {import('knip').KnipConfig} */
export default {
  entry: [
    'tools/run/tasks.ts',
    'tools/*.ts',
    'tools/run/bundle-services.ts',
    'services/*/src/main.ts',
    'test/support/one-mongo-server/{set-up,tear-down}.ts',
    'services/standalone/src/bin/*.ts',
    'services/**/*.{thread,process}.ts',
    'web/src/app/begin.ts',
    'web/src/offline/{offline-page,service-worker}.ts',
    'web/src/app/gallery/main.tsx',
    'test/bench/run.ts',
    'test/simulated-day/main.ts',
    'test/flood/main.ts',
    'test/overload/main.ts',
    'test/soak/main.ts',
    'test/timing/main.ts',
    'test/**/*.long.spec.ts',
    'test/faults/run.ts',
    'test/power/log-workload.ts',
    'test/bench/{reference,peers}/*.{ts,mjs}',
    'test/support/eventstoredb/main.ts',
    'test/support/jest/{asset,jsdom-environment}.mjs',
  ],
  project: [
    'services/**/*.ts',
    'web/**/*.{ts,tsx,css}',
    '!web/public/**',
    'test/**/*.{ts,mjs}',
    'tools/**/*.{ts,mjs}',
  ],
  vite: {
    config: ['web/vite.config.ts'],
  },
  ignoreBinaries: ['cc', 'unshare'],
  ignoreDependencies: [
    '@event-driven-io/emmett-sqlite',
    '@nestjs/cli',
    // Names of plugins of Stryker, one of them our own, which look like packages.
    /^@stryker-mutator\/(\*|sample-checker)$/,
    'jest',
  ],
  ignoreExportsUsedInFile: {
    interface: true,
    type: true,
  },
  compilers: {
    /** The imports of a style sheet, and the fonts that it loads from packages. */
    css: (text) =>
      [...text.matchAll(/(?:@import |url\()'([^']+)'/g)]
        .map(([, name]) => `import '${name}';`)
        .join('\n'),
  },
};
