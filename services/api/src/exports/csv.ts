/** A text, a number, or nothing. */
export type CsvCell = string | number | null | undefined;

/** Tells spreadsheets that what follows is UTF-8. */
export const csvBeginning = '\u{feff}';

/**
 * What a spreadsheet takes for a formula: at the beginning of a cell, and after what some of them,
 * set to another language than the file's, take for the end of a cell or of a row.
 */
const formulaStart = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/** One row after RFC 4180, ended. Every text is quoted, and none is a formula to a spreadsheet. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${cell.replaceAll(formulaStart, "'").replaceAll('"', '""')}"`;
}
