import { totals } from './totals.ts';

const suite = (numPassedTests: number, numFailedTests = 0, numRuntimeErrorTestSuites = 0) => ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
});

describe('The totals of a CI run', () => {
  it('add up all suites', () => {
    expect(totals([suite(3), suite(4)], [])).toEqual({ passed: 7, failed: 0 });
  });

  it('count failed tests once, though their step failed too', () => {
    expect(totals([suite(3, 2)], ['tests'])).toEqual({ passed: 3, failed: 2 });
  });

  it('count a file that could not be run', () => {
    expect(totals([suite(3, 0, 1)], ['tests'])).toEqual({ passed: 3, failed: 1 });
  });

  it('never call a run with a failed step good', () => {
    expect(totals([suite(3)], ['lint', 'types'])).toEqual({ passed: 3, failed: 2 });
    expect(totals([], ['packages', 'tests'])).toEqual({ passed: 0, failed: 2 });
  });
});
