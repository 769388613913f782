import type {
  DashboardMoneyView,
  DashboardTotalsView,
  DashboardView,
} from '@contracts/dashboard/dashboard-view.ts';
import type { ReactNode } from 'react';
import { formatPrice } from '../../shared/ui/format-price.ts';
import type { Days } from './admin-dashboard-api.ts';
import { BookingsLink } from './bookings-link.tsx';
import { shareWords } from './change-words.ts';
import { Change } from './change.tsx';
import './key-figures.css';

/** The totals of the period, each beside the total of the period before. */
export function KeyFigures({ dashboard }: { dashboard: DashboardView }) {
  const { totals, before } = dashboard;
  const currencies = [...totals.money, ...before.totals.money].map(({ currency }) => currency);
  return (
    <section data-slot="key-figures" aria-label="Totals">
      <Counts totals={totals} before={before.totals} days={dashboard} />
      {[...new Set(currencies)].map((currency) => (
        <MoneyFigures
          key={currency}
          money={moneyIn(totals, currency)}
          before={moneyIn(before.totals, currency)}
          days={dashboard}
        />
      ))}
    </section>
  );
}

type CountsProps = { totals: DashboardTotalsView; before: DashboardTotalsView; days: Days };

function Counts({ totals, before, days }: CountsProps) {
  const { bookings, cancellations, leadTime } = totals;
  const { share } = before.cancellations;
  return (
    <Group title="Bookings">
      <Figure name="Made" change={<Change now={bookings} before={before.bookings} />} isFirst>
        <BookingsLink days={days} label="bookings made">
          {bookings.toLocaleString('en-US')}
        </BookingsLink>
      </Figure>
      <Figure
        name="Cancelled"
        change={<Change now={cancellations.count} before={before.cancellations.count} />}
      >
        <BookingsLink days={days} only={{ status: 'cancelled' }} label="of them cancelled">
          {cancellations.count.toLocaleString('en-US')}
        </BookingsLink>
      </Figure>
      <Figure name="Share cancelled" change={share !== null && `${shareWords(share)} before`}>
        {cancellations.share === null ? '–' : shareWords(cancellations.share)}
      </Figure>
      <Figure
        name="Average days before the tour"
        change={
          before.leadTime.meanDays !== null && `${meanWords(before.leadTime.meanDays)} before`
        }
      >
        {leadTime.meanDays === null ? '–' : meanWords(leadTime.meanDays)}
      </Figure>
    </Group>
  );
}

type MoneyFiguresProps = { money: DashboardMoneyView; before: DashboardMoneyView; days: Days };

function MoneyFigures({ money, before, days }: MoneyFiguresProps) {
  const { currency } = money;
  const format = (amount: number) => formatPrice(amount, currency, 'short');
  const change = (name: 'gross' | 'cancelled' | 'net' | 'collected' | 'refunded') => (
    <Change now={money[name]} before={before[name]} format={format} />
  );
  return (
    <Group title={`Revenue in ${currency}`}>
      <Figure name="Gross" change={change('gross')} isFirst>
        <BookingsLink days={days} only={{ currency }} label={`gross in ${currency}`}>
          {format(money.gross)}
        </BookingsLink>
      </Figure>
      <Figure name="Cancelled" change={change('cancelled')}>
        <BookingsLink
          days={days}
          only={{ currency, status: 'cancelled' }}
          label={`cancelled in ${currency}`}
        >
          {format(money.cancelled)}
        </BookingsLink>
      </Figure>
      <Figure name="Net" change={change('net')}>
        <BookingsLink days={days} only={{ currency, status: 'live' }} label={`net in ${currency}`}>
          {format(money.net)}
        </BookingsLink>
      </Figure>
      <Figure name="Collected in this period" change={change('collected')}>
        {format(money.collected)}
      </Figure>
      {money.taken !== undefined && (
        <Figure name={`Taken in ${currency}`} change={null}>
          {format(money.taken)}
        </Figure>
      )}
      <Figure name="Refunded in this period" change={change('refunded')}>
        {format(money.refunded)}
      </Figure>
      {money.handedBack !== undefined && (
        <Figure name={`Refunded in ${currency}`} change={null}>
          {format(money.handedBack)}
        </Figure>
      )}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div data-part="group">
      <h2>{title}</h2>
      <dl>{children}</dl>
    </div>
  );
}

type FigureProps = { name: string; change: ReactNode; isFirst?: boolean; children: ReactNode };

function Figure({ name, change, isFirst, children }: FigureProps) {
  return (
    <div data-first={isFirst}>
      <dt>{name}</dt>
      <dd>
        <strong>{children}</strong>
        <small>{change}</small>
      </dd>
    </div>
  );
}

function moneyIn({ money }: DashboardTotalsView, currency: string): DashboardMoneyView {
  const nothing = { bookings: 0, gross: 0, cancelled: 0, net: 0, collected: 0, refunded: 0 };
  return money.find((each) => each.currency === currency) ?? { currency, ...nothing };
}

function meanWords(days: number): string {
  return days.toLocaleString('en-US', { maximumFractionDigits: 1 });
}
