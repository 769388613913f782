import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { pickupWindowInWords } from '@contracts/booking/pickup-in-words.ts';
import type { DaySheetView } from '@contracts/departure/day-sheet-view.ts';
import type { AsOf } from '@contracts/history/as-of-view.ts';
import { formatDay, formatMoment } from '../../shared/dates/format-date.ts';
import { formatPrice } from '../../shared/ui/format-price.ts';
import { nameOf, travellersWords } from './departure-words.ts';
import './printed-sheet.css';

/** The day sheet on A4 paper: one line for each party, with a box to tick. It is hidden on a screen. */
export function PrintedSheet({ sheet }: { sheet: AsOf<DaySheetView> }) {
  const { bookings, date, time, tourTitle, totals, asOf, note } = sheet;
  return (
    <table data-slot="printed-sheet">
      <caption>
        {asOf !== undefined && `Old sheet, as it was on ${formatMoment(asOf)}. Do not use it. `}
        {formatDay(date)}, {time}: {tourTitle}. {travellersWords(totals.byCategory)}
        {note !== undefined && <p>Note: {note}</p>}
      </caption>
      <thead>
        <tr>
          <th scope="col">Checked in</th>
          <th scope="col">Traveller</th>
          <th scope="col">Travellers</th>
          <th scope="col">Phone</th>
          <th scope="col">Pick-up</th>
          <th scope="col">Requests, tags, notes</th>
          <th scope="col">Due</th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <PrintedRow key={booking.reference} booking={booking} />
        ))}
      </tbody>
    </table>
  );
}

/** When and where the driver picks the traveller up, without the advice for the traveller. */
function driversPickup({ date, pickup, pickupPlace }: AdminBookingView) {
  if (pickup === undefined) return pickupPlace;
  return (
    <>
      <strong>{pickupWindowInWords(pickup, date)}</strong> {pickupPlace}
      {pickup.zone !== '' && ` (${pickup.zone})`}
    </>
  );
}

function PrintedRow({ booking }: { booking: AdminBookingView }) {
  const { attendance, customer, currency, guests, payments, message } = booking;
  const { notes = [], tags = [], reference, status, travellers } = booking;
  const inputs = [...tags, message, ...notes.map(({ text }) => text)];
  return (
    <tr>
      <td>
        <span data-part="box">{attendance.checkedIn ?? (attendance.isNoShow ? '–' : '')}</span>
      </td>
      <td>
        <strong>{nameOf(booking)}</strong>
        <br />
        {reference}
        {status === 'pending' && ', not confirmed'}
      </td>
      <td>
        {guests}: {travellersWords(travellers)}
      </td>
      <td>{customer?.phone}</td>
      <td>{driversPickup(booking)}</td>
      <td>{inputs.filter((input) => input !== undefined).join(' · ')}</td>
      <td>{payments.due === 0 ? 'paid' : formatPrice(payments.due, currency)}</td>
    </tr>
  );
}
