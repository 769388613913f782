import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useRef,
} from 'react';
import { Link } from '../ui/link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import './data-table.css';
import { useMedia } from './use-media.ts';
import { useWindowRows } from './use-window-rows.ts';

export type Column<Row> = {
  readonly id: string;
  readonly head: string;
  /** A track of CSS grid: `7rem`, `minmax(0, 2fr)`. */
  readonly width: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures are aligned at the end of the cell. */
  readonly isFigure?: boolean;
  /** The name by which the list can be sorted; the heading becomes a button. */
  readonly sortBy?: string;
  /** Only screen readers get the heading: for badges and buttons. */
  readonly isHeadHidden?: boolean;
};

type SortOrder = {
  readonly sorted: string | undefined;
  readonly onSort: (by: string) => void;
};

export type DataTableProps<Row> = {
  /** The things in the list: "Bookings found". */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Returns the address of a row. The first column becomes the link, and a click anywhere on the row follows it. */
  linkTo?: (row: Row) => string;
  /**
   * The present order (`total-asc`, `total-desc`), and what a press on the heading of a column does. Undefined if the
   * list cannot be sorted now.
   */
  order?: SortOrder | undefined;
  /** The number of text lines in a row. A row has 36 px for one line (44 px for fingers), and 48 px for two. */
  lines?: 1 | 2;
  /** Returns why a row is marked ("Changed just now"); undefined for a row without a mark. */
  markOf?: (row: Row) => string | undefined;
  /** How many rows exist, if not all of them are fetched yet. */
  total?: number | undefined;
  /**
   * Called when the last fetched row is almost in view. Undefined while no more can be fetched, or if there are no
   * more.
   */
  onEnd?: (() => void) | undefined;
  /** Called with the index of the first row in view when it changes. */
  onView?: (index: number) => void;
};

/**
 * A dense list of any length that scrolls with the page and renders only the rows in view. Arrow keys move from
 * row to row, and Enter opens a row. On a phone show cards instead: `VirtualList`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, linkTo, markOf, lines = 1, onEnd, onView } = props;
  const { total = rows.length } = props;
  const rowHeight = heightOf(lines, useMedia('(pointer: coarse)'));
  const table = useRef<HTMLDivElement>(null);
  const {
    box,
    rows: shown,
    height,
    reveal,
  } = useWindowRows<HTMLDivElement>({
    count: rows.length,
    rowHeight,
    onEnd,
    onView,
  });
  const tracks = columns.map(({ width }) => width).join(' ');
  const count = rows.length;
  const moveFocus = useCallback(
    (event: KeyboardEvent, from: number) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || from + step < 0 || from + step >= count) return;
      event.preventDefault();
      reveal(from + step);
      // If the row was not rendered before, it is in the document only after the next frame.
      requestAnimationFrame(() => {
        table.current
          ?.querySelector<HTMLElement>(`[data-row-link="${String(from + step)}"]`)
          ?.focus();
      });
    },
    [count, reveal],
  );
  return (
    <div
      ref={table}
      data-slot="data-table"
      role="table"
      aria-label={label}
      aria-rowcount={total + 1}
    >
      <TableHead columns={columns} tracks={tracks} order={props.order} />
      <div ref={box} role="rowgroup" data-part="body" style={{ blockSize: height }}>
        {shown.map(({ index, top }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const place = { tracks, height: rowHeight, top };
          return (
            <DrawnRow
              key={keyOf(row)}
              {...{ columns, linkTo, row, index, ...place }}
              mark={markOf?.(row)}
              onKey={moveFocus}
            />
          );
        })}
      </div>
    </div>
  );
}

function TableHead<Row>({
  columns,
  tracks,
  order,
}: Pick<DataTableProps<Row>, 'columns' | 'order'> & { tracks: string }) {
  return (
    <div role="rowgroup" data-part="head">
      <div role="row" aria-rowindex={1} style={{ gridTemplateColumns: tracks }}>
        {columns.map(({ id, head, isFigure, isHeadHidden, sortBy }) => (
          <span
            key={id}
            role="columnheader"
            data-figure={isFigure}
            aria-sort={order && sortBy !== undefined ? sortedIn(order, sortBy) : undefined}
          >
            {isHeadHidden === true ? <VisuallyHidden>{head}</VisuallyHidden> : null}
            {isHeadHidden !== true && (order === undefined || sortBy === undefined) && head}
            {isHeadHidden !== true && order !== undefined && sortBy !== undefined && (
              <button
                type="button"
                onClick={() => {
                  order.onSort(sortBy);
                }}
              >
                {head}
              </button>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

function sortedIn({ sorted }: SortOrder, by: string): 'ascending' | 'descending' | 'none' {
  if (sorted === `${by}-asc`) return 'ascending';
  return sorted === `${by}-desc` ? 'descending' : 'none';
}

type TableRowProps<Row> = Pick<DataTableProps<Row>, 'columns'> & {
  linkTo: DataTableProps<Row>['linkTo'] | undefined;
  mark: string | undefined;
  row: Row;
  index: number;
  tracks: string;
  /** In CSS pixels. */
  height: number;
  top: number;
  onKey: (event: KeyboardEvent, index: number) => void;
};

/** Not rendered again on scrolling, because its props stay the same. */
const DrawnRow = memo(TableRow) as typeof TableRow;

function TableRow<Row>(props: TableRowProps<Row>) {
  const { columns, linkTo, mark, row, index, tracks, height, top, onKey } = props;
  const place: CSSProperties = {
    gridTemplateColumns: tracks,
    blockSize: height,
    transform: `translateY(${String(top)}px)`,
  };
  return (
    <div role="row" aria-rowindex={index + 2} data-marked={mark !== undefined} style={place}>
      {columns.map(({ id, cell, isFigure }, at) => (
        <div key={id} role="cell" data-figure={isFigure}>
          {at === 0 && linkTo !== undefined ? (
            <Link
              data-row-link={index}
              to={linkTo(row)}
              onKeyDown={(event) => {
                onKey(event, index);
              }}
            >
              {cell(row)}
            </Link>
          ) : (
            cell(row)
          )}
          {at === 0 && mark !== undefined && <small data-part="mark">{mark}</small>}
        </div>
      ))}
    </div>
  );
}

/** Returns the height in CSS pixels. One line is higher on touch screens, so that a finger can press it. */
function heightOf(lines: 1 | 2, isCoarse: boolean): number {
  if (lines === 2) return 48;
  return isCoarse ? 44 : 36;
}
