import { Button } from '../ui/button.tsx';

export type LoadMoreProps = {
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
};

/** The button below a list that loads the next page; nothing on the last page. */
export function LoadMore({ hasNextPage, isFetching, fetchNextPage }: LoadMoreProps) {
  if (!hasNextPage) return null;
  return (
    <p>
      <Button kind="quiet" disabled={isFetching} onClick={() => void fetchNextPage()}>
        {isFetching ? 'Loading...' : 'Load more'}
      </Button>
    </p>
  );
}
