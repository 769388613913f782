import type { BookingEvent } from '../booking/booking.events.ts';
import type { BookingTemplate, RecipientRole } from './notification-subject.ts';

/** Somebody who is to be told, and what. */
export interface NotificationWish {
  readonly template: BookingTemplate;
  readonly recipient: RecipientRole;
}

interface Cause {
  /** What one command stored, at the least. */
  readonly events: readonly BookingEvent['type'][];
  readonly template: BookingTemplate;
  readonly to: readonly RecipientRole[];
}

/** What is told to whom when one command stored all of these events; the first that fits counts. */
const causes: readonly Cause[] = [
  {
    events: ['BookingPlaced', 'BookingConfirmed'],
    template: 'booking-confirmed',
    to: ['traveller', 'operator'],
  },
  { events: ['BookingPlaced'], template: 'booking-requested', to: ['traveller', 'operator'] },
];

/**
 * Who is to be told what about everything one command stored in a booking's stream: one message for
 * each of them, however many events there are (correctness rule 21).
 */
export function notificationsOfCommand(
  types: readonly BookingEvent['type'][],
): readonly NotificationWish[] {
  const cause = causes.find(({ events }) => events.every((type) => types.includes(type)));
  return cause?.to.map((recipient) => ({ template: cause.template, recipient })) ?? [];
}
