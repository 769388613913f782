import type { DashboardTotalsView, DashboardView } from '@contracts/dashboard/dashboard-view.ts';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { useLive } from '../../shared/console/live.ts';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { OfflineNotice } from '../../shared/console/offline-notice.tsx';
import { usePageActions } from '../../shared/console/page-actions.ts';
import { useGetDashboardQuery } from './admin-dashboard-api.ts';
import { Cancellations } from './cancellations.tsx';
import { DayCharts } from './day-charts.tsx';
import './dashboard.css';
import { KeyFigures } from './key-figures.tsx';
import { LeadTimes } from './lead-times.tsx';
import { PeriodControl } from './period-control.tsx';
import { presetPath, presets, readPeriod } from './period.ts';
import { presetWords, spanWords } from './period-words.ts';
import { PopularTours } from './popular-tours.tsx';
import { SeatsSold } from './seats-sold.tsx';
import { VisitorSpeed } from './visitor-speed.tsx';

/** The figures of the business, and how full today and tomorrow are. The address holds the period. */
export function Dashboard({ children }: { children?: ReactNode }) {
  const { today } = useLive();
  const [params] = useSearchParams();
  const { preset, ...days } = readPeriod(params, today);
  const { currentData, data, isError, refetch, fulfilledTimeStamp } = useGetDashboardQuery(days);
  const navigate = useNavigate();
  usePageActions(
    presets.map((each, index) => ({
      label: `Show ${presetWords[each].toLowerCase()}`,
      keys: String(index + 1),
      run: () => void navigate(presetPath(each)),
    })),
  );
  // While another period is loading, the last period stays visible, in pale colours.
  const shown = isError ? currentData : data;
  const isOnItsWay = currentData === undefined && !isError;
  return (
    <ConsolePage title="Dashboard" tabTitle={`Dashboard, ${spanWords(days)}`}>
      {children}
      <PeriodControl days={days} preset={preset} key={`${days.from} ${days.to}`} />
      <OfflineNotice asOf={fulfilledTimeStamp} />
      {shown === undefined && (
        <NotLoaded {...{ isError, refetch }} what="the figures" rows={4} rowHeight="6rem" />
      )}
      {shown !== undefined && <Shown dashboard={shown} today={today} isOld={isOnItsWay} />}
    </ConsolePage>
  );
}

type ShownProps = { dashboard: DashboardView; today: string; isOld: boolean };

function Shown({ dashboard, today, isOld }: ShownProps) {
  const { totals, before } = dashboard;
  return (
    <div data-slot="dashboard" aria-busy={isOld}>
      <KeyFigures dashboard={dashboard} />
      <SeatsSold seats={dashboard.seats} today={today} />
      <DayCharts days={dashboard.days} currencies={currenciesOf(totals)} />
      <div data-part="shares">
        <LeadTimes leadTime={totals.leadTime} before={before.totals.leadTime} />
        <Cancellations totals={totals} before={before.totals} days={dashboard} />
      </div>
      <PopularTours popularity={dashboard.popularity} />
      <VisitorSpeed />
    </div>
  );
}

function currenciesOf({ money }: DashboardTotalsView): readonly string[] {
  return money.filter(({ bookings }) => bookings > 0).map(({ currency }) => currency);
}
