import type { ActorKind } from '../actor.ts';
import type { BookingEvent } from '../booking/booking.events.ts';
import type { BookingTemplate, RecipientRole } from './notification-subject.ts';

/** A recipient, and the e-mail for them. */
export interface NotificationInput {
  readonly template: BookingTemplate;
  readonly recipient: RecipientRole;
}

/** The events that one command stored in a booking's stream, and who gave the command. */
export interface CommandOnBooking {
  readonly by: ActorKind;
  readonly events: readonly BookingEvent[];
}

interface Cause {
  /** The events that the command must have stored, perhaps with others. */
  readonly events: readonly BookingEvent['type'][];
  /** A further condition. */
  readonly where?: (event: BookingEvent) => boolean;
  readonly template: BookingTemplate;
  readonly to: (command: CommandOnBooking) => readonly RecipientRole[];
}

const both = (): readonly RecipientRole[] => ['traveller', 'operator'];
const traveller = (): readonly RecipientRole[] => ['traveller'];
/** Staff need no e-mail about their own changes. */
const othersThanActor = ({ by }: CommandOnBooking): readonly RecipientRole[] =>
  by === 'customer' ? both() : traveller();

/** Each row says who gets which e-mail if one command stored all events of the row. Only the first matching row is used. */
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
  { events: ['BookingCancelled'], template: 'booking-cancelled', to: othersThanActor },
  { events: ['BookingRebooked'], template: 'booking-rebooked', to: othersThanActor },
  { events: ['BookingRescheduled'], template: 'booking-rescheduled', to: othersThanActor },
  { events: ['PartyChanged'], template: 'booking-changed', to: othersThanActor },
  { events: ['BookingRepriced'], template: 'booking-changed', to: othersThanActor },
  { events: ['ContactCorrected'], template: 'contact-corrected', to: traveller },
];

/**
 * The e-mail to the address that a booking had before the correction. The earlier address may be the right one.
 * Without this e-mail, its owner would not notice that somebody else now gets the e-mails. The e-mail does not
 * contain the new address.
 */
const atFormerAddress: NotificationInput = {
  template: 'contact-corrected',
  recipient: 'former-traveller',
};

/**
 * Who gets which e-mail about the events that one command stored in a booking's stream. Each recipient gets one
 * e-mail, for any number of events (correctness rule 21). A bulk act sends none.
 */
export function notificationsOfCommand(command: CommandOnBooking): readonly NotificationInput[] {
  const { events } = command;
  if (events.some(isSilent)) return [];
  const cause = causes.find(
    ({ events: wanted, where }) =>
      wanted.every((type) => events.some((event) => event.type === type)) &&
      (where === undefined || events.some(where)),
  );
  const inputs = cause?.to(command).map((recipient) => ({ template: cause.template, recipient }));
  return [...(inputs ?? []), ...(events.some(namesAnotherAddress) ? [atFormerAddress] : [])];
}

function isSilent({ data }: BookingEvent): boolean {
  return 'isSilent' in data;
}

function namesAnotherAddress(event: BookingEvent): boolean {
  return event.type === 'ContactCorrected' && event.data.changed.includes('email');
}

/** Whether an event may be a reason for an e-mail. */
export function causesNotification({ type }: Pick<BookingEvent, 'type'>): boolean {
  return causes.some(({ events }) => events.includes(type));
}
