import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
// @ts-expect-error The plugin brings no types.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';

const tests = ['**/*.spec.{ts,tsx}', '**/*.contract.ts', 'test/**'];

/** Rules and folds, which must give the same answer on every machine and in every replay. */
const pure = [
  'services/libs/domain/**/*.ts',
  'services/libs/contracts/**/*.ts',
  'services/libs/application/**/*.projection.ts',
];

/**
 * Node runs these files by removing their types (worker threads, tools), so they have only syntax that can be
 * removed.
 */
const erasable = ['services/libs/**/*.ts', 'tools/**/*.ts', 'test/**/*.ts'];

// The options of a rule in a later block replace those of an earlier block, so the lists are joined here.
const noDefaultExport = [
  {
    selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
    message: 'Export by name: a thing has one name, wherever it is imported.',
  },
];
const erasableOnly = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals: enums are not erasable.' },
  { selector: 'TSParameterProperty', message: 'Declare the field: this is not erasable.' },
  {
    selector: 'TSModuleDeclaration[declare!=true]',
    message: 'Use a module: namespaces are not erasable.',
  },
];
const settingsAreReadOnce = [
  {
    selector:
      'MemberExpression[object.name="process"][property.name="env"], VariableDeclarator[init.name="process"] > ObjectPattern',
    message: 'Read the environment in services/libs/composition/settings/settings.ts only.',
  },
];
const timeOfServerOnly = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name="Date"]',
  'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
  'CallExpression[callee.name="dayjs"][arguments.length=0]',
].map((selector) => ({
  selector,
  message: 'The clock of a device may be wrong: use now() of web/src/shared/dates/page-clock.ts.',
}));
/** A place shows dates in one format (docs/style.md#dates), so one folder formats them. */
const datesAreFormattedOnce = [
  'MemberExpression[property.name=/^toLocale(Date|Time)String$/]',
  'MemberExpression[object.name="Intl"][property.name="DateTimeFormat"]',
  'ImportDeclaration[source.value="dayjs"]',
].map((selector) => ({
  selector,
  message: 'Use a function of web/src/shared/dates: each place has one format of dates.',
}));
const noClockNoThrowNoAsync = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Time enters as command or event data.',
  },
  {
    selector: 'CallExpression[callee.name="Date"]',
    message: 'Time enters as command or event data.',
  },
  { selector: 'ThrowStatement', message: 'Refuse with a typed value; do not throw.' },
  {
    selector: ':function[async=true], AwaitExpression',
    message: 'A decision waits for nothing: what it needs comes in with the command.',
  },
  { selector: 'ImportExpression', message: 'Import at the top: a decision loads nothing.' },
];

const processGlobals = [
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'fetch',
  'localStorage',
  'performance',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

export default defineConfig(
  globalIgnores([
    'dist/',
    'data/',
    'coverage/',
    'reports/',
    '.stryker-tmp*/',
    'services/api/src/open-api/described-operations.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.strictTypeChecked, typescript.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // An event may have no data.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // This rule requires the `!` that the strict rules forbid.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
      ],
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'no-restricted-syntax': ['error', ...noDefaultExport],
      // Prettier breaks long chains before a bracket, which this rule forbids. Its format makes unintended calls visible.
      'no-unexpected-multiline': 'off',
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    files: erasable,
    rules: { 'no-restricted-syntax': ['error', ...noDefaultExport, ...erasableOnly] },
  },
  {
    files: ['services/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@nestjs/cqrs',
              importNames: ['AggregateRoot', 'EventBus', 'EventPublisher', 'EventsHandler', 'Saga'],
              message: 'The in-memory event bus loses events: follow the log (a policy) instead.',
            },
            ...['node:process', 'process'].map((name) => ({
              name,
              message: 'Settings come from services/libs/composition/settings/settings.ts.',
            })),
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...noDefaultExport,
        ...settingsAreReadOnce,
        {
          selector: 'TSEnumDeclaration',
          message: 'Use a union of literals: enums are not erasable.',
        },
      ],
    },
  },
  {
    files: ['services/libs/**/*.ts'],
    ignores: [...tests, 'services/libs/composition/settings/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noDefaultExport,
        ...erasableOnly,
        ...settingsAreReadOnce,
      ],
    },
  },
  {
    files: ['services/libs/composition/settings/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noDefaultExport, ...erasableOnly] },
  },
  {
    files: pure,
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        ...processGlobals.map((name) => ({
          name,
          message:
            'The domain has no clock, no randomness and no I/O: its callers pass what it needs.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time enters as command or event data.' },
        { object: 'Math', property: 'random', message: 'Ids and chance enter as command data.' },
      ],
      'no-restricted-syntax': [
        'error',
        ...noDefaultExport,
        ...erasableOnly,
        ...settingsAreReadOnce,
        ...noClockNoThrowNoAsync,
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-router-dom',
          importNames: ['Form', 'Link', 'NavLink'],
          message: 'Every page would have to load more: use shared/ui/link.tsx.',
        },
      ],
      // RTK Query uses void for "takes no argument".
      '@typescript-eslint/no-invalid-void-type': 'off',
      // A loader throws answers of the router: a redirect, or a page that does not exist.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', name: 'DataWithResponseInit', package: 'react-router' },
          ],
          allowThrowingAny: false,
          allowThrowingUnknown: false,
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: [
      ...tests,
      'web/src/shared/dates/page-clock.ts',
      // Offline there is no other clock.
      'web/src/offline/offline-page.ts',
      // This file compares with the time that RTK Query noted by the clock of the device.
      'web/src/shared/api/cache-policy.ts',
      // Google's tag asks for a `Date` of the device.
      'web/src/features/tracking/ad-tag.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noDefaultExport,
        ...timeOfServerOnly,
        ...datesAreFormattedOnce,
      ],
    },
  },
  {
    files: ['web/src/shared/dates/month.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noDefaultExport, ...timeOfServerOnly] },
  },
  {
    files: tests,
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: [
      '**/*.config.{js,mjs,ts}',
      '.dependency-cruiser.mjs',
      'test/support/jest/{asset,browser-environment,jsdom-environment,plain-context-environment}.mjs',
      // Jest uses the default export of these files.
      'test/support/jest/longest-first.ts',
      'test/support/one-mongo-server/{set-up,tear-down}.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
