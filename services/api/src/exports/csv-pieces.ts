import { setImmediate as nextTurn } from 'node:timers/promises';
import { csvBeginning, type CsvCell, csvRow } from './csv.ts';

/** What each column says of a thing, under its heading. */
export type CsvColumns<Thing> = Readonly<Record<string, (thing: Thing) => CsvCell>>;

/** Pages of things as a CSV file, in pieces. Between two of them others have their turn. */
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
