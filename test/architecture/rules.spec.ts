import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { join } from 'node:path';
import config from '../../.dependency-cruiser.mjs';
import { withSourceTree, type SourceTree } from '../support/source-tree.ts';

/** One import that a rule forbids: the importing file, and the text of the import. */
interface Breach {
  readonly file: string;
  readonly imports: string;
}

const breach = (file: string, imports: string): Breach => ({ file, imports });

/** Every rule with the imports it must forbid. */
const breaches: Readonly<Record<string, readonly Breach[]>> = {
  'domain-imports-nothing': [
    breach('services/libs/domain/tour/slug.ts', 'node:crypto'),
    breach('services/libs/domain/tour/slug.ts', 'declared'),
    breach('services/libs/domain/tour/slug.ts', '../../contracts/tour-view.ts'),
    breach('services/libs/domain/tour/slug.ts', '../../application/ports/clock.ts'),
  ],
  'contracts-know-the-domain-only': [
    breach('services/libs/contracts/booking-view.ts', 'node:crypto'),
    breach('services/libs/contracts/booking-view.ts', 'declared'),
    breach('services/libs/contracts/booking-view.ts', '../application/ports/clock.ts'),
  ],
  'contracts-know-no-events': [
    breach('services/libs/contracts/booking-view.ts', '../domain/booking/booking.events.ts'),
    breach('services/libs/contracts/booking-view.ts', '../domain/booking/booking.state.ts'),
    breach('services/libs/contracts/booking-view.ts', '../domain/booking/booking.decider.ts'),
    breach('services/libs/contracts/booking-view.ts', '../domain/booking/commands/cancel.ts'),
  ],
  'application-knows-no-technology': [
    breach('services/libs/application/projections/tours.projection.ts', 'node:fs'),
    breach('services/libs/application/projections/tours.projection.ts', 'declared'),
  ],
  'writes-read-no-views': [
    breach('services/libs/application/command-handling/desk.ts', '../ports/read-store.ts'),
    breach(
      'services/libs/application/command-handling/desk.ts',
      '../projections/tours.projection.ts',
    ),
    breach('services/libs/application/command-handling/desk.ts', '../queries/tour-catalogue.ts'),
  ],
  'engines-know-no-noun': [
    breach(
      'services/libs/application/command-handling/engine/one-stream.ts',
      '../../../domain/booking/booking.decider.ts',
    ),
    breach('services/libs/application/command-handling/engine/one-stream.ts', '../desk.ts'),
    breach('services/libs/application/queries/engine/query-desk.ts', '../tour-catalogue.ts'),
    breach('services/libs/application/projections/engine/fold-batch.ts', '../tours.projection.ts'),
  ],
  'reads-change-nothing': [
    breach('services/libs/application/queries/tour-catalogue.ts', '../command-handling/desk.ts'),
    breach('services/libs/application/queries/tour-catalogue.ts', '../ports/event-store.ts'),
    breach('services/libs/application/projections/tours.projection.ts', '../policies/mail.ts'),
  ],
  'folds-call-nobody': [
    breach('services/libs/application/projections/tours.projection.ts', '../ports/clock.ts'),
    breach('services/libs/application/projections/tours.projection.ts', '../ports/read-store.ts'),
  ],
  'adapters-know-ports-only': [
    breach('services/libs/adapters/embedded/sqlite-read-store.ts', '../../domain/tour/slug.ts'),
    breach('services/libs/adapters/embedded/sqlite-read-store.ts', '../../contracts/tour-view.ts'),
    breach(
      'services/libs/adapters/embedded/sqlite-read-store.ts',
      '../../application/projections/tours.projection.ts',
    ),
  ],
  'adapters-stay-behind-ports': [
    breach('services/api/src/main.ts', '../../libs/adapters/embedded/sqlite-event-store.ts'),
    breach('tools/seed.ts', '../services/libs/adapters/embedded/sqlite-event-store.ts'),
  ],
  'drivers-stay-in-adapters': [
    breach('services/api/src/main.ts', 'node:sqlite'),
    breach('services/libs/composition/wire.ts', 'mongodb'),
  ],
  'profiles-do-not-mix': [
    breach(
      'services/libs/adapters/distributed/mongo-read-store.ts',
      '../embedded/sqlite-event-store.ts',
    ),
    breach(
      'services/libs/adapters/embedded/sqlite-read-store.ts',
      '../distributed/mongo-sessions.ts',
    ),
  ],
  'composition-knows-no-service': [
    breach('services/libs/composition/wire.ts', '../../api/src/routes.ts'),
    breach('services/libs/composition/wire.ts', '../process/serving.ts'),
  ],
  'processes-know-no-business': [
    breach('services/libs/process/serving.ts', '../application/ports/clock.ts'),
    breach('services/libs/process/serving.ts', '../../api/src/routes.ts'),
  ],
  'services-know-no-domain': [
    breach('services/api/src/main.ts', '../../libs/domain/tour/slug.ts'),
    breach('services/standalone/src/main.ts', '../../libs/domain/tour/slug.ts'),
  ],
  'services-do-not-know-each-other': [
    breach('services/worker/src/main.ts', '../../api/src/api.module.ts'),
    breach('services/projector/src/main.ts', '../../standalone/src/banner.ts'),
  ],
  'services-know-no-web': [breach('services/api/src/main.ts', '../../../web/src/shared/pindo.ts')],
  'web-knows-contracts-only': [
    breach('web/src/shared/price.ts', '../../../services/libs/domain/tour/slug.ts'),
    breach('web/src/shared/price.ts', '../../../services/api/src/api.module.ts'),
  ],
  'web-runs-in-a-browser': [breach('web/src/shared/price.ts', 'node:crypto')],
  'features-know-no-app': [breach('web/src/features/booking/form.ts', '../../app/theme.ts')],
  'features-do-not-know-each-other': [
    breach('web/src/features/booking/form.ts', '../tours/tour-card.ts'),
  ],
  'shared-knows-no-feature': [
    breach('web/src/shared/price.ts', '../features/tours/tour-words.ts'),
    breach('web/src/shared/price.ts', '../app/theme.ts'),
  ],
  'no-circular': [breach('services/libs/domain/tour/slug.ts', './slug-letters.ts')],
  'no-orphans': [],
  'not-to-spec': [breach('test/support/given.ts', '../../services/libs/domain/tour/slug.spec.ts')],
  'contract-suites-are-for-specs': [
    breach(
      'services/libs/application/queries/tour-catalogue.ts',
      '../ports/event-store.contract.ts',
    ),
  ],
  'product-knows-no-tools': [
    breach('services/api/src/main.ts', '../../../test/support/eventually.ts'),
    breach('web/src/shared/price.ts', '../../../tools/catalogue.ts'),
  ],
  'product-runs-without-dev-packages': [
    breach('services/api/src/main.ts', 'for-development'),
    breach('web/src/shared/price.ts', 'for-development'),
  ],
  'packages-are-declared': [breach('services/api/src/main.ts', 'undeclared')],
  'imports-resolve': [
    breach('services/api/src/main.ts', './missing.ts'),
    breach('tools/seed.ts', 'not-installed'),
  ],
};

