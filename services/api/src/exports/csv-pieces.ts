import { setImmediate as nextTurn } from 'node:timers/promises';
import { csvBeginning, type CsvCell, csvRow } from '../../../libs/contracts/csv.ts';

/** For each heading, a function that returns the value of the column for a thing. */
export type CsvColumns<Thing> = Readonly<Record<string, (thing: Thing) => CsvCell>>;

/** Writes pages of things as a CSV file, in pieces. Other work can run between two pieces. */
export async function* csvPieces<Thing>(
  columns: CsvColumns<Thing>,
  pages: AsyncIterable<readonly Thing[]>,
): AsyncGenerator<string, void, undefined> {
  const tell = Object.values(columns);
  let heading = `${csvBeginning}${csvRow(Object.keys(columns))}`;
  for await (const page of pages) {
    yield `${heading}${page.map((thing) => csvRow(tell.map((cell) => cell(thing)))).join('')}`;
    heading = '';
    await nextTurn();
  }
}
