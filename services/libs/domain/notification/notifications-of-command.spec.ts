import { notificationsOfCommand } from './notifications-of-command.ts';

const toBoth = (template: string) => [
  { template, recipient: 'traveller' },
  { template, recipient: 'operator' },
];

describe('who is told about a command', () => {
  it('is the traveller and the operator when somebody booked', () => {
    expect(notificationsOfCommand(['BookingPlaced', 'BookingConfirmed'])).toEqual(
      toBoth('booking-confirmed'),
    );
  });

  it('reads of a request where the operator confirms by hand', () => {
    expect(notificationsOfCommand(['BookingPlaced'])).toEqual(toBoth('booking-requested'));
  });

  it('is nobody where nothing was stored that anybody has to hear of', () => {
    expect(notificationsOfCommand([])).toEqual([]);
    expect(notificationsOfCommand(['BookingNoteAdded', 'ReservationAbandoned'])).toEqual([]);
    expect(notificationsOfCommand(['BookingConfirmed'])).toEqual([]);
  });
});
