import type { Comparison, Goal } from './benchmark.ts';
import { spreadOf } from './statistics.ts';

/** The results of one benchmark, ready to be written down. */
export interface Section {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** The date and the machine of the measurement. */
  readonly measured: string;
  readonly comparisons: readonly Comparison[];
}

/**
 * Puts a section into the page. It replaces the section of the same name; a new one is put at the end of the
 * generated part. Text written by hand stays as it is.
 *
 * @throws Error when the page has no generated part.
 */
export function withSection(page: string, section: Section): string {
  return withText(page, { name: section.name, text: textOf(section), writtenBy: 'npm run bench' });
}

/** Puts a section that is already laid out into the page, with the command that wrote it. */
export function withText(
  page: string,
  { name, text, writtenBy }: { readonly name: string; text: string; writtenBy: string },
): string {
  const opening = `<!-- ${name}: written by ${writtenBy} -->`;
  const closing = `<!-- ${name}: end -->`;
  const section = `${opening}\n\n${text}\n\n${closing}`;
  const start = page.indexOf(opening);
  const end = page.indexOf(closing);
  if (start >= 0 && end > start) {
    return page.slice(0, start) + section + page.slice(end + closing.length);
  }
  const place = page.indexOf(endOfGenerated);
  if (place < 0) {
    throw new Error(`The page has no line ${endOfGenerated} to write before.`);
  }
  return `${page.slice(0, place)}${section}\n\n${page.slice(place)}`;
}

/** Marks the end of everything that is generated in the page. */
export const endOfGenerated = '<!-- end of what npm run bench writes -->';

function textOf({ title, about, measured, comparisons }: Section): string {
  const head = ['What is compared', 'Goal', 'Median', 'Min to max', '', 'Measured values'];
  const rows = comparisons.map(rowOf);
  return [`### ${title}`, about, tableOf([head, ...rows]), `_${measured}_`].join('\n\n');
}

function rowOf({ what, goal, ratios, figures }: Comparison): readonly string[] {
  const { min, median, max } = spreadOf(ratios);
  return [
    what,
    goalText(goal),
    ratioText(median),
    `${ratioText(min)} to ${ratioText(max)}`,
    goal === undefined ? '' : isReached(goal, median) ? 'reached' : '**missed**',
    figures,
  ];
}

/** Whether the median is on the good side of the goal. */
export function isReached(goal: Goal, median: number): boolean {
  return 'atLeast' in goal ? median >= goal.atLeast : median <= goal.atMost;
}

function goalText(goal: Goal | undefined): string {
  if (goal === undefined) {
    return '';
  }
  return 'atLeast' in goal ? `≥ ${ratioText(goal.atLeast)}` : `≤ ${ratioText(goal.atMost)}`;
}

/** Two digits below 1, three up to 10, whole numbers from there: a benchmark is not more precise. */
export function ratioText(ratio: number): string {
  return ratio >= 10 ? ratio.toFixed(0) : ratio.toPrecision(ratio >= 1 ? 3 : 2);
}

/** A table as Prettier would lay it out, so that writing it never makes the check fail. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_none, column) =>
    Math.max(3, ...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const line = (cells: readonly string[], fill: string) =>
    `| ${widths.map((width, column) => padded(cells[column] ?? '', width, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head, ' '), line([], '-'), ...body.map((row) => line(row, ' '))].join('\n');
}

function padded(cell: string, width: number, fill: string): string {
  return cell + fill.repeat(width - widthOf(cell));
}

/** The width in characters as a terminal shows them, because Prettier counts in this way. */
function widthOf(cell: string): number {
  return Array.from(cell).length;
}
