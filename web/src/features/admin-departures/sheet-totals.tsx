import type { MoneyTakenInView } from '@contracts/booking/admin-booking-view.ts';
import type { DaySheetMoneyView, DaySheetView } from '@contracts/departure/day-sheet-view.ts';
import { Money } from '../../shared/console/money.tsx';
import { leftWords, seatsWords, travellersWords } from './departure-words.ts';
import './sheet-totals.css';

/** The most important totals: how many travellers are checked in, their categories, and the money to collect. */
export function SheetTotals({ sheet }: { sheet: DaySheetView }) {
  const { totals, capacity, closureReason, isClosed } = sheet;
  const { guests, byCategory, checkedIn, noShow, money, tendered = [] } = totals;
  const left = leftWords(sheet);
  return (
    <section data-slot="sheet-totals" aria-label="Totals">
      <div>
        <h2>Checked in</h2>
        <p>
          <strong>
            {checkedIn} of {guests}
          </strong>
        </p>
        <p>{noShow > 0 && `${String(noShow)} did not come`}</p>
      </div>
      <div>
        <h2>Seats</h2>
        <p>
          <strong>{seatsWords(sheet)}</strong>
          {left !== undefined && `, ${left}`}
          {capacity === null && ', no limit'}
        </p>
        <p>{travellersWords(byCategory)}</p>
        {isClosed && <p>Closed{closureReason !== undefined && `: ${closureReason}`}</p>}
      </div>
      {money.map((sums) => (
        <Due key={sums.currency} {...sums} />
      ))}
      {money
        .filter(({ toRefund }) => toRefund > 0)
        .map(({ currency, toRefund }) => (
          <div key={`${currency} to refund`}>
            <h2>To refund in {currency}</h2>
            <p>
              <strong>
                <Money amount={toRefund} currency={currency} />
              </strong>
            </p>
            <p>to travellers who paid too much or cancelled</p>
          </div>
        ))}
      {tendered.length > 0 && <Received tendered={tendered} />}
    </section>
  );
}

function Due(sums: DaySheetMoneyView) {
  const { currency, total, collected, refunded, due, writtenOff } = sums;
  return (
    <div>
      <h2>Due in {currency}</h2>
      <p>
        <strong>
          <Money amount={due} currency={currency} />
        </strong>
      </p>
      <p>
        <Money amount={collected} currency={currency} /> of{' '}
        <Money amount={total} currency={currency} /> collected
        {refunded > 0 && (
          <>
            , <Money amount={refunded} currency={currency} /> refunded
          </>
        )}
        {writtenOff !== undefined && (
          <>
            , <Money amount={writtenOff} currency={currency} /> written off
          </>
        )}
      </p>
    </div>
  );
}

/** The amounts paid, if a booking was paid in another currency than its own. */
function Received({ tendered }: { tendered: readonly MoneyTakenInView[] }) {
  return (
    <div>
      <h2>Received</h2>
      {tendered.map(({ currency, collected, refunded }) => (
        <p key={currency}>
          <strong>
            <Money amount={collected} currency={currency} form="code" />
          </strong>
          {refunded > 0 && (
            <>
              , <Money amount={refunded} currency={currency} /> refunded
            </>
          )}
        </p>
      ))}
    </div>
  );
}
