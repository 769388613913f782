import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { type ReactNode, useMemo } from 'react';
import { HistoryRail } from '../../shared/console/history-rail.tsx';
import { LoadingRows } from '../../shared/console/loading-rows.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { type StoryWish, useGetStoryInfiniteQuery } from './admin-history-api.ts';
import { newestOfEmails } from './newest-of-emails.ts';

export type StoryRailProps = {
  /** "History of ZBL-74100680". */
  label: string;
  /** What it is about, as the audit log is asked for it. */
  wish: StoryWish;
  /** Its id in the audit log: a booking's number, not its reference. */
  subjectId: string;
  /** What can be done about one entry: a button that takes it back. */
  actions?: ((entry: AuditEntryView) => ReactNode) | undefined;
};

/** Everything that ever happened to one thing, e-mails included; each says what it followed from. */
export function StoryRail({ label, wish, subjectId, actions }: StoryRailProps) {
  const { currentData, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useGetStoryInfiniteQuery(wish);
  const entries = useMemo(() => {
    const fetched = currentData?.pages.flatMap(({ items }) => items) ?? [];
    return newestOfEmails(fetched).toReversed();
  }, [currentData]);
  if (currentData === undefined) {
    return isError ? (
      <FetchFault message="The history could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <LoadingRows label="Loading the history" rows={3} rowHeight="4rem" />
    );
  }
  if (entries.length === 0) return <p>Nothing has happened yet.</p>;
  return (
    <>
      <HistoryRail label={label} entries={entries} subjectId={subjectId} actions={actions} />
      {hasNextPage && (
        <p>
          <Button kind="quiet" disabled={isFetching} onClick={() => void fetchNextPage()}>
            {isFetching ? 'Loading...' : 'Show older'}
          </Button>
        </p>
      )}
    </>
  );
}
