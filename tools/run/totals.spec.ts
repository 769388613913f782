import { passedAtSecondTry, totals } from './totals.ts';

const suite = (numPassedTests: number, numFailedTests = 0, numRuntimeErrorTestSuites = 0) => ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
  testResults: [],
});

describe('The totals of a CI run', () => {
  it('add up all suites', () => {
    expect(totals([suite(3), suite(4)], [])).toEqual({ passed: 7, failed: 0 });
  });

  it('count failed tests once, although their step failed too', () => {
    expect(totals([suite(3, 2)], ['tests'])).toEqual({ passed: 3, failed: 2 });
  });

  it('count a file that could not be run', () => {
    expect(totals([suite(3, 0, 1)], ['tests'])).toEqual({ passed: 3, failed: 1 });
  });

  it('count each other failed step as a failure', () => {
    expect(totals([suite(3)], ['lint', 'types'])).toEqual({ passed: 3, failed: 2 });
    expect(totals([], ['packages', 'tests'])).toEqual({ passed: 0, failed: 2 });
  });

  it('name the tests that passed only when they were run again', () => {
    const assertionResults = [
      { fullName: 'a', status: 'passed', retryReasons: [] },
      { fullName: 'b', status: 'passed', retryReasons: ['Error: too slow'] },
      { fullName: 'c', status: 'failed', retryReasons: ['Error: too slow'] },
    ];
    expect(passedAtSecondTry([{ ...suite(2, 1), testResults: [{ assertionResults }] }])).toEqual([
      'b',
    ]);
  });
});
