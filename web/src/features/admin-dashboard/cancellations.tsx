import type {
  CancellationCause,
  CancellationsView,
  DashboardTotalsView,
} from '@contracts/dashboard/dashboard-view.ts';
import { Panel } from '../../shared/console/panel.tsx';
import type { Days } from './admin-dashboard-api.ts';
import { BarTable } from './bar-table.tsx';
import { BookingsLink } from './bookings-link.tsx';

export type CancellationsProps = {
  totals: DashboardTotalsView;
  before: DashboardTotalsView;
  days: Days;
};

const causeWords: Readonly<Record<CancellationCause, string>> = {
  traveller: 'Traveller',
  operator: 'Us',
  declined: 'Us, request declined',
  departure: 'Us, departure cancelled',
};

/** Who cancelled, and how many cancellations were early enough to be free. */
export function Cancellations({ totals, before, days }: CancellationsProps) {
  const { count, free, causes } = totals.cancellations;
  return (
    <Panel title="Cancelled bookings">
      <BarTable
        caption="Who cancelled"
        head="By"
        counted="Cancelled"
        rows={causes.map((each) => ({
          name: causeWords[each.cause],
          count: each.count,
          before: countOf(before.cancellations, each.cause),
        }))}
      />
      <p>
        {count === 0 ? (
          'No bookings made in this period were cancelled.'
        ) : (
          <>
            {`Free of charge: ${free.toLocaleString('en-US')} of `}
            <BookingsLink days={days} only={{ status: 'cancelled' }} label="cancelled">
              {count.toLocaleString('en-US')}
            </BookingsLink>
            {`; cancelled too late: ${(count - free).toLocaleString('en-US')}.`}
          </>
        )}
      </p>
    </Panel>
  );
}

function countOf({ causes }: CancellationsView, cause: CancellationCause): number {
  return causes.find((each) => each.cause === cause)?.count ?? 0;
}
