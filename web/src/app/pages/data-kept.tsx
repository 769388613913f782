import { useGetSiteQuery } from '../../shared/site/site-api.ts';

/** States how long personal data is kept, as this operator has set it. */
export function DataKept() {
  const { data: site } = useGetSiteQuery();
  if (site === undefined) {
    return (
      <p>
        We keep your data until you ask us to delete it, and no longer than we need it for our
        accounts.
      </p>
    );
  }
  const { bookingMonths, contactMonths } = site.dataKept;
  return (
    <p>
      {bookingMonths === 0
        ? 'We keep your booking data until you ask us to delete it.'
        : `We keep your booking data for ${monthsWords(bookingMonths)} after the day of the tour, or until you ask us to delete it.`}{' '}
      {contactMonths === 0
        ? 'We keep your messages until you ask us to delete them.'
        : `We keep your messages for ${monthsWords(contactMonths)} after you send them, or until you ask us to delete them.`}{' '}
      {bookingMonths + contactMonths > 0 &&
        'When such a period ends, we delete that data automatically. If you have several bookings or messages, we keep all of them until the period of the last one has ended.'}
    </p>
  );
}

function monthsWords(months: number): string {
  if (months % 12 !== 0) return `${String(months)} month${months === 1 ? '' : 's'}`;
  const years = months / 12;
  return years === 1 ? 'a year' : `${String(years)} years`;
}
