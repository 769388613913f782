import type { ShownBooking } from '@contracts/booking/booking-view.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { ReviewLink } from '../review/review-link.tsx';
import { CancellationTerms } from './cancellation-terms.tsx';
import { type Closing } from './standing.ts';
import type { Task } from './task.ts';
import { UndoOffer } from './undo-offer.tsx';

export type OwnActionsProps = {
  booking: ShownBooking;
  closing: Closing | undefined;
  onBegin: (task: Task) => void;
  /** Called when a press is likely, so that the dialog can be loaded. */
  onNear: () => void;
};

/** The buttons to change and cancel the booking while that is possible; otherwise the reason why it is not. */
export function OwnActions({ booking, closing, onBegin, onNear }: OwnActionsProps) {
  if (closing !== undefined) {
    return (
      <section data-slot="own-panel" aria-labelledby="own-change">
        <h2 id="own-change">
          {closing === 'cancelled' ? 'Your booking is cancelled' : 'Your tour has started'}
        </h2>
        {closing === 'cancelled' && booking.undoUntil !== undefined ? (
          <UndoOffer
            until={booking.undoUntil}
            onNear={onNear}
            onUndo={() => {
              onBegin('undo');
            }}
          />
        ) : (
          <p>
            {closing === 'cancelled'
              ? 'A cancelled booking cannot be changed or reinstated here. You are welcome to book again.'
              : 'A tour that has started can no longer be changed.'}
          </p>
        )}
        <div data-slot="own-actions">
          {closing === 'begun' && <ReviewLink booking={booking} />}
          <LinkButton kind="quiet" to={`/tour/${booking.tourId}`}>
            Book this tour again
          </LinkButton>
        </div>
      </section>
    );
  }
  return (
    <section data-slot="own-panel" aria-labelledby="own-change">
      <h2 id="own-change">Plans change</h2>
      <p>
        Choose another date, start time or number of travellers. You see the new total before you
        confirm.
      </p>
      <div data-slot="own-actions">
        <Button
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => {
            onBegin('modify');
          }}
        >
          Modify Booking
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            onBegin('cancel');
          }}
        >
          Cancel Booking
        </Button>
      </div>
      <CancellationTerms booking={booking} />
    </section>
  );
}
