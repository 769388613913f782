import jestConfig from './jest.config.mjs';

const [nodeProject] = jestConfig.projects;

/** The code that decides what each person may do and see. */
const authorization = [
  'services/api/src/booking/{booking-proof,proof.guard}.ts',
  'services/api/src/http/cross-site.ts',
  'services/api/src/session/{access-check,access-of-route,access.guard,recent-password,totp}.ts',
  'services/libs/application/manage-link/manage-link.ts',
  'services/libs/application/queries/booking/{bookers-token,masking}.ts',
];

/** Mutates the domain and authorization: a spec beside each rule must fail without it. */
export default {
  mutate: ['services/libs/domain/**/*.ts', ...authorization, '!**/*.spec.ts', '!**/*.events.ts'],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    config: {
      ...nodeProject,
      projects: [],
      testMatch: [
        '<rootDir>/services/libs/domain/**/*.spec.ts',
        ...authorization.map(
          (files) => `<rootDir>/${files.replace(/\.ts$/, '{.spec,.int.spec}.ts')}`,
        ),
      ],
    },
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  // Skips mutants of values that a module computes once, because each would run every test. They are a twentieth of the
  // mutants, and would take half of the time.
  ignoreStatic: true,
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  // Jest's separate module contexts are never freed, so a runner is replaced before it grows big.
  maxTestRunnerReuse: 40,
  // A mutant that was only slow on a busy machine must not count as caught.
  timeoutMS: 5000,
  concurrency: 2,
  ignorePatterns: ['coverage', 'data', 'dist', 'docs', 'reports'],
  thresholds: { high: 98, low: 95, break: 95 },
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
};
