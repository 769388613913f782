import jestConfig from '../../jest.config.mjs';
import { chosenGroups } from './suites.ts';

const projectsOf = (only?: readonly string[]) => chosenGroups(only).map(({ projects }) => projects);

describe('The suites that npm test runs', () => {
  it('are all there are', () => {
    const known = jestConfig.projects.map(({ displayName }) => displayName);
    expect(projectsOf().flat().sort()).toEqual(known.sort());
  });

  it('are those that were named, in their own order', () => {
    expect(projectsOf(['browser', 'web'])).toEqual([['web'], ['browser']]);
  });

  it('are none that does not exist', () => {
    expect(() => chosenGroups(['browsers'])).toThrow(/no suite "browsers"/);
  });
});
