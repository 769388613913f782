import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HistoryRail } from '../../shared/console/history-rail.tsx';
import { LoadingRows } from '../../shared/console/loading-rows.tsx';
import { pastSearch, useAsOf } from '../../shared/console/past.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { Link } from '../../shared/ui/link.tsx';
import type { StoryWish } from './admin-history-api.ts';
import { newestOfEmails } from './newest-of-emails.ts';
import { useStory } from './use-story.ts';

export type StoryRailProps = {
  /** "History of ZBL-74100680". */
  label: string;
  /** What it is about, as the audit log is asked for it. */
  wish: StoryWish;
  /** Its id in the audit log: a booking's number, not its reference. */
  subjectId: string;
  /** The screen that shows the past, where it is not the one the rail stands on. */
  pastPath?: string;
  /** What can be done about one entry: a button that takes it back. */
  actions?: ((entry: AuditEntryView) => ReactNode) | undefined;
};

/**
 * Everything that ever happened to one thing, e-mails included; each says what it followed from. In the past, what
 * had happened by then.
 */
export function StoryRail({ label, wish, subjectId, pastPath = '', actions }: StoryRailProps) {
  const { entries, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useStory(wish);
  const [asOf] = useAsOf();
  const shown = useMemo(() => {
    const happened = entries?.filter(({ at }) => asOf === undefined || at <= asOf) ?? [];
    return newestOfEmails(happened.toReversed()).toReversed();
  }, [entries, asOf]);
  if (entries === undefined) {
    return isError ? (
      <FetchFault message="The history could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <LoadingRows label="Loading the history" rows={3} rowHeight="4rem" />
    );
  }
  return (
    <>
      {shown.length === 0 && !hasNextPage && (
        <p>{asOf === undefined ? 'Nothing has happened yet.' : 'Nothing had happened by then.'}</p>
      )}
      {shown.length > 0 && (
        <HistoryRail
          label={label}
          entries={shown}
          subjectId={subjectId}
          actions={(entry) => (
            <>
              {entry.subject.kind !== 'notification' && <WayThere entry={entry} path={pastPath} />}
              {actions?.(entry)}
            </>
          )}
        />
      )}
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

/** The way to the moment after an entry; to where one is already there is none. */
function WayThere({ entry: { at }, path }: { entry: AuditEntryView; path: string }) {
  const [params] = useSearchParams();
  const [asOf] = useAsOf();
  if (at === asOf) return null;
  return (
    <p data-part="way">
      <Link to={`${path}${pastSearch(params, at)}`} replace={asOf !== undefined} preventScrollReset>
        As it was then
      </Link>
    </p>
  );
}
