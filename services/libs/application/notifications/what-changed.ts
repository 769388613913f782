import { pickupInWords } from '../../contracts/booking/pickup-in-words.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { printedName } from '../../domain/notification/greeting-name.ts';
import type { Fact, Facts } from '../ports/message-renderer.ts';
import type { LetterFacts } from './letter-about-booking.ts';
import { whenInWords } from './letter-parts.ts';
import { moneyInWords, travellersInWords } from '../wording/in-words.ts';

const contactLabels: Readonly<Record<keyof Contact, string>> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  pickupPlace: 'Pick-up',
  message: 'Your message',
};

/** Returns the old and new values of everything that one command changed; for the contact, only the new values. */
export function whatChanged(facts: LetterFacts): readonly Facts[] {
  const rows = [...changedTerms(facts), ...correctedContact(facts)];
  return rows.length === 0 ? [] : [{ kind: 'facts', heading: 'What has changed', rows }];
}

function changedTerms({ booking, happened: { before, corrected } }: LetterFacts): readonly Fact[] {
  if (before === undefined) {
    return [];
  }
  const isMoved = whenInWords(before) !== whenInWords(booking);
  const pickup = pickupInWords(booking);
  // A corrected pick-up place always has a row.
  const isPickupMoved =
    isMoved && booking.pickup !== undefined && !corrected.includes('pickupPlace');
  const changed = [
    { label: 'Start time', was: whenInWords(before), is: whenInWords(booking) },
    {
      label: 'Travellers',
      was: travellersInWords(before.travellers),
      is: travellersInWords(booking.travellers),
    },
    {
      label: 'Price',
      was: moneyInWords(before.totalPrice, before.currency),
      is: moneyInWords(booking.totalPrice, booking.currency),
    },
  ]
    .filter(({ was, is }) => was !== is)
    .map(({ label, was, is }) => ({ label, value: is, more: [`was ${was}`] }));
  return isPickupMoved && pickup !== undefined
    ? [...changed, { label: 'Pick-up', value: pickup }]
    : changed;
}

/** The former contact is left out, because it may belong to another person. */
function correctedContact({ booking, happened: { corrected } }: LetterFacts): readonly Fact[] {
  const { customer, message } = booking;
  const pickupPlace = pickupInWords(booking);
  const contact: Partial<Contact> = {
    ...customer,
    name: printedName(customer.name),
    ...(pickupPlace === undefined ? {} : { pickupPlace }),
    ...(message === undefined ? {} : { message }),
  };
  return corrected.map((field) => ({
    label: contactLabels[field],
    value: contact[field] ?? 'removed',
  }));
}
