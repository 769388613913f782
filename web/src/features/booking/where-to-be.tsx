import type { BookingView } from '@contracts/booking/booking-view.ts';
import { pickupInWords } from '@contracts/booking/pickup-in-words.ts';
import { mapLinkOf } from './map-link.ts';

export type WhereToBeProps = {
  booking: Pick<
    BookingView,
    'date' | 'meetingPoint' | 'meetingPointLink' | 'pickup' | 'pickupPlace'
  >;
};

/** Where the traveller has to be, as entries of a list of facts. */
export function WhereToBe({ booking }: WhereToBeProps) {
  const { meetingPoint } = booking;
  const pickup = pickupInWords(booking);
  return (
    <>
      {pickup !== undefined && (
        <div data-part="wide">
          <dt>Pick-up</dt>
          <dd>{pickup}</dd>
        </div>
      )}
      <div data-part="wide">
        <dt>{pickup === undefined ? 'Meeting point' : 'Tour starts at'}</dt>
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
