import type { ChartColumn, ChartWords } from './chart-column.ts';
import type { StretchKind } from './stretches.ts';

/** The content of a chart and its table. */
export type ChartProps = ChartWords & {
  title: string;
  per: StretchKind;
  columns: readonly ChartColumn[];
  /** Formats the figure at a horizontal line. */
  formatLine: (figure: number) => string;
  /** Whether the figures are counts. Then the lines are at whole numbers. */
  isCounted?: boolean;
  /** Links open only bookings in this currency. */
  currency?: string;
};
