import type { TourView } from '@contracts/tour/tour-view.ts';
import { useSendsEmail } from '../../shared/site/use-sends-email.ts';
import './request-note.css';

/** The note beside the button of a tour whose bookings staff confirm. It says that the button only sends a request. */
export function RequestNote({ tour }: { tour: Pick<TourView, 'confirmation'> }) {
  const sendsEmail = useSendsEmail();
  if (tour.confirmation === 'instant') return null;
  return (
    <p data-slot="request-note">
      <strong>You send a request.</strong> It is booked once we confirm it
      {sendsEmail && ' by e-mail'}.
    </p>
  );
}
