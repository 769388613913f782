import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HistoryRail } from '../../shared/console/history-rail.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { pastSearch, useAsOf } from '../../shared/console/past.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import type { StoryInput } from './admin-history-api.ts';
import { newestOfEmails } from './newest-of-emails.ts';
import { useStory } from './use-story.ts';

/** How many entries are shown at once: a departure with many bookings has thousands. */
const atOnce = 50;

export type StoryRailProps = {
  /** "History of ZBL-74100680". */
  label: string;
  /** The subject, as the query of the audit log takes it. */
  input: StoryInput;
  /** The subject's id in the audit log. For a booking it is the number, not the reference. */
  subjectId: string;
  /** The path of the screen that shows the past, if that is another screen. */
  pastPath?: string;
  /** Renders a button that undoes an entry. */
  actions?: ((entry: AuditEntryView) => ReactNode) | undefined;
};

/**
 * The history of one subject, e-mails included. Each entry shows its cause. On a screen that shows the past, the
 * history ends at the shown instant.
 */
export function StoryRail({ label, input, subjectId, pastPath = '', actions }: StoryRailProps) {
  const { entries, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useStory(input);
  const [asOf] = useAsOf();
  const [count, setCount] = useState(atOnce);
  const all = useMemo(() => {
    const happened = entries?.filter(({ at }) => asOf === undefined || at <= asOf) ?? [];
    return newestOfEmails(happened.toReversed()).toReversed();
  }, [entries, asOf]);
  const shown = all.slice(-count);
  const hasOlder = all.length > count || hasNextPage;
  const showOlder = () => {
    setCount(count + atOnce);
    if (all.length < count + atOnce && hasNextPage) void fetchNextPage();
  };
  if (entries === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the history" rows={3} rowHeight="4rem" />;
  }
  return (
    <>
      {shown.length === 0 && !hasOlder && (
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
      {hasOlder && (
        <p>
          <Button kind="quiet" disabled={isFetching} onClick={showOlder}>
            {isFetching ? 'Loading...' : 'Show older'}
          </Button>
        </p>
      )}
    </>
  );
}

/** A link to the moment after an entry; nothing if the screen already shows this moment. */
function WayThere({ entry: { at }, path }: { entry: AuditEntryView; path: string }) {
  const [params] = useSearchParams();
  const [asOf] = useAsOf();
  if (at === asOf) return null;
  return (
    <p data-part="way">
      <Link to={`${path}${pastSearch(params, at)}`} replace={asOf !== undefined} preventScrollReset>
        Show the state at that time
      </Link>
    </p>
  );
}