const leaf = 'export const leaf = 1;';

/** A small product that keeps every rule: each file is imported, and each layer imports only what its rules allow. */
const lawful: SourceTree = {
  'package.json': JSON.stringify({
    dependencies: { '@nestjs/cqrs': '1', declared: '1', mongodb: '1' },
    devDependencies: { 'for-development': '1' },
  }),
  'web/tsconfig.json': JSON.stringify({
    compilerOptions: { paths: { '@contracts/*': ['../services/libs/contracts/*'] } },
  }),
  ...fakePackage('@nestjs/cqrs'),
  ...fakePackage('declared'),
  ...fakePackage('mongodb'),
  ...fakePackage('for-development'),
  ...fakePackage('undeclared'),
  'services/libs/domain/tour/slug.ts': leaf,
  'services/libs/domain/tour/slug-letters.ts': importing('./slug.ts'),
  'services/libs/domain/tour/slug.spec.ts': importing('./slug-letters.ts', 'for-development'),
  'services/libs/domain/booking/booking.events.ts': leaf,
  'services/libs/domain/booking/booking.state.ts': importing('./booking.events.ts'),
  'services/libs/domain/booking/commands/cancel.ts': importing('../booking.state.ts'),
  'services/libs/domain/booking/booking.decider.ts': importing('./commands/cancel.ts'),
  'services/libs/contracts/tour-view.ts': leaf,
  'services/libs/contracts/booking-view.ts': importing('../domain/tour/slug.ts'),
  'services/libs/application/event-log/stored-event.ts': leaf,
  'services/libs/application/ports/clock.ts': leaf,
  'services/libs/application/ports/event-store.ts': importing('../event-log/stored-event.ts'),
  'services/libs/application/ports/event-store.contract.ts': importing(
    './event-store.ts',
    'for-development',
  ),
  'services/libs/application/ports/collection.ts': leaf,
  'services/libs/application/ports/read-store.ts': importing('./collection.ts'),
  'services/libs/application/projections/tours.projection.ts': importing(
    '../ports/collection.ts',
    '../event-log/stored-event.ts',
    '../../domain/booking/booking.events.ts',
  ),
  'services/libs/application/command-handling/desk.ts': importing(
    '@nestjs/cqrs',
    '../ports/clock.ts',
    '../ports/event-store.ts',
    '../../domain/booking/booking.decider.ts',
  ),
  'services/libs/application/policies/mail.ts': importing('../command-handling/desk.ts'),
  'services/libs/application/queries/tour-catalogue.ts': importing(
    '@nestjs/cqrs',
    '../ports/clock.ts',
    '../ports/read-store.ts',
    '../projections/tours.projection.ts',
    '../../contracts/tour-view.ts',
  ),
  'services/libs/adapters/embedded/sqlite-event-store.ts': importing(
    'node:sqlite',
    '../../application/ports/event-store.ts',
    '../../application/event-log/stored-event.ts',
  ),
  'services/libs/adapters/embedded/sqlite-event-store.int.spec.ts': importing(
    './sqlite-event-store.ts',
    './sqlite-read-store.ts',
    '../../application/ports/event-store.contract.ts',
  ),
  'services/libs/adapters/embedded/sqlite-read-store.ts': importing('./sqlite-event-store.ts'),
  'services/libs/adapters/distributed/mongo-sessions.ts': importing('mongodb'),
  'services/libs/adapters/distributed/mongo-read-store.ts': importing('./mongo-sessions.ts'),
  'services/libs/composition/settings.ts': leaf,
  'services/libs/composition/wire.ts': importing(
    './settings.ts',
    '../adapters/embedded/sqlite-read-store.ts',
    '../adapters/distributed/mongo-read-store.ts',
    '../application/projections/tours.projection.ts',
  ),
  'services/libs/process/serving.ts': leaf,
  'services/api/src/routes.ts': leaf,
  'services/api/src/api.module.ts': importing(
    'declared',
    './routes.ts',
    '../../libs/composition/wire.ts',
    '../../libs/contracts/booking-view.ts',
  ),
  'services/api/src/main.ts': importing('./api.module.ts', '../../libs/process/serving.ts'),
  'services/projector/src/main.ts': importing('../../libs/composition/wire.ts'),
  'services/worker/src/main.ts': importing('../../libs/composition/wire.ts'),
  'services/standalone/src/standalone.module.ts': importing(
    '../../api/src/api.module.ts',
    '../../worker/src/main.ts',
    '../../projector/src/main.ts',
  ),
  'services/standalone/src/banner.ts': leaf,
  'services/standalone/src/main.ts': importing('./banner.ts', './standalone.module.ts'),
  'web/src/shared/pindo.ts': leaf,
  'web/src/shared/price.ts': importing('@contracts/tour-view.ts', './pindo.ts'),
  'web/src/features/tours/tour-words.ts': leaf,
  'web/src/features/tours/tour-card.ts': importing('./tour-words.ts', '../../shared/price.ts'),
  'web/src/features/booking/form.ts': importing('../../shared/price.ts'),
  'web/src/app/theme.ts': leaf,
  'web/src/app/store.ts': importing(
    'declared',
    './theme.ts',
    '../features/tours/tour-card.ts',
    '../features/booking/form.ts',
  ),
  'test/support/eventually.ts': leaf,
  'test/support/given.ts': importing('./eventually.ts', '../../services/libs/domain/tour/slug.ts'),
  'tools/catalogue.ts': importing('node:fs'),
  'tools/seed.ts': importing('./catalogue.ts'),
};

