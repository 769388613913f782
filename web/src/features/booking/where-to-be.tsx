import type { BookingView } from '@contracts/booking/booking-view.ts';
import { mapLinkOf } from './map-link.ts';

export type WhereToBeProps = {
  booking: Pick<BookingView, 'meetingPoint' | 'meetingPointLink' | 'pickupPlace'>;
};

/** Where the traveller has to be, as parts of a list of facts. */
export function WhereToBe({ booking }: WhereToBeProps) {
  const { meetingPoint, pickupPlace } = booking;
  return (
    <>
      {pickupPlace !== undefined && (
        <div data-part="wide">
          <dt>Pick-up</dt>
          <dd>{pickupPlace}</dd>
        </div>
      )}
      <div data-part="wide">
        <dt>Meeting point</dt>
        <dd>
          {meetingPoint}{' '}
          <a href={mapLinkOf(booking)} target="_blank" rel="noreferrer">
            Show on a map
          </a>
        </dd>
      </div>
    </>
  );
}
