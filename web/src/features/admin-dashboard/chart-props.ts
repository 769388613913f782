import type { ChartColumn, ChartWords } from './chart-column.ts';
import type { StretchKind } from './stretches.ts';

/** The content of a chart and its table. */
export type ChartProps = ChartWords & {
  title: string;
  per: StretchKind;
  columns: readonly ChartColumn[];
  /** Formats the figure at a horizontal line. */
  formatLine: (figure: number) => string;
  /** Counts are whole numbers, so the lines are too. */
  isCounted?: boolean;
  /** Links open only bookings in this currency. */
  currency?: string;
};
