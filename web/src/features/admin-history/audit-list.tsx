import { localDateOf } from '@contracts/calendar.ts';
import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { VirtualList } from '../../shared/console/virtual-list.tsx';
import { formatDay } from '../../shared/dates/format-date.ts';
import { AuditItem } from './audit-item.tsx';
import './audit-list.css';
import type { AuditRow } from './audit-rows.ts';

/** The estimated height of an entry before it is measured, in CSS pixels. */
const itemHeight = 120;

export type AuditListProps = {
  /** At least one row. */
  rows: readonly AuditRow[];
  /** Called when the end of the fetched rows is almost in view; undefined while no more can be fetched. */
  onEnd: (() => void) | undefined;
  /** What staff can do with an entry. */
  actions: (entry: AuditEntryView) => ReactNode;
};

/** The rows of the log, below the day of the first row in view. */
export function AuditList({ rows, onEnd, actions }: AuditListProps) {
  const [inView, setInView] = useState(0);
  // Kept here, so that a row stays unfolded when it is scrolled out of view and back.
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [first] = rows;
  const { entry } = rows[inView] ?? first ?? {};
  const renderItem = useCallback(
    (row: AuditRow) => (
      <AuditItem
        row={row}
        isFirst={row === first}
        isUnfolded={unfolded.has(row.entry.id)}
        onFold={() => {
          setUnfolded(toggled(unfolded, row.entry.id));
        }}
        actions={actions}
      />
    ),
    [first, unfolded, actions],
  );
  return (
    <div data-slot="audit-list">
      {/* Hidden from screen readers, because every day is also a heading in the list. */}
      <p data-slot="audit-day" aria-hidden="true">
        {entry !== undefined && formatDay(localDateOf(entry.at))}
      </p>
      <VirtualList
        label="What happened"
        items={rows}
        keyOf={keyOf}
        itemHeight={itemHeight}
        onView={setInView}
        onEnd={onEnd}
        renderItem={renderItem}
      />
    </div>
  );
}

function keyOf({ entry }: AuditRow): string {
  return entry.id;
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
