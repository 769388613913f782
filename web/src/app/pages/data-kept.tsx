import { useGetSiteQuery } from '../../shared/site/site-api.ts';

/** States how long personal data is kept, as this operator has set it. */
export function DataKept() {
  const { data: site } = useGetSiteQuery();
  if (site === undefined) {
    return <p>Until you ask us to delete it, and not longer than our books need it.</p>;
  }
  const { bookingMonths, contactMonths } = site.dataKept;
  return (
    <p>
      {bookingMonths === 0
        ? 'Who booked: until you ask us to delete it.'
        : `Who booked: for ${monthsWords(bookingMonths)} after the day of the tour, or until you ask us to delete it.`}{' '}
      {contactMonths === 0
        ? 'Who wrote to us: until you ask us to delete it.'
        : `Who wrote to us: for ${monthsWords(contactMonths)} after the message, or until you ask.`}{' '}
      {bookingMonths + contactMonths > 0 &&
        'Then all of it is deleted automatically, at the same time: as long as one of your bookings or messages is younger, the others stay with it.'}
    </p>
  );
}

function monthsWords(months: number): string {
  if (months % 12 !== 0) return `${String(months)} month${months === 1 ? '' : 's'}`;
  const years = months / 12;
  return years === 1 ? 'a year' : `${String(years)} years`;
}
