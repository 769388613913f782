import type { ReactNode } from 'react';
import { shareWords } from './change-words.ts';
import './bar-table.css';

export type BarRow = {
  readonly name: string;
  readonly count: number;
  /** The count in the period before. */
  readonly before: number;
};

export type BarTableProps = {
  caption: string;
  /** The head of the first column: "Days before the tour". */
  head: string;
  /** The thing that is counted: "Bookings". */
  counted: string;
  rows: readonly BarRow[];
  children?: ReactNode;
};

/**
 * Shares of a whole as a table with a bar in each row, which every reader can use. A line marks the share of
 * the period before.
 */
export function BarTable({ caption, head, counted, rows, children }: BarTableProps) {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const totalBefore = rows.reduce((sum, { before }) => sum + before, 0);
  const largest = Math.max(
    ...rows.map(({ count, before }) =>
      Math.max(shareOf(count, total), shareOf(before, totalBefore)),
    ),
  );
  const width = (share: number) => `${String(largest === 0 ? 0 : (share / largest) * 100)}%`;
  return (
    <table data-slot="bar-table">
      <caption>{caption}. The line shows the share in the period before.</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{counted}</th>
          <th scope="col">Share</th>
          <th scope="col">Before</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count, before }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count.toLocaleString('en-US')}</td>
            <td>{total === 0 ? '–' : shareWords(shareOf(count, total))}</td>
            <td>{totalBefore === 0 ? '–' : shareWords(shareOf(before, totalBefore))}</td>
            <td aria-hidden="true">
              <span data-part="bar">
                <span style={{ inlineSize: width(shareOf(count, total)) }} />
                {totalBefore > 0 && (
                  <i style={{ insetInlineStart: width(shareOf(before, totalBefore)) }} />
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
      {children}
    </table>
  );
}

function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : count / total;
}
