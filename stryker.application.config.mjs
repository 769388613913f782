import domainConfig from './stryker.config.mjs';

const application = 'services/libs/application/{command-handling,policies,projections}/**/*';

/** Mutates a sample of command handling, policies and projections. `npm run test:mutation` runs it after the domain. */
export default {
  ...domainConfig,
  mutate: [`${application}.ts`, '!**/*.{spec,module,contract}.ts'],
  jest: {
    ...domainConfig.jest,
    config: { ...domainConfig.jest.config, testMatch: [`<rootDir>/${application}.spec.ts`] },
  },
  plugins: ['@stryker-mutator/*', './tools/mutants-in-sample.ts'],
  checkers: ['sample'],
  // With less time, a busy machine would stop mutants that no test caught, and they would count as caught.
  timeoutMS: 30_000,
  thresholds: { high: 90, low: 85, break: 85 },
  htmlReporter: { fileName: 'reports/mutation/application.html' },
  jsonReporter: { fileName: 'reports/mutation/application.json' },
};
