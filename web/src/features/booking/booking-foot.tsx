import type { QuoteView } from '@contracts/booking/booking-view.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Price } from '../../shared/ui/price.tsx';
import './booking-foot.css';
import { HoldNote } from './hold/hold-note.tsx';
import type { FormHold } from './hold/use-hold.ts';
import { OfflineNote } from './offline-note.tsx';
import { RequestNote } from './request-note.tsx';

export type BookingFootProps = {
  tour: Pick<TourView, 'confirmation'>;
  price: Pick<QuoteView, 'total' | 'currency'> | undefined;
  isPlacing: boolean;
  /** False until the script can react to a press of the button. */
  isReady: boolean;
  hold: Pick<FormHold, 'state' | 'extend'>;
};

/** The button that confirms the booking, with the total: always in view, on a phone at the foot of the screen. */
export function BookingFoot({ tour, price, isPlacing, isReady, hold }: BookingFootProps) {
  return (
    <div data-slot="booking-foot">
      <OfflineNote />
      <HoldNote hold={hold} />
      <RequestNote tour={tour} />
      <div data-part="confirm">
        {price !== undefined && (
          <p data-part="total">
            <span>Total</span>
            <strong>
              <Price amount={price.total} currency={price.currency} />
            </strong>
          </p>
        )}
        <Button type="submit" kind="ink" disabled={isPlacing || !isReady}>
          {isPlacing ? 'Confirming Booking...' : 'Confirm Booking'}
        </Button>
      </div>
      <p data-part="terms">
        By confirming you accept our <Link to="/terms">terms</Link> and{' '}
        <Link to="/privacy">privacy notice</Link>.
      </p>
    </div>
  );
}
