import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../shared/console/panel.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { ChartProps } from './chart-props.ts';
import { ChartTable } from './chart-table.tsx';

const ColumnChart = lazy(async () => ({
  default: (await import('./column-chart.tsx')).ColumnChart,
}));

/** A chart with the same figures as a table. Screen readers always find the table; other readers can switch to it. */
export function ChartPanel(props: ChartProps) {
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
