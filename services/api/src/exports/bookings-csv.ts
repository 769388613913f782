import type {
  AdminBookingView,
  MoneyTakenInView,
} from '../../../libs/contracts/booking/admin-booking-view.ts';
import { originWords } from '../../../libs/contracts/booking/origin-words.ts';
import type { TravellersView } from '../../../libs/contracts/booking/booking-view.ts';
import { localDateOf, localTimeOf } from '../../../libs/contracts/calendar.ts';
import { type CsvColumns, csvPieces } from './csv-pieces.ts';

/** For each heading, a function that returns the value of the column for a booking. */
const columns: CsvColumns<AdminBookingView> = {
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
  'In other currencies': ({ payments }) => takenText(payments.otherCurrencies),
  'Checked in': ({ attendance }) => attendance.checkedIn,
  'No-show': ({ attendance }) => (attendance.isNoShow ? 'yes' : 'no'),
  'Pick-up from': ({ pickup }) => pickup && `${pickup.date} ${pickup.from}`,
  'Pick-up until': ({ pickup }) => pickup?.to,
  'Booked through': ({ origin }) => origin && originWords[origin],
  'Written off': ({ payments }) => payments.writtenOff,
  Received: ({ payments }) => takenText(payments.tendered),
  Tags: ({ tags }) => tags?.join('; '),
};

/** The columns that say who travels, where they stay, and what they wrote. */
const columnsOfPeople: readonly string[] = ['Name', 'E-mail', 'Phone', 'Pick-up place', 'Message'];

const columnsWithoutPeople: CsvColumns<AdminBookingView> = Object.fromEntries(
  Object.entries(columns).filter(([heading]) => !columnsOfPeople.includes(heading)),
);

/** The bookings as a CSV file, in pieces. */
export function bookingsCsv(
  pages: AsyncIterable<readonly AdminBookingView[]>,
  { hasPeople }: { readonly hasPeople: boolean },
): AsyncGenerator<string, void, undefined> {
  return csvPieces(hasPeople ? columns : columnsWithoutPeople, pages);
}

function travellersText(travellers: readonly TravellersView[]): string {
  return travellers.map(({ category, count }) => `${count} × ${category}`).join('; ');
}

function takenText(taken: readonly MoneyTakenInView[] | undefined): string | undefined {
  return taken
    ?.map(({ currency, collected, refunded }) => `${currency} ${collected} less ${refunded}`)
    .join('; ');
}
