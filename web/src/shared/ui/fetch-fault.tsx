import { Button } from './button.tsx';

export type FetchFaultProps = { message: string; onRetry: () => void };

/** In place of what could not be fetched: why, and another try. */
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
