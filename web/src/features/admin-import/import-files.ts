import { csvBeginning, csvRow } from '@contracts/csv.ts';
import { importTemplate } from '@contracts/import/import-columns.ts';
import type { ImportLineView, LineProblemView } from '@contracts/import/import-view.ts';
import { saveText } from '../../shared/files/save-text.ts';

const csvType = 'text/csv;charset=utf-8';

/** Saves the template: every heading, and an example line. */
export function saveTemplate(): void {
  const headings = importTemplate.map(([heading]) => heading);
  const example = importTemplate.map(([, cell]) => cell);
  saveText('bookings-template.csv', csvType, fileOf([headings, example]));
}

/** Saves the lines that were not imported, with their problems in one more column. */
export function saveProblems(
  columns: readonly string[],
  lines: readonly Pick<ImportLineView, 'cells' | 'problems'>[],
): void {
  const rows = lines.map(({ cells, problems }) => [...cells, problemsText(problems)]);
  saveText('lines-with-problems.csv', csvType, fileOf([[...columns, 'Problem'], ...rows]));
}

/** The problems of a line in words: `E-mail: This is not an e-mail address`. */
function problemsText(problems: readonly LineProblemView[]): string {
  return problems
    .map(({ column, message }) => (column === undefined ? message : `${column}: ${message}`))
    .join('; ');
}

function fileOf(rows: readonly (readonly string[])[]): string {
  return `${csvBeginning}${rows.map((row) => csvRow(row)).join('')}`;
}
