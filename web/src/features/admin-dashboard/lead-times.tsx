import type { LeadTimeStretchView, LeadTimeView } from '@contracts/dashboard/dashboard-view.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { BarTable } from './bar-table.tsx';

export type LeadTimesProps = { leadTime: LeadTimeView; before: LeadTimeView };

/** How many days before the tour people book. */
export function LeadTimes({ leadTime, before }: LeadTimesProps) {
  return (
    <Panel title="How far ahead people book">
      <BarTable
        caption="Days between making the booking and the first chosen date"
        head="Days before the tour"
        counted="Bookings"
        rows={leadTime.stretches.map((stretch, index) => ({
          name: stretchWords(stretch),
          count: stretch.bookings,
          before: before.stretches[index]?.bookings ?? 0,
        }))}
      />
    </Panel>
  );
}

function stretchWords({ fromDays, toDays }: LeadTimeStretchView): string {
  if (fromDays === 0) return 'Same day';
  if (toDays === null) return `${String(fromDays)} or more`;
  return fromDays === toDays ? String(fromDays) : `${String(fromDays)}–${String(toDays)}`;
}
