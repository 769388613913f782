import type { DepartureView } from '@contracts/departure/departure-view.ts';
import { MailCaveat } from '../../../shared/console/mail-caveat.tsx';
import { bookingsText } from '../../../shared/ui/bookings-text.ts';
import { travellersText } from '../../../shared/ui/travellers-text.ts';
import { WithoutEmail } from '../without-email.tsx';
import { useGetDaySheetsQuery } from './day-sheets-api.ts';
import { isOn } from './several-departures.ts';

export type ConsequencesProps = {
  departures: readonly DepartureView[];
  chosen: readonly DepartureView[];
};

/** How many bookings and travellers are cancelled with the chosen departures, and who gets an e-mail. */
export function Consequences({ departures, chosen }: ConsequencesProps) {
  const booked = departures.filter((each) => isOn(each) && each.seatsTaken > 0);
  const { data: sheets = [], isFetching, error } = useGetDaySheetsQuery(booked.map(({ id }) => id));
  const counted = sheets.filter(({ id }) => chosen.some((each) => each.id === id));
  const bookings = counted.flatMap((sheet) => sheet.bookings);
  const guests = counted.reduce((sum, { totals }) => sum + totals.guests, 0);
  if (chosen.length === 0) return null;
  const areAllCounted = chosen.every(
    (each) => each.seatsTaken === 0 || counted.some(({ id }) => id === each.id),
  );
  if (!areAllCounted) {
    return (
      <p>
        {error !== undefined && !isFetching
          ? 'The bookings could not be counted. All bookings of the chosen departures will be cancelled.'
          : 'Counting the bookings...'}
      </p>
    );
  }
  if (bookings.length === 0) {
    return <p>Nobody is booked on the chosen departures. They take no more bookings.</p>;
  }
  return (
    <div data-slot="consequences">
      <p>
        <strong>
          {bookingsText(bookings.length)} with {travellersText(guests)}
        </strong>{' '}
        will be cancelled free of charge. There is one e-mail for each booking, so a traveller with
        two bookings gets two. The departures take no more bookings.
      </p>
      <WithoutEmail bookings={bookings} />
      <MailCaveat />
    </div>
  );
}
