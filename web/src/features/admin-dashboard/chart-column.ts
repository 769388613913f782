import type { Days } from './admin-dashboard-api.ts';

/** One column of a chart: bookings that take place are below, cancelled ones on top. */
export interface ChartColumn extends Days {
  readonly label: string;
  /** Used if there is little room. */
  readonly shortLabel: string;
  readonly standing: number;
  readonly cancelled: number;
  /** `standing` and `cancelled` together. */
  readonly total: number;
}

/** How a chart's figures are named and written. */
export interface ChartWords {
  /** The names of the two parts, which take place or were cancelled: "Net", "Cancelled". */
  readonly parts: readonly [standing: string, cancelled: string];
  /** The name of both parts together: "Gross". */
  readonly total: string;
  readonly format: (figure: number) => string;
}

/** `Sat 28 Nov: made 5, not cancelled 4, cancelled 1` */
export function columnWords(column: ChartColumn, { parts, total, format }: ChartWords): string {
  const [standing, cancelled] = parts;
  return [
    `${column.label}: ${total.toLowerCase()} ${format(column.total)}`,
    `${standing.toLowerCase()} ${format(column.standing)}`,
    `${cancelled.toLowerCase()} ${format(column.cancelled)}`,
  ].join(', ');
}
