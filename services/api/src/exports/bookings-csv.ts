import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  AdminBookingView,
  PaymentsView,
} from '../../../libs/contracts/booking/admin-booking-view.ts';
import type { TravellersView } from '../../../libs/contracts/booking/booking-view.ts';
import { localDateOf, localTimeOf } from '../../../libs/contracts/calendar.ts';
import { csvBeginning, type CsvCell, csvRow } from './csv.ts';

/** What each column says of a booking, under its heading. */
const columns: Readonly<Record<string, (booking: AdminBookingView) => CsvCell>> = {
  Reference: ({ reference }) => reference,
  Status: ({ status }) => status,
  'Booked on': ({ createdAt }) => `${localDateOf(createdAt)} ${localTimeOf(createdAt)}`,
  Tour: ({ tourTitle }) => tourTitle,
  Date: ({ date }) => date,
  'Start time': ({ pickupTime }) => pickupTime,
  Guests: ({ guests }) => guests,
  Travellers: ({ travellers }) => travellersText(travellers),
  Name: ({ customer }) => customer?.name,
  'E-mail': ({ customer }) => customer?.email,
  Phone: ({ customer }) => customer?.phone,
  'Pick-up place': ({ pickupPlace }) => pickupPlace,
  Message: ({ message }) => message,
  Currency: ({ currency }) => currency,
  Total: ({ totalPrice }) => totalPrice,
  Collected: ({ payments }) => payments.collected,
  Refunded: ({ payments }) => payments.refunded,
  Due: ({ payments }) => payments.due,
  'In other currencies': ({ payments }) => otherCurrenciesText(payments),
  'Checked in': ({ attendance }) => attendance.checkedIn,
  'No-show': ({ attendance }) => (attendance.isNoShow ? 'yes' : 'no'),
};

/** The bookings as a CSV file, in pieces. Between two of them others have their turn. */
export async function* bookingsCsv(
  pages: AsyncIterable<readonly AdminBookingView[]>,
): AsyncGenerator<string, void, undefined> {
  const tell = Object.values(columns);
  let heading = `${csvBeginning}${csvRow(Object.keys(columns))}`;
  for await (const page of pages) {
    yield `${heading}${page.map((booking) => csvRow(tell.map((cell) => cell(booking)))).join('')}`;
    heading = '';
    await nextTurn();
  }
}

function travellersText(travellers: readonly TravellersView[]): string {
  return travellers.map(({ category, count }) => `${count} × ${category}`).join('; ');
}

function otherCurrenciesText({ otherCurrencies }: PaymentsView): string | undefined {
  return otherCurrencies
    ?.map(({ currency, collected, refunded }) => `${currency} ${collected} less ${refunded}`)
    .join('; ');
}
