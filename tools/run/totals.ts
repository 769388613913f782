/** The fields of Jest's --json results that are counted here. */
export interface SuiteResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not be run at all. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** One reason for each time the test was run again. */
      readonly retryReasons: readonly string[];
    }[];
  }[];
}

/** The tests that failed first and passed when they were run again (ADR 59). */
export function passedAtSecondTry(results: readonly SuiteResult[]): readonly string[] {
  return results
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, retryReasons }) => status === 'passed' && retryReasons.length > 0)
    .map(({ fullName }) => fullName);
}

/**
 * Adds up all suites. Each failed step counts as one more failure; the step of the tests counts only if the results
 * have no failures.
 */
export function totals(
  results: readonly SuiteResult[],
  failedSteps: readonly string[],
): { readonly passed: number; readonly failed: number } {
  const passed = sum(results, (result) => result.numPassedTests);
  const failedTests = sum(
    results,
    (result) => result.numFailedTests + result.numRuntimeErrorTestSuites,
  );
  const unexplained = failedSteps.filter((step) => step !== 'tests' || failedTests === 0);
  return { passed, failed: failedTests + unexplained.length };
}

function sum(results: readonly SuiteResult[], count: (result: SuiteResult) => number): number {
  return results.reduce((total, result) => total + count(result), 0);
}
