import { decisionRecordFaults } from './decision-records.ts';

const record = (title: string, status = 'Status: accepted. Date: 1 November 2026.') =>
  `# ${title}\n\n${status}\n\n## Context\n\nA.\n\n## Decision\n\nB.\n\n## Alternatives\n\nC.\n\n## Consequences\n\nD.\n`;

const date = 'Date: 1 November 2026.';
const early = 'docs/adr/0007-encrypt-a-travellers-name.md';
const late = 'docs/adr/0049-wrap-secret-keys.md';

const faultsOf = (...files: readonly (readonly [path: string, text: string])[]) =>
  decisionRecordFaults(files.map(([path, text]) => ({ path, text })));

describe('The decision records', () => {
  it('have a file name made from the title, a status, a date and four sections', () => {
    expect(
      faultsOf(
        [early, record("7. Encrypt a traveller's name")],
        [late, record('49. Wrap SECRET_KEYS')],
        ['docs/style.md', '# How we write\n'],
      ),
    ).toEqual([]);
  });

  it('may have a status of several lines', () => {
    const amended = `Status: accepted, amended by\n[ADR 49](0049-wrap-secret-keys.md). Date:\n1 November 2026.`;
    const amends = `Status: accepted, amends [ADR 7](0007-encrypt-a-travellers-name.md). ${date}`;
    expect(
      faultsOf(
        [early, record("7. Encrypt a traveller's name", amended)],
        [late, record('49. Wrap SECRET_KEYS', amends)],
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'file name',
      record('7. Seal names'),
      `${early}: its title requires the file name 0007-seal-names.md`,
    ],
    [
      'status',
      record("7. Encrypt a traveller's name", 'Status: accepted.'),
      `${early}: its second paragraph must be "Status: … Date: …."`,
    ],
    [
      'list of sections',
      record("7. Encrypt a traveller's name").replace('## Alternatives', '### Alternatives'),
      `${early}: it has no section "Alternatives"`,
    ],
  ])('are reported if the %s is wrong', (_, text, fault) => {
    expect(faultsOf([early, text])).toEqual([fault]);
  });

  it('name an amendment in both records', () => {
    const amends = `Status: accepted, amends [ADR 7](0007-encrypt-a-travellers-name.md). ${date}`;
    const amended = `Status: accepted, amended by [ADR 49](0049-wrap-secret-keys.md). ${date}`;
    expect(
      faultsOf(
        [early, record("7. Encrypt a traveller's name")],
        [late, record('49. Wrap SECRET_KEYS', amends)],
      ),
    ).toEqual([`${early}: its status does not say that ADR 49 amends it`]);
    expect(
      faultsOf(
        [early, record("7. Encrypt a traveller's name", amended)],
        [late, record('49. Wrap SECRET_KEYS')],
      ),
    ).toEqual([`${late}: its status does not say that it amends ADR 7`]);
  });
});
