import { bookingPlaced } from '../../../../../test/support/stories/booking-story.ts';
import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import { importedBookings } from './imported-bookings.projection.ts';

const placed = (bookingNumber: number, bulkActId: string, line: number) =>
  on(
    `booking-${bookingNumber}`,
    bookingPlaced({ bookingNumber, bulkActId, imported: { line, key: 'a key' } }),
  );

describe('the imported bookings', () => {
  it('are found by their key, and only the last import counts', () => {
    project(importedBookings, [placed(1, 'first', 2), placed(2, 'second', 7)]).then({
      'a key': {
        ...{ key: 'a key', bulkActId: 'second' },
        bookings: [
          { bookingNumber: 1, bulkActId: 'first', line: 2 },
          { bookingNumber: 2, bulkActId: 'second', line: 7 },
        ],
      },
    });
  });

  it('do not contain other bookings', () => {
    project(importedBookings, [on('booking-3', bookingPlaced())]).then({});
  });
});
