import { codeMapFaults } from './code-map.ts';

const page = (map: string) =>
  `# Architecture\n\n## Code map\n\nAbout it.\n\n\`\`\`\n${map}\`\`\`\n`;

const map = page(`services/
    libs/          what all need
        domain/    the business
    {api,worker}/  two of them
test/              tests
`);

const files = [
  'README.md',
  'services/libs/domain/tour/tour.ts',
  'services/api/src/main.ts',
  'services/worker/src/main.ts',
  'test/power/cut.ts',
];

describe('The code map', () => {
  it('names each folder with all folders in the same place, and no others', () => {
    expect(codeMapFaults(map, files)).toEqual([]);
  });

  it.each([
    ['docs/page.png', 'docs is missing'],
    ['services/projector/main.ts', 'services/projector is missing'],
    ['services/libs/adapters/s3/s3.ts', 'services/libs/adapters is missing'],
  ])('reports the missing folder of %s', (path, fault) => {
    expect(codeMapFaults(map, [...files, path])).toEqual([fault]);
  });

  it('names no folder that does not exist', () => {
    const left = files.filter((path) => !path.startsWith('services/worker'));
    expect(codeMapFaults(map, left)).toEqual(['there is no services/worker']);
  });

  it('is required', () => {
    const faults = ['services is missing', 'test is missing'];
    expect(codeMapFaults('# Architecture\n', files)).toEqual(faults);
  });
});
