import type { AuditEntryView, AuditFilter } from '@contracts/history/audit-view.ts';
import { Button } from '../../shared/ui/button.tsx';
import { newestCount, useGetNewestAuditQuery } from './admin-history-api.ts';
import './new-entries.css';

export type NewEntriesProps = {
  filter: AuditFilter;
  /** The newest that is listed; undefined where nothing is. */
  newestListed: AuditEntryView | undefined;
  onShow: () => void;
};

/** Says how much has happened since the list was read: it never moves under somebody's eyes. */
export function NewEntries({ filter, newestListed, onShow }: NewEntriesProps) {
  const { currentData: newest = [] } = useGetNewestAuditQuery(filter);
  const known = newest.findIndex(({ id }) => id === newestListed?.id);
  // A list that was read after the newest ones were holds them all.
  const isBehind = newestListed === undefined || (newest[0]?.at ?? '') >= newestListed.at;
  const count = known === -1 ? newest.length : known;
  const words = `${String(count)}${count === newestCount ? ' or more' : ''} new ${count === 1 ? 'entry' : 'entries'}`;
  return (
    <div data-slot="new-entries" role="status">
      {isBehind && count > 0 && (
        <Button kind="ink" onClick={onShow}>
          Show {words}
        </Button>
      )}
    </div>
  );
}
