import { parse } from 'csv-parse/sync';
import type { ImportLineRequest } from '../../../libs/contracts/import/import-view.ts';
import { importLinesMax } from '../../../libs/contracts/import/import-view.ts';
import { Problem } from '../http/problem.ts';

/** The headings and the lines of a file. */
export interface ImportTable {
  readonly columns: readonly string[];
  readonly lines: readonly ImportLineRequest[];
}

/** No file has more columns. */
export const importColumnsMax = 60;

/** A record of the parser, and the number of lines up to its end. */
interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a CSV file in UTF-8, with or without a byte order mark, with commas, semicolons or tabs.
 *
 * @throws Problem
 */
export function readImportFile(bytes: Buffer): ImportTable {
  const text = textOf(bytes);
  const [heading, ...rows] = recordsOf(text);
  if (heading === undefined) throw notReadable('The file is empty.');
  const columns = heading.record.map((cell) => cell.trim());
  if (columns.length > importColumnsMax) {
    throw notReadable(`The file has more than ${importColumnsMax} columns.`);
  }
  let end = heading.info.lines;
  const lines = rows.flatMap(({ record, info }) => {
    const line = Math.max(end + 1, info.lines - lineBreaksIn(record));
    end = info.lines;
    const cells = columns.map((_, index) => unescaped((record[index] ?? '').trim()));
    return cells.every((cell) => cell === '') ? [] : [{ line, cells }];
  });
  if (lines.length === 0) throw notReadable('The file has a heading and no other line.');
  if (lines.length > importLinesMax) {
    const most = importLinesMax.toLocaleString('en');
    throw notReadable(
      `The file has ${lines.length.toLocaleString('en')} lines. At most ${most} lines can be imported at a time: divide it into several files.`,
    );
  }
  return { columns, lines };
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notReadable('The file is not in UTF-8. Save it as “CSV UTF-8”.');
  }
}

function recordsOf(text: string): readonly ParsedRecord[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as readonly ParsedRecord[];
  } catch {
    throw notReadable('A quotation mark is missing or is in the wrong place.');
  }
}

/** The sign that divides the headings: the one that is most often in the first line. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/[\r\n]/, 1);
  const countOf = (sign: string) => heading.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}

function lineBreaksIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

/** Our own files have an apostrophe before a text that a spreadsheet could read as a formula. */
function unescaped(cell: string): string {
  return /^'[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}

function notReadable(detail: string): Problem {
  return new Problem('ImportNotReadable', { detail });
}
