import type { AuditEntryView, AuditFilter } from '@contracts/history/audit-view.ts';
import { Button } from '../../shared/ui/button.tsx';
import { newestCount, useGetNewestAuditQuery } from './admin-history-api.ts';
import './new-entries.css';

export type NewEntriesProps = {
  filter: AuditFilter;
  /** The newest entry in the list; undefined if the list is empty. */
  newestListed: AuditEntryView | undefined;
  onShow: () => void;
};

/** Shows how many entries are new since the list was read. The list itself does not change while staff read it. */
export function NewEntries({ filter, newestListed, onShow }: NewEntriesProps) {
  const { currentData: newest = [] } = useGetNewestAuditQuery(filter);
  const known = newest.findIndex(({ id }) => id === newestListed?.id);
  // If the list was read after the newest entries, it contains all of them.
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
