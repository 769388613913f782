import type { ChartColumn, ChartWords } from './chart-column.ts';
import type { StretchKind } from './stretches.ts';

/** What a chart shows, and its table as well. */
export type ChartProps = ChartWords & {
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
