/** A text, a number, or nothing. */
export type CsvCell = string | number | null | undefined;

/** The byte order mark, which shows spreadsheets that the file is UTF-8. */
export const csvBeginning = '\u{feff}';

/**
 * Matches where a spreadsheet would begin a formula: at the beginning of a cell, and after characters that
 * some spreadsheets, set to another language than the file's, read as the end of a cell or of a row.
 */
const formulaStart = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/** Returns one row after RFC 4180, with its line end. Every text is quoted, and no text is a formula. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${cell.replaceAll(formulaStart, "'").replaceAll('"', '""')}"`;
}
