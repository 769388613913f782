import { FetchFault } from '../ui/fetch-fault.tsx';
import { LoadingRows, type LoadingRowsProps } from './loading-rows.tsx';

export type NotLoadedProps = Omit<LoadingRowsProps, 'label'> & {
  /** Of the query: whether it failed, and how to repeat it. */
  isError: boolean;
  refetch: () => unknown;
  /** What the query reads, with its article: "the bookings". */
  what: string;
  /** The message of a failure, where it is not "The bookings could not be loaded." */
  fault?: string;
};

/** Replaces data that is missing: with a placeholder while it loads, with the error and a button if that failed. */
export function NotLoaded({ isError, refetch, what, fault, ...rows }: NotLoadedProps) {
  const message = fault ?? `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded.`;
  return isError ? (
    <FetchFault message={message} onRetry={() => void refetch()} />
  ) : (
    <LoadingRows label={`Loading ${what}`} {...rows} />
  );
}
