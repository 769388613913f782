import type { AuditEntryView, AuditFilter } from '@contracts/history/audit-view.ts';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { LoadingRows } from '../../shared/console/loading-rows.tsx';
import { OfflineNotice } from '../../shared/console/offline-notice.tsx';
import { usePageActions } from '../../shared/console/page-actions.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { useGetAuditInfiniteQuery } from './admin-history-api.ts';
import { exportPath, filterParams, readFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { auditRows } from './audit-rows.ts';
import { NewEntries } from './new-entries.tsx';

export type AuditLogProps = {
  /** What staff can do with an entry, such as to undo it. */
  actions: (entry: AuditEntryView) => ReactNode;
};

/** The audit log: all events, of every subject. The address holds the filter. */
export function AuditLog({ actions }: AuditLogProps) {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const { canChange, role } = useStaff();
  usePageActions(
    canChange
      ? [
          {
            label: 'Export this history (CSV)',
            run: () => {
              location.assign(exportPath(filter));
            },
          },
        ]
      : [],
  );
  return (
    <ConsolePage
      title="History"
      actions={
        canChange && (
          <a data-slot="button" data-kind="quiet" href={exportPath(filter)} download>
            Export CSV
          </a>
        )
      }
    >
      <AuditFilters
        filter={filter}
        onChange={(next) => {
          setParams(filterParams(next), { replace: true, preventScrollReset: true });
        }}
      />
      {role !== 'owner' && (
        <p>Only owners see sign-ins and rights. You see only your own account here.</p>
      )}
      <Entries key={JSON.stringify(filterParams(filter))} filter={filter} actions={actions} />
    </ConsolePage>
  );
}

function Entries({ filter, actions }: AuditLogProps & { filter: AuditFilter }) {
  const {
    currentData,
    isError,
    isFetching,
    hasNextPage,
    fetchNextPage,
    refetch,
    fulfilledTimeStamp,
  } = useGetAuditInfiniteQuery(filter);
  const entries = useMemo(
    () => currentData?.pages.flatMap(({ items }) => items) ?? [],
    [currentData],
  );
  const rows = useMemo(() => auditRows(entries), [entries]);
  const fault = isError && (
    <FetchFault message="The history could not be loaded." onRetry={() => void refetch()} />
  );
  if (currentData === undefined) {
    return fault || <LoadingRows label="Loading the history" rows={6} rowHeight="6rem" />;
  }
  return (
    <>
      <OfflineNotice asOf={fulfilledTimeStamp} />
      <NewEntries
        filter={filter}
        newestListed={entries[0]}
        onShow={() => {
          scrollTo({ top: 0 });
          void refetch({ refetchCachedPages: false });
        }}
      />
      {entries.length === 0 ? (
        fault || <EmptyState message="No entries match these filters." />
      ) : (
        <AuditList
          rows={rows}
          actions={actions}
          onEnd={hasNextPage && !isFetching && !isError ? () => void fetchNextPage() : undefined}
        />
      )}
      {entries.length > 0 && fault}
      {isFetching && hasNextPage && <p role="status">Loading more...</p>}
    </>
  );
}
