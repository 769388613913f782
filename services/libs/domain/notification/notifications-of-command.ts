import type { ActorKind } from '../actor.ts';
import type { BookingEvent } from '../booking/booking.events.ts';
import type { BookingTemplate, RecipientRole } from './notification-subject.ts';

/** Somebody who is to be told, and what. */
export interface NotificationWish {
  readonly template: BookingTemplate;
  readonly recipient: RecipientRole;
}

/** What one command stored in a booking's stream, and who gave it. */
export interface CommandOnBooking {
  readonly by: ActorKind;
  readonly events: readonly BookingEvent[];
}

interface Cause {
  /** What the command stored, at the least. */
  readonly events: readonly BookingEvent['type'][];
  /** What else must be so. */
  readonly where?: (event: BookingEvent) => boolean;
  readonly template: BookingTemplate;
  readonly to: (command: CommandOnBooking) => readonly RecipientRole[];
}

const both = (): readonly RecipientRole[] => ['traveller', 'operator'];
const traveller = (): readonly RecipientRole[] => ['traveller'];
/** Staff need no mail about what staff did. */
const whoeverDidNotDoIt = ({ by }: CommandOnBooking): readonly RecipientRole[] =>
  by === 'customer' ? both() : traveller();

/** What is told to whom when one command stored all of these events; the first that fits counts. */
const causes: readonly Cause[] = [
  { events: ['BookingPlaced', 'BookingConfirmed'], template: 'booking-confirmed', to: both },
  { events: ['BookingPlaced'], template: 'booking-requested', to: both },
  { events: ['BookingRequestedWithoutSeats'], template: 'seats-requested', to: traveller },
  {
    events: ['RequestWithdrawn'],
    where: (event) => event.type === 'RequestWithdrawn' && event.data.declined === true,
    template: 'request-declined',
    to: traveller,
  },
  { events: ['BookingConfirmed'], template: 'booking-confirmed', to: traveller },
  {
    events: ['BookingCancelled'],
    where: (event) => event.type === 'BookingCancelled' && event.data.declined === true,
    template: 'request-declined',
    to: traveller,
  },
  { events: ['BookingCancelled'], template: 'booking-cancelled', to: whoeverDidNotDoIt },
  { events: ['BookingRebooked'], template: 'booking-rebooked', to: traveller },
  { events: ['BookingRescheduled'], template: 'booking-rescheduled', to: whoeverDidNotDoIt },
  { events: ['PartyChanged'], template: 'booking-changed', to: whoeverDidNotDoIt },
  { events: ['BookingRepriced'], template: 'booking-changed', to: whoeverDidNotDoIt },
  { events: ['ContactCorrected'], template: 'contact-corrected', to: traveller },
];

/**
 * Whoever has the address that was corrected: should it have been theirs, nobody else can tell them
 * that their booking was handed on. They are told nothing about the new one.
 */
const atFormerAddress: NotificationWish = {
  template: 'contact-corrected',
  recipient: 'former-traveller',
};

/**
 * Who is to be told what about everything one command stored in a booking's stream: one message for
 * each of them, however many events there are (correctness rule 21). Of a bulk act nobody is told.
 */
export function notificationsOfCommand(command: CommandOnBooking): readonly NotificationWish[] {
  const { events } = command;
  if (events.some(isSilent)) return [];
  const cause = causes.find(
    ({ events: wanted, where }) =>
      wanted.every((type) => events.some((event) => event.type === type)) &&
      (where === undefined || events.some(where)),
  );
  const wishes = cause?.to(command).map((recipient) => ({ template: cause.template, recipient }));
  return [...(wishes ?? []), ...(events.some(namesAnotherAddress) ? [atFormerAddress] : [])];
}

function isSilent({ data }: BookingEvent): boolean {
  return 'isSilent' in data;
}

function namesAnotherAddress(event: BookingEvent): boolean {
  return event.type === 'ContactCorrected' && event.data.changed.includes('email');
}

/** Whether an event may be a reason to tell somebody. */
export function isTold({ type }: Pick<BookingEvent, 'type'>): boolean {
  return causes.some(({ events }) => events.includes(type));
}