describe('The import rules', () => {
  it('accept a product that keeps them', async () => {
    expect(await firedRules(lawful)).toEqual([]);
  });

  it('each have an example that breaks them, so a rule without effect is noticed', () => {
    expect(Object.keys(breaches)).toEqual(config.forbidden.map((rule) => rule.name));
  });

  it('explain in a sentence what to do', () => {
    const wordless = config.forbidden.filter((rule) => !/^.{40,}\.$/.test(rule.comment));
    expect(wordless).toEqual([]);
  });

  const table = Object.entries(breaches).flatMap(([rule, itsBreaches]) =>
    itsBreaches.map(({ file, imports }) => ({ rule, file, imports })),
  );
  it.each(table)('$rule: $file must not import $imports', async ({ rule, file, imports }) => {
    const tree = { ...lawful, [file]: `${lawful[file] ?? ''}\n${importing(imports)}` };
    expect(await firedRules(tree)).toEqual([rule]);
  });

  it.each(['services/libs/domain/tour/lost.ts', 'web/src/shared/lost.ts', 'tools/lost.ts'])(
    'no-orphans: %s is not imported',
    async (file) => {
      expect(await firedRules({ ...lawful, [file]: leaf })).toEqual(['no-orphans']);
    },
  );

  it('also count type-only imports', async () => {
    const tree = {
      ...lawful,
      'services/libs/domain/tour/slug.ts': `import type { TourView } from '../../contracts/tour-view.ts'; export type Slug = TourView;`,
    };
    expect(await firedRules(tree)).toEqual(['domain-imports-nothing']);
  });
});

function importing(...specifiers: readonly string[]): string {
  return specifiers.map((specifier) => `import '${specifier}';`).join('\n');
}

function fakePackage(name: string): SourceTree {
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
    [`node_modules/${name}/index.js`]: leaf,
  };
}

/** The names of the rules that a tree of sources breaks, each once. */
function firedRules(tree: SourceTree): Promise<readonly string[]> {
  return withSourceTree(tree, async (folder) => {
    const options = {
      ...config.options,
      baseDir: folder,
      tsConfig: { fileName: join(folder, config.options.tsConfig.fileName) },
    };
    const { output } = await cruise(['services', 'web', 'test', 'tools'], {
      ...options,
      validate: true,
      ruleSet: { forbidden: config.forbidden, options },
    } as ICruiseOptions);
    const { violations } = (output as ICruiseResult).summary;
    return [...new Set(violations.map(({ rule }) => rule.name))];
  });
}
