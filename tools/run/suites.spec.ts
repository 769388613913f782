import { globSync } from 'node:fs';
import jestConfig from '../../jest.config.mjs';
import { chosenSuites } from './suites.ts';

const projectsOf = (only?: readonly string[]) => chosenSuites(only).map(({ project }) => project);

describe('The suites that npm test runs', () => {
  it('are all projects of Jest', () => {
    const known = jestConfig.projects.map(({ displayName }) => displayName);
    expect([...projectsOf()].sort()).toEqual(known.sort());
  });

  it.each(jestConfig.projects)('have files: $displayName', ({ testMatch }) => {
    const files = testMatch.flatMap((pattern) => globSync(pattern.replace('<rootDir>/', '')));
    expect(files.length).toBeGreaterThan(0);
  });

  it('are those that were named, in the order of the list', () => {
    expect(projectsOf(['browser', 'web'])).toEqual(['web', 'browser']);
  });

  it('must exist', () => {
    expect(() => chosenSuites(['browsers'])).toThrow(/no suite "browsers"/);
  });
});
