import { styleFaults } from './style.ts';

const requirements = {
  path: 'docs/requirements.md',
  text: "Toasts say 'Added to favorites'. At most 'Max {n} travelers' come.\n",
};

const faultsOf = (path: string, text: string, withComments?: readonly string[]) =>
  styleFaults([requirements, { path, text }], withComments);

describe('A word that the style page bans', () => {
  it('is reported with its file, its line and what to write', () => {
    expect(faultsOf('docs/guides/a.md', '# A\n\nAsk whoever runs it.\n')).toEqual([
      'docs/guides/a.md:3: "whoever": write everyone who, the person who (docs/style.md)',
    ]);
  });

  it.each([
    ['README.md', 'It is done by\nitself.'],
    ['CONTRIBUTING.md', 'Nothing is lost.'],
    ['docs/a.md', "It says 'Send an email'."],
    ['docs/adr/0001-a.md', 'Whoever reads it.'],
    ['infra/prometheus/alerts.yml', "summary: 'Nobody is told.'"],
    ['infra/grafana/tours.json', '{ "title": "What became of it" }'],
    ['web/src/features/a.tsx', 'const a = <p>It stands there.</p>;'],
    ['web/src/features/a.tsx', 'const a = <p>{`${name} is built anew`}</p>;'],
    ['web/src/features/a.tsx', 'const a = <Field label="Email" />;'],
    ['web/src/features/a.ts', "const a = 'Choose all the same';"],
    ['services/libs/contracts/problems.ts', "const a = { title: 'Nothing is held' };"],
    ['services/libs/application/notifications/a.ts', "const a = 'It failed for good.';"],
    ['services/libs/adapters/mail/a.ts', "const a = 'An e-mail of ours';"],
    ['services/libs/domain/a.spec.ts', "it('is built anew', () => {});"],
    ['test/acceptance/a.e2e.spec.ts', "it.each([1])('is told %i', () => {});"],
  ])('is refused in %s: %j', (path, text) => {
    expect(faultsOf(path, text)).toHaveLength(1);
  });

  it.each([
    ['docs/a.md', 'Run `anew`, [it](told.md) is for good reason a projector that stands by.'],
    ['docs/a.md', "It says 'Added to favorites'."],
    ['docs/reference/a.md', 'Whoever reads it.'],
    ['web/src/features/a.tsx', "import { told } from './told by.ts';\nconst a = told.email;"],
    ['web/src/features/a.tsx', 'const a = <p className="told">Shown.</p>;'],
    ['web/src/features/a.tsx', 'const a = `Max ${String(n)} travelers: please check.`;'],
    ['web/src/features/a.spec.ts', "it('is shown', () => {\n  press('Told to whoever asks');\n});"],
    ['web/src/features/guides/texts/a.ts', 'const a = `The tower stands at the top.`;'],
    ['tools/a.ts', "throw new Error('Nobody was told.');"],
  ])('is not looked for in %s: %j', (path, text) => {
    expect(faultsOf(path, text)).toEqual([]);
  });

  it('is refused in comments, but only in the folders whose comments are checked', () => {
    const text = "/** What becomes of it. */\nconst a = 'told'; // By itself.\nf(/* told */);\n";
    expect(faultsOf('services/libs/domain/a.ts', text, ['services/libs/domain/'])).toHaveLength(3);
    expect(faultsOf('services/libs/application/a.ts', text, ['services/libs/domain/'])).toEqual([]);
  });
});
