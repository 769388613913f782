/** What Jest writes with --json, as far as it is counted here. */
export interface SuiteResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not be run at all. */
  readonly numRuntimeErrorTestSuites: number;
}

/**
 * Adds up all suites. A failed step is counted as one failure more, but for the tests themselves,
 * whose failures are in the results, if they got far enough to have any.
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
