/**
 * Prints the one line CI ends with, from what Jest left in reports/jest, and exits with 1 unless all
 * is well. Arguments are the names of the steps of .ci/run that failed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resultsFolder } from './run/suites.ts';
import { totals, type SuiteResult } from './run/totals.ts';

const files = existsSync(resultsFolder) ? readdirSync(resultsFolder) : [];
const results = files.map(
  (name) => JSON.parse(readFileSync(join(resultsFolder, name), 'utf8')) as SuiteResult,
);
const { passed, failed } = totals(results, process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
