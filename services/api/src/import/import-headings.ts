import { type ImportColumn, importColumns } from '../../../libs/contracts/import/import-columns.ts';
import type { AdminTourView } from '../../../libs/contracts/tour/tour-view.ts';
import { travelersCategory, type CategoryName } from '../../../libs/contracts/tour/party.ts';

/** Where the cells of a file are. */
export interface ImportHeadings {
  readonly columns: readonly string[];
  /** The index of each column that the file has. */
  readonly at: ReadonlyMap<ImportColumn, number>;
  /** The indexes of the columns that name a price category. */
  readonly categories: readonly number[];
  readonly unknown: readonly string[];
}

/** Finds the columns by their headings, in any order and in upper or lower case. */
export function headingsOf(
  columns: readonly string[],
  tours: readonly AdminTourView[],
): ImportHeadings {
  const at = new Map<ImportColumn, number>();
  const categories: number[] = [];
  const unknown: string[] = [];
  const known = new Set([
    ...['adult', 'child', 'infant'],
    ...tours.flatMap(categoriesOfTour).map(({ category }) => categoryKey(category)),
  ]);
  columns.forEach((heading, index) => {
    const column = columnNamed(heading);
    if (column !== undefined && !at.has(column)) at.set(column, index);
    else if (known.has(categoryKey(heading))) categories.push(index);
    else if (heading !== '') unknown.push(heading);
  });
  return { columns, at, categories, unknown };
}

function columnNamed(heading: string): ImportColumn | undefined {
  const wanted = headingKey(heading);
  return (Object.keys(importColumns) as ImportColumn[]).find((column) => {
    const { heading: usual, also } = importColumns[column];
    return [usual, ...also].some((each) => headingKey(each) === wanted);
  });
}

/** The form in which headings are compared: `E-mail` and `email` are one heading. */
function headingKey(heading: string): string {
  return wordsOf(heading).replaceAll(/[- ]/g, '');
}

/** The price categories of a tour, as its table has them now. */
export function categoriesOfTour({ pricingStructure }: AdminTourView): readonly CategoryName[] {
  const { type, ageRates = [], groupRates = [] } = pricingStructure;
  if (type === 'fixed' || type === 'seasonal') return [travelersCategory];
  const rates = type === 'age_based' ? ageRates : groupRates.flatMap((rate) => rate.ageRates);
  const named = new Map(rates.map(({ categoryId = '', ageCategory }) => [categoryId, ageCategory]));
  return [...named].map(([categoryId, category]) => ({ categoryId, category }));
}

/** The form in which categories are compared: `Adults (12+)` and `adult` are one category. */
export function categoryKey(name: string): string {
  const word = wordsOf(name.replaceAll(/\([^()]*\)/g, ' '));
  return word === 'children' ? 'child' : word.replace(/s$/, '');
}

/** Lower case, with one space between words. */
export function wordsOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
}
