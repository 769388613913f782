import { localDateOf } from '@contracts/calendar.ts';
import { useCallback, useState } from 'react';
import { VirtualList } from '../../shared/console/virtual-list.tsx';
import { formatDay } from '../../shared/dates/format-date.ts';
import { AuditItem } from './audit-item.tsx';
import './audit-list.css';
import type { AuditRow } from './audit-rows.ts';

/** An entry before it was measured, in CSS pixels. */
const itemHeight = 120;

export type AuditListProps = {
  /** One at least. */
  rows: readonly AuditRow[];
  /** The end of what was fetched is in view; left out while more can't be fetched, or there is none. */
  onEnd: (() => void) | undefined;
};

/** What happened, under the day on which the first entry in view did. */
export function AuditList({ rows, onEnd }: AuditListProps) {
  const [inView, setInView] = useState(0);
  // Kept here: a row that was scrolled out of view comes back as it was left.
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
      />
    ),
    [first, unfolded],
  );
  return (
    <div data-slot="audit-list">
      {/* Every day is a heading among the entries, too. */}
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
