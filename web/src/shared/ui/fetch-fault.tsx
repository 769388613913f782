import { Button } from './button.tsx';

export type FetchFaultProps = { message: string; onRetry: () => void };

/** Replaces data that could not be fetched: says why, and offers to try again. */
export function FetchFault({ message, onRetry }: FetchFaultProps) {
  return (
    <div data-slot="fetch-fault" role="alert">
      <p>{message}</p>
      <Button kind="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
