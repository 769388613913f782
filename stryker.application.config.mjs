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
  // These specs run for seconds: with less, half of the mutants count as caught because the machine is busy.
  timeoutMS: 30_000,
  thresholds: { high: 90, low: 85, break: 85 },
  htmlReporter: { fileName: 'reports/mutation/application.html' },
  jsonReporter: { fileName: 'reports/mutation/application.json' },
};
