import type { DailyRevenueView } from '@contracts/revenue/revenue-view.ts';
import { formatPrice } from '../../shared/ui/format-price.ts';
import { useGetRevenueQuery } from './admin-bookings-api.ts';
import './revenue-today.css';

/** What was booked today. Dollars stand in front, with their sign; other currencies beside them. */
export function RevenueToday({ day }: { day: string }) {
  const { data: figures, isError } = useGetRevenueQuery({ from: day, to: day });
  return (
    <section data-slot="revenue-today" aria-labelledby="revenue-today">
      <h2 id="revenue-today">Total Revenue Today</h2>
      {figures === undefined ? <p>{isError ? 'Not known' : '…'}</p> : <Figures all={figures} />}
    </section>
  );
}

function Figures({ all }: { all: readonly DailyRevenueView[] }) {
  const bookings = all.reduce((sum, figure) => sum + figure.bookings, 0);
  const dollars = all.find(({ currency }) => currency === 'USD')?.gross ?? 0;
  const others = all.filter(({ currency }) => currency !== 'USD');
  return (
    <>
      <p data-part="sum">
        {[
          formatPrice(dollars, 'USD'),
          ...others.map((each) => formatPrice(each.gross, each.currency)),
        ].join(' + ')}
      </p>
      <p>{bookings === 1 ? '1 booking' : `${String(bookings)} bookings`}</p>
    </>
  );
}
