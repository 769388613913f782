import { Skeleton } from '../ui/skeleton.tsx';
import './loading-rows.css';

export type LoadingRowsProps = {
  /** What is on its way: "Loading bookings". */
  label: string;
  rows?: number;
  /** As high as the rows that will come. */
  rowHeight?: string;
};

/** The place of a list while it is fetched. */
export function LoadingRows({ label, rows = 8, rowHeight = '2.25rem' }: LoadingRowsProps) {
  return (
    <div role="status" aria-label={label} data-slot="loading-rows">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={rowHeight} />
      ))}
    </div>
  );
}
