import type { BookingFilter } from '@contracts/booking/booking-view.ts';
import type { DailyRevenueView } from '@contracts/revenue/revenue-view.ts';
import { useLive } from '../../shared/console/live.ts';
import { bookingsText } from '../../shared/ui/bookings-text.ts';
import { formatPrice } from '../../shared/ui/format-price.ts';
import { Link } from '../../shared/ui/link.tsx';
import { useGetRevenueQuery } from './admin-bookings-api.ts';
import { listPath } from './booking-filter.ts';
import './revenue-today.css';

/**
 * The revenue booked today (requirements, section 2). US dollars come first, with their sign; other
 * currencies and the net amounts follow. Each figure links to its bookings.
 */
export function RevenueToday() {
  const { today } = useLive();
  const { data: figures, isError } = useGetRevenueQuery({ from: today, to: today });
  return (
    <section data-slot="revenue-today" className="on-ink" aria-labelledby="revenue-today">
      <h2 id="revenue-today">Total Revenue Today</h2>
      <p data-part="past">
        <Link to={`/admin/revenue?day=${today}`}>Details of this revenue</Link>
      </p>
      {figures === undefined ? <p>{isError ? 'Not known' : '…'}</p> : <Figures all={figures} />}
    </section>
  );
}

const none = { currency: 'USD', bookings: 0, gross: 0, cancelled: 0, net: 0 };

function Figures({ all }: { all: readonly DailyRevenueView[] }) {
  const bookings = all.reduce((sum, figure) => sum + figure.bookings, 0);
  const dollars = all.find(({ currency }) => currency === 'USD') ?? none;
  const others = all.filter(({ currency }) => currency !== 'USD');
  return (
    <>
      <p data-part="sum">
        <FigureLink to={{ currency: 'USD' }} label="gross in USD">
          {formatPrice(dollars.gross, 'USD')}
        </FigureLink>
      </p>
      <p data-part="count">
        <FigureLink to={{}} label="made today">
          {bookingsText(bookings)}
        </FigureLink>
      </p>
      <dl>
        {[dollars, ...others].map((figure) => (
          <CurrencyFigures key={figure.currency} figure={figure} />
        ))}
      </dl>
    </>
  );
}

/** The gross amount in US dollars is already shown above. */
function CurrencyFigures({ figure }: { figure: Omit<DailyRevenueView, 'date'> }) {
  const { currency, gross, net, cancelled } = figure;
  return (
    <>
      {currency !== 'USD' && (
        <div>
          <dt>Gross</dt>
          <dd>
            <FigureLink to={{ currency }} label={`gross in ${currency}`}>
              {formatPrice(gross, currency)}
            </FigureLink>
          </dd>
        </div>
      )}
      <div>
        <dt>Net</dt>
        <dd>
          <FigureLink to={{ currency, status: 'live' }} label={`net in ${currency}`}>
            {formatPrice(net, currency)}
          </FigureLink>
        </dd>
      </div>
      {cancelled !== 0 && (
        <div>
          <dt>Cancelled</dt>
          <dd>
            <FigureLink to={{ currency, status: 'cancelled' }} label={`cancelled in ${currency}`}>
              {formatPrice(cancelled, currency)}
            </FigureLink>
          </dd>
        </div>
      )}
    </>
  );
}

type FigureLinkProps = { to: BookingFilter; label: string; children: string };

/** A figure that links to the bookings it counts. */
function FigureLink({ to, label, children }: FigureLinkProps) {
  return (
    <Link
      to={listPath({ tab: 'today', ...to })}
      replace
      preventScrollReset
      aria-label={`${children} ${label}: show the bookings`}
    >
      {children}
    </Link>
  );
}
