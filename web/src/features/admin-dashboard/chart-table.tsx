import { BookingsLink } from './bookings-link.tsx';
import type { ChartProps } from './chart-props.ts';
import './chart-table.css';

const columnHeads = { day: 'Day', week: 'Week', month: 'Month' } as const;

export type ChartTableProps = ChartProps & {
  /** If false, the table is only for screen readers and contains no links. */
  isShown: boolean;
};

/** The figures of a chart, as rows of a table. */
export function ChartTable({
  title,
  per,
  parts,
  total,
  columns,
  format,
  currency,
  isShown,
}: ChartTableProps) {
  const [standing, cancelled] = parts;
  const only = currency === undefined ? {} : { currency };
  const table = (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {[columnHeads[per], total, standing, cancelled].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column.from}>
            <th scope="row">{column.label}</th>
            <td>
              {isShown && column.total !== 0 ? (
                <BookingsLink days={column} only={only} label={`on ${column.label}`}>
                  {format(column.total)}
                </BookingsLink>
              ) : (
                format(column.total)
              )}
            </td>
            <td>{format(column.standing)}</td>
            <td>
              {isShown && column.cancelled !== 0 ? (
                <BookingsLink
                  days={column}
                  only={{ ...only, status: 'cancelled' }}
                  label={`cancelled on ${column.label}`}
                >
                  {format(column.cancelled)}
                </BookingsLink>
              ) : (
                format(column.cancelled)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <div data-slot="chart-table" data-shown={isShown}>
      {table}
    </div>
  );
}
