import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../shared/console/panel.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { ChartColumn, ChartWords } from './chart-column.ts';
import { ChartTable } from './chart-table.tsx';
import type { StretchKind } from './stretches.ts';

const ColumnChart = lazy(async () => ({
  default: (await import('./column-chart.tsx')).ColumnChart,
}));

export type ChartPanelProps = ChartWords & {
  title: string;
  per: StretchKind;
  columns: readonly ChartColumn[];
  /** How a figure at a line across is written. */
  formatLine: (figure: number) => string;
  /** Things that are counted come whole. */
  isCounted?: boolean;
  /** Only bookings in it are opened. */
  currency?: string;
};

/**
 * A chart and the same figures as a table. Who cannot see the chart finds the table there anyway; whoever
 * would rather read figures has it shown.
 */
export function ChartPanel(props: ChartPanelProps) {
  const { title, columns } = props;
  const [isTable, setIsTable] = useState(false);
  const isEmpty = columns.every(({ total }) => total === 0);
  return (
    <Panel
      title={title}
      beside={
        !isEmpty && (
          <Button
            kind="quiet"
            data-print="never"
            aria-label={`${isTable ? 'Show as chart' : 'Show as table'}: ${title}`}
            onClick={() => {
              setIsTable(!isTable);
            }}
          >
            {isTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )
      }
    >
      {isEmpty && <p>No bookings were made on these days.</p>}
      {!isTable && !isEmpty && (
        <Suspense fallback={<Skeleton height="17rem" />}>
          <ColumnChart key={`${columns[0]?.from ?? ''} ${String(columns.length)}`} {...props} />
        </Suspense>
      )}
      {!isEmpty && <ChartTable {...props} isShown={isTable} />}
    </Panel>
  );
}
