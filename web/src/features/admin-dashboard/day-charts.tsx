import type { DashboardDayView } from '@contracts/dashboard/dashboard-view.ts';
import { useMemo } from 'react';
import { formatPrice } from '../../shared/ui/format-price.ts';
import type { ChartColumn } from './chart-column.ts';
import { ChartPanel } from './chart-panel.tsx';
import { kindOf, type Stretch, stretchesOf } from './stretches.ts';

export type DayChartsProps = {
  days: readonly DashboardDayView[];
  /** The currencies with revenue, the most frequent first. */
  currencies: readonly string[];
};

/** Bookings, and the revenue of each currency, over the period. */
export function DayCharts({ days, currencies }: DayChartsProps) {
  const stretches = useMemo(() => stretchesOf(days), [days]);
  const per = kindOf(days.length);
  return (
    <div data-slot="day-charts">
      <ChartPanel
        title={`Bookings by ${per}`}
        per={per}
        parts={['Not cancelled', 'Cancelled']}
        total="Made"
        columns={stretches.map(bookingsColumn)}
        format={(count) => count.toLocaleString('en-US')}
        formatLine={(count) => count.toLocaleString('en-US')}
        isCounted
      />
      {currencies.map((currency) => (
        <ChartPanel
          key={currency}
          title={`Revenue in ${currency} by ${per}`}
          per={per}
          parts={['Net', 'Cancelled']}
          total="Gross"
          columns={stretches.map((stretch) => moneyColumn(stretch, currency))}
          format={(amount) => formatPrice(amount, currency, 'short')}
          formatLine={(amount) => lineFormat(currency).format(amount)}
          currency={currency}
        />
      ))}
    </div>
  );
}

function bookingsColumn({ bookings, cancelled, ...stretch }: Stretch): ChartColumn {
  return { ...daysOf(stretch), standing: bookings - cancelled, cancelled, total: bookings };
}

function moneyColumn({ money, ...stretch }: Stretch, currency: string): ChartColumn {
  const sum = money.find((each) => each.currency === currency);
  const { net = 0, cancelled = 0, gross = 0 } = sum ?? {};
  return { ...daysOf(stretch), standing: net, cancelled, total: gross };
}

function daysOf({
  from,
  to,
  label,
  shortLabel,
}: Omit<Stretch, 'money' | 'bookings' | 'cancelled'>) {
  return { from, to, label, shortLabel };
}

/** A label at a horizontal line has no room for more than `$1.5K`. */
function lineFormat(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
}
