import type { HistoryEntryView } from '@contracts/booking/booking-view.ts';
import { localDateOf, localTimeOf } from '@contracts/calendar.ts';
import type { ReactNode } from 'react';
import { formatDay } from '../dates/format-date.ts';
import { TimeRail } from '../ui/time-rail.tsx';
import { ChangeList } from './change-list.tsx';
import './history-rail.css';
import { useStaff } from './staff.ts';

export type HistoryRailProps = {
  /** What happened to what: "History of ZBL-74100680". */
  label: string;
  /** As the API answers them, the oldest first; the newest are shown first. */
  entries: readonly HistoryEntryView[];
  /** More about one entry: a button that takes it back, a way to the e-mail it caused. */
  renderMore?: (entry: HistoryEntryView) => ReactNode;
};

/** Who did what when, what it changed field by field, why, and what it followed from: day by day on a rail. */
export function HistoryRail({ label, entries, renderMore }: HistoryRailProps) {
  const days = Object.entries(
    Object.groupBy(entries.toReversed(), ({ at }) => localDateOf(at)),
  ) as [string, HistoryEntryView[]][];
  return (
    <div data-slot="history-rail" role="group" aria-label={label}>
      {days.map(([day, ofDay]) => (
        <section key={day} aria-label={formatDay(day)}>
          <h3>{formatDay(day)}</h3>
          <TimeRail
            label={formatDay(day)}
            stops={ofDay.map((entry) => ({
              time: localTimeOf(entry.at),
              dateTime: entry.at,
              title: <EntryTitle entry={entry} />,
              text: <EntryText entry={entry} more={renderMore?.(entry)} />,
            }))}
          />
        </section>
      ))}
    </div>
  );
}

function EntryTitle({ entry: { action, actor } }: { entry: HistoryEntryView }) {
  const { id } = useStaff();
  return (
    <>
      {actionWords(action)} <span data-part="actor">by {actorWords(actor, id)}</span>
    </>
  );
}

function EntryText({ entry, more }: { entry: HistoryEntryView; more: ReactNode }) {
  const { changes, reason } = entry;
  return (
    <>
      {reason !== undefined && <p data-part="reason">“{reason}”</p>}
      {changes.length > 0 && <ChangeList changes={changes} />}
      {more}
    </>
  );
}

/** An event's name as a sentence begins: `BookingRescheduled` → "Booking rescheduled". */
function actionWords(action: string): string {
  const words = action.replaceAll(/(?<=[a-z])([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function actorWords({ kind, id, name }: HistoryEntryView['actor'], ownId: string): string {
  if (id === ownId) return 'you';
  switch (kind) {
    case 'customer':
      return 'the traveller';
    case 'system':
      return 'the system';
    case 'import':
      return 'an import';
    default:
      return name ?? 'staff';
  }
}
