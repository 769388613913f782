/** A text, a number or an empty cell. */
export type CsvCell = string | number | null | undefined;

/** The byte order mark. With it, spreadsheet programs read the file as UTF-8. */
export const csvBeginning = '\u{feff}';

/**
 * Matches each place where a spreadsheet program could read the beginning of a formula. This is the beginning of a
 * cell, and the place after `;`, a tab or a line break. In some language settings, a program reads these characters
 * as the end of a cell or a row.
 */
const formulaStart = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/**
 * Returns one row in the format of RFC 4180, with its line break. Every text is quoted. A program reads no
 * text as a formula.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${cell.replaceAll(formulaStart, "'").replaceAll('"', '""')}"`;
}
