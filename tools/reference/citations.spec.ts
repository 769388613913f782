import { brokenCitations } from './citations.ts';
import type { ProjectFile } from './project-files.ts';

const project: readonly ProjectFile[] = [
  { path: 'docs/rules/correctness.md', text: '## Commands\n\n### Rule 1\n\n### Rule 21\n' },
  { path: 'docs/rules/domain.md', text: '### Rule 3\n\nAs rule 3 says.\n' },
  { path: 'docs/requirements.md', text: '## 2. Screens\n\n### 2.1 Addresses\n\n## 5. Input\n' },
  { path: 'docs/adr/0047-mail-is-bounded.md', text: '# 47. Mail is bounded\n' },
  { path: 'docs/runbooks/log-faulty.md', text: '# The log is faulty\n' },
  { path: 'docs/benchmarks.md', text: '# Figures\n\n### Jobs: embedded\n\n### Jobs: embedded\n' },
  { path: 'docs/security.md', text: '| S-01 | Booking out. |\n' },
  { path: 'services/worker/src/main.ts', text: '' },
  { path: 'services/worker/src/main.spec.ts', text: "it('ends the queue\\'s jobs', () => {});" },
];

const faultsOf = (path: string, text: string) =>
  brokenCitations([...project.filter((each) => each.path !== path), { path, text }]);

describe('A citation', () => {
  it.each([
    ['a.ts', '// correctness rule 2'],
    ['a.ts', '/** So it is (correctness rules 1 and\n * 22). */'],
    ['a.ts', '/** So it is (correctness\n * rule 22). */'],
    ['a.ts', '// domain rule 4'],
    ['a.ts', '// requirements, section 6'],
    ['a.ts', '// requirements, section 2.2'],
    ['a.ts', '// rule 1 of no page'],
    ['a.ts', '// section 2 of no page'],
    ['a.ts', '// correctness section 1'],
    ['a.ts', '// ADR 46'],
    ['a.ts', '// ADRs 47 and 48'],
    ['a.ts', '// docs/adr/0047'],
    ['a.ts', '// docs/runbooks/log-lost.md'],
    ['a.ts', '// docs/rules/correctness.md#rule-2'],
    ['a.ts', '// correctness.md'],
    ['a.ts', '// the specification says so'],
    ['a.ts', '// benchmark 3'],
    ['a.ts', '// S-02'],
    ['services/a.ts', '// docs/benchmarks.md'],
    ['a.yaml', '# docs/guides/gone.md'],
    ['docs/a.md', '[it](missing.md)'],
    ['docs/a.md', '[it](rules/domain.md#rule-4)'],
    ['docs/a.md', '[it](#nothing)'],
    ['docs/a.md', '![it](images/missing.png)'],
    ['docs/a.md', '[ADR 46](adr/0047-mail-is-bounded.md)'],
    ['docs/a.md', 'As correctness rule 9 says.'],
    ['docs/a.md', 'As rule 3 says.'],
    ['docs/a.md', 'Shown by `services/gone/main.ts`.'],
    ['docs/a.md', 'Shown by `gone.spec.ts`.'],
    ['docs/a.md', '`main`: "ends the jobs"'],
    ['docs/a.md', '`gone`: "ends the queue\'s jobs"'],
    ['docs/rules/domain.md', '### Rule 3\n\nAs rule 4 says.'],
  ])('is refused in %s if its target does not exist: %j', (path, text) => {
    expect(faultsOf(path, text)).toHaveLength(1);
  });

  it.each([
    ['a.ts', '/** So it is (correctness rules 1 and\n * 21). */'],
    ['a.ts', '// Correctness rule 21, domain rule 3, requirements, sections 2, 2.1 and 5'],
    ['a.ts', '// RFC 9112, section 3.2'],
    ['a.ts', '// ADR 47, docs/runbooks, docs/runbooks/log-faulty.md.'],
    ['a.ts', "'/api/docs/style.css', 'https://example.org/docs/gone.md', '§'"],
    ['a.ts', '// S-01'],
    ['services/a.ts', '// docs/benchmarks.md#jobs-embedded-1'],
    ['docs/a.md', '`main`: "ends the queue\'s jobs", and two more; `gone`: two'],
    ['docs/adr/0047-mail-is-bounded.md', '[Rule 21](../rules/correctness.md#rule-21)'],
    ['docs/a.md', '[ADR 47](adr/0047-mail-is-bounded.md), [it](https://example.org/x#y)'],
    [
      'docs/a.md',
      '# It\n\n[it](#it) `services/worker/src/` `main.ts` `.spec.ts` `services/<noun>/x.ts` `/api/tours`',
    ],
  ])('is accepted in %s if its target exists: %j', (path, text) => {
    expect(faultsOf(path, text)).toEqual([]);
  });

  it('is reported with its line', () => {
    expect(faultsOf('web/a.ts', 'const a = 1;\n// correctness rule 2\n')).toEqual([
      'web/a.ts:2: "correctness rule 2": docs/rules/correctness.md has no rule 2',
    ]);
  });
});
