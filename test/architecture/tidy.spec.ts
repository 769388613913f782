import { type ProjectFile, projectFiles } from '../../tools/reference/project-files.ts';
import { tidyChecks, type TidyCheck } from './tidiness.ts';

type CheckName = keyof typeof tidyChecks;

const file = (path: string, text = ''): ProjectFile => ({ path, text });

/** Files that each check must refuse, and files that it must accept. */
const samples: Readonly<
  Record<CheckName, { untidy: readonly ProjectFile[]; tidy: readonly ProjectFile[] }>
> = {
  'names are kebab-case': {
    untidy: [
      file('services/api/src/bookingController.ts'),
      file('services/api/src/booking_controller.ts'),
      file('services/Api/src/main.ts'),
      file('docs/Architecture.md'),
    ],
    tidy: [
      file('services/api/src/booking.controller.ts'),
      file('docs/adr/0001-events-first.md'),
      file('README.md'),
      file('infra/Dockerfile.api'),
      file('test/golden/events/BookingPlaced.v1.json'),
      file('test/golden/events/BookingCancelled.v1.in-bulk.json'),
      file('test/support/server/src/Server.java'),
      file('test/security/some_hooks.py'),
      file('.ci/run'),
    ],
  },
  'services have no junk drawers': {
    untidy: [
      file('services/api/src/shared/money.ts'),
      file('services/libs/domain/utils.ts'),
      file('services/libs/core/money.ts'),
      file('services/libs/domain/helpers/money.ts'),
    ],
    tidy: [file('services/libs/domain/money/money.ts'), file('web/src/shared/money.ts')],
  },
  'nothing is left to do': {
    untidy: [file('a.ts', '// TODO: later'), file('a.md', 'FIXME')],
    tidy: [file('a.md', 'Everything to do is done.')],
  },
  'no path of one machine': {
    untidy: [
      file('a.ts', "open('/root/data')"),
      file('a.md', `see ${['', 'work', 'tours'].join('/')}`),
      file('a.sh', 'X=/home/me/x'),
    ],
    tidy: [file('a.ts', "get('/api/work/home/')"), file('a.md', 'https://example.org/home/')],
  },
  'no registry is named': {
    untidy: [
      file('.npmrc', 'x=https://registry.example.org/'),
      file('knip.json', '{ "$schema": "https://unpkg.com/knip" }'),
      file('package-lock.json', '{ "resolved": "x" }'),
    ],
    tidy: [file('package-lock.json', '{ "url": "https://opencollective.com/x" }')],
  },
  'no barrels': {
    untidy: [
      file('services/libs/domain/index.ts', 'export const a = 1;'),
      file(
        'web/src/shared/ui.ts',
        "// All of it.\nexport * from './a.ts';\nexport { b } from './b.ts';",
      ),
      file('web/src/shared/types.ts', "export type { A } from './a.ts';"),
      file('services/libs/contracts/booking.ts', "export { A } from './booking/a.ts';"),
      file('services/libs/application/slug.ts', "export { slug } from '../domain/slug.ts';"),
    ],
    tidy: [
      file('web/src/shared/a.ts', "export { b } from './b.ts';\nexport const a = 1;"),
      file(
        'services/libs/contracts/slug.ts',
        "// As the server does.\nexport { slug } from '../domain/slug.ts';",
      ),
      file('web/index.html', ''),
      file('web/src/shared/empty.d.ts', ''),
    ],
  },
  'no focused tests': {
    untidy: [file('a.spec.ts', "  it.only('x', () => {});"), file('a.spec.ts', "fdescribe('x')")],
    tidy: [file('a.spec.ts', "it('is the only one', () => {});")],
  },
  'specs end in .spec': {
    untidy: [file('services/api/src/a.test.ts'), file('web/src/__tests__/a.ts')],
    tidy: [file('services/api/src/a.int.spec.ts')],
  },
};

const checks = Object.entries(tidyChecks) as [CheckName, TidyCheck][];

describe('The project is tidy:', () => {
  // The two files with untidy samples are left out.
  const files = projectFiles().filter(({ path }) => !path.startsWith('test/architecture/tid'));

  it.each(checks)('%s', (_, check) => {
    const complaints = files.flatMap((one) => {
      const complaint = check(one);
      return complaint === undefined ? [] : [`${one.path}: ${complaint}`];
    });
    expect(complaints).toEqual([]);
  });
});

describe('The check that', () => {
  it.each(checks)('%s reports untidy files', (name, check) => {
    expect(samples[name].untidy.filter((one) => check(one) === undefined)).toEqual([]);
  });

  it.each(checks)('%s accepts tidy files', (name, check) => {
    expect(samples[name].tidy.filter((one) => check(one) !== undefined)).toEqual([]);
  });
});
