import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { customerName } from '../../shared/console/customer-name.ts';
import { FactList } from '../../shared/console/fact-list.tsx';
import { Money } from '../../shared/console/money.tsx';
import { startOf, travellersOf } from './booking-words.ts';

/** The facts of a booking that staff need before they decide about it. */
export function BookingBrief({ booking }: { booking: AdminBookingView }) {
  return (
    <FactList
      facts={[
        { name: 'Tour', value: booking.tourTitle },
        { name: 'Date', value: startOf(booking) },
        { name: 'Customer', value: customerName(booking) },
        { name: 'Travellers', value: travellersOf(booking) },
        {
          name: 'Total',
          value: <Money amount={booking.totalPrice} currency={booking.currency} form="code" />,
        },
      ]}
    />
  );
}
