/**
 * Prints the last line of a CI run from the results of Jest in reports/jest, and exits with 1 unless all
 * tests and steps passed. Arguments are the names of the steps of .ci/run that failed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resultsFolder } from './run/suites.ts';
import { passedAtSecondTry, totals, type SuiteResult } from './run/totals.ts';

const files = existsSync(resultsFolder) ? readdirSync(resultsFolder) : [];
const results = files.map(
  (name) => JSON.parse(readFileSync(join(resultsFolder, name), 'utf8')) as SuiteResult,
);
for (const name of passedAtSecondTry(results))
  console.log(`Passed only at the second try: ${name}`);
const { passed, failed } = totals(results, process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
