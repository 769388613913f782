import { FetchFault } from '../ui/fetch-fault.tsx';
import { LoadingRows, type LoadingRowsProps } from './loading-rows.tsx';

export type NotLoadedProps = Omit<LoadingRowsProps, 'label'> & {
  /** Whether the query failed, and the function that repeats it. */
  isError: boolean;
  refetch: () => unknown;
  /** The name of the data, with its article: "the bookings". */
  what: string;
  /** The error message, if it is not "The bookings could not be loaded." */
  fault?: string;
};

/**
 * Replaces missing data. While the data loads, this is a placeholder. If loading failed, it is the error with a
 * button to try again.
 */
export function NotLoaded({ isError, refetch, what, fault, ...rows }: NotLoadedProps) {
  const message = fault ?? `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded.`;
  return isError ? (
    <FetchFault message={message} onRetry={() => void refetch()} />
  ) : (
    <LoadingRows label={`Loading ${what}`} {...rows} />
  );
}
