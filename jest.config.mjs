/**
 * One project per kind of suite, so that `npm run test:unit` and similar scripts choose them by name: node (rules,
 * ports, tools), web (components in jsdom), acceptance (stories over HTTP), browser (stories in Chromium), simulation
 * (seeded histories, and those of many clients at once), distributed and distributed-browser (the stories again, on the
 * other profile).
 */
/** @param {boolean} tsx */
const transform = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        react: { runtime: 'automatic' },
      },
      // Imports of JSON have an attribute, which Jest needs too.
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

const everyProject = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.stryker-tmp', '<rootDir>/reports/'],
  // With JSX, `<T>(x) => …` would be an element, so only files of the web have it.
  transform: { '\\.ts$': transform(false), '\\.tsx$': transform(true) },
};

/**
 * @param {string} displayName
 * @param {readonly string[]} testMatch
 */
const suite = (displayName, testMatch) => ({
  ...everyProject,
  displayName,
  testEnvironment: 'node',
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
});

/**
 * Files that only `npm run test:long` runs: their figures depend on the machine, or they take minutes.
 *
 * @param {string} directory
 */
const onlyLong = (directory) =>
  process.env.LONG_TESTS === 'true' ? [`test/${directory}/**/*.long.spec.ts`] : [];

/** @param {ReturnType<typeof suite>} project */
const patient = (project) => ({
  ...project,
  setupFilesAfterEnv: ['<rootDir>/test/support/jest/patience.ts'],
});

const inBrowser = { testEnvironment: '<rootDir>/test/support/jest/browser-environment.mjs' };

/**
 * Stories that use no engine, so one profile is enough: the size of the built files, and the addresses and
 * texts of rendered pages.
 */
const ofNeitherProfile = ['web-budget', 'hostile-pages'];

/**
 * The same stories on separate processes, with separate engines.
 *
 * @param {string} displayName
 * @param {readonly string[]} testMatch
 */
const distributed = (displayName, testMatch) => ({
  ...patient(suite(displayName, testMatch)),
  testPathIgnorePatterns: [
    '/node_modules/',
    ...ofNeitherProfile.map((name) => `<rootDir>/test/acceptance/${name}\\.e2e\\.spec\\.ts$`),
  ],
  setupFiles: ['<rootDir>/test/support/jest/use-distributed-profile.ts'],
  globalSetup: '<rootDir>/test/support/one-mongo-server/set-up.ts',
  globalTeardown: '<rootDir>/test/support/one-mongo-server/tear-down.ts',
});

export default {
  testSequencer: '<rootDir>/test/support/jest/longest-first.ts',
  // No test checks this time. Files of all suites run at the same time, and a test that waits for a processor
  // does not hang.
  testTimeout: 20_000,
  projects: [
    suite('node', [
      'services/**/*.spec.ts',
      'tools/**/*.spec.ts',
      'infra/**/*.spec.ts',
      'test/{architecture,bench,simulated-day,soak,support,timing}/**/*.spec.ts',
    ]),
    {
      ...suite('web', ['web/src/**/*.spec.{ts,tsx}']),
      testEnvironment: '<rootDir>/test/support/jest/jsdom-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/web/test-set-up.ts'],
      moduleNameMapper: {
        '^@contracts/(.*)$': '<rootDir>/services/libs/contracts/$1',
        '\\.(css|svg|png|jpe?g|webp|avif|woff2)$': '<rootDir>/test/support/jest/asset.mjs',
      },
    },
    patient(
      suite('acceptance', [
        'test/{acceptance,overload,power,security,soak,timing}/**/*.e2e.spec.ts',
        ...onlyLong('figures'),
      ]),
    ),
    {
      ...patient(suite('browser', ['test/browser/**/*.browser.spec.ts', ...onlyLong('browser')])),
      ...inBrowser,
    },
    {
      ...patient(suite('simulation', ['test/{simulation,histories}/**/*.spec.ts'])),
      testEnvironment: '<rootDir>/test/support/jest/plain-context-environment.mjs',
    },
    distributed('distributed', ['test/acceptance/**/*.e2e.spec.ts']),
    {
      ...distributed('distributed-browser', ['test/browser/booking-journey.browser.spec.ts']),
      ...inBrowser,
    },
  ],
};
