import type { BookingSort, BookingSortColumn } from '../../../contracts/booking/booking-view.ts';
import type { FieldOf, Sort } from '../../ports/collection.ts';
import type { BookingCard } from '../../projections/booking/booking-tabs.projection.ts';

/** The fields by which a column sorts. Each order is one of the collection's, so that no list has to be sorted. */
const fieldsOf: Readonly<Record<BookingSortColumn, readonly FieldOf<BookingCard>[]>> = {
  booked: ['createdAt'],
  status: ['status', 'createdAt'],
  start: ['date', 'pickupTime'],
  tour: ['tourTitle', 'createdAt'],
  travellers: ['guests', 'createdAt'],
  total: ['currency', 'totalMinor'],
  due: ['currency', 'dueMinor'],
};

/** Returns the order of the cards for the order that staff chose. */
export function bookingOrder(sort: BookingSort): Sort<BookingCard> {
  const [column, direction] = sort.split('-') as [BookingSortColumn, 'asc' | 'desc'];
  return { by: fieldsOf[column], direction: direction === 'asc' ? 'ascending' : 'descending' };
}
