import { Skeleton } from '../ui/skeleton.tsx';
import './loading-rows.css';

export type LoadingRowsProps = {
  /** The label of the placeholder: "Loading bookings". */
  label: string;
  rows?: number;
  /** The height of the rows that will be shown. */
  rowHeight?: string;
};

/** The placeholder of a list that is loading. */
export function LoadingRows({ label, rows = 8, rowHeight = '2.25rem' }: LoadingRowsProps) {
  return (
    <div role="status" aria-label={label} data-slot="loading-rows">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={rowHeight} />
      ))}
    </div>
  );
}
