import { localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { LostReferencesSubject } from '../../domain/notification/notification-subject.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { bookingStream } from '../event-log/stream-names.ts';
import { manageToken, manageUrl } from '../manage-link/manage-link.ts';
import type { NamedBooking } from '../ports/booking-documents.ts';
import { bookingTabs } from '../projections/booking/booking-tabs.projection.ts';
import { bookingsOfCustomer } from '../queries/booking/bookings-of-customer.ts';
import { bookingView } from '../queries/booking/booking-view.ts';
import { type FoundBooking, lostReferencesLetter } from './lost-references-letter.ts';
import {
  type MessageContent,
  type MessageSources,
  type MessageInput,
  openedOrErased,
  type Unwritable,
} from './message-sources.ts';

/**
 * Returns the message to a traveller who asked for the references of their bookings. It lists the bookings at the
 * moment of sending. The message cannot be written if their bookings cannot be read any more.
 */
export async function lostReferencesMessage(
  sources: MessageSources,
  { subject: { customerId }, writtenAt, isForReader = false }: MessageInput<LostReferencesSubject>,
): Promise<{ readonly to: string; readonly content: () => Promise<MessageContent> } | Unwritable> {
  const { operator } = sources;
  const found = await bookingsFound(sources, customerId, isForReader);
  const [first] = found;
  if (first === undefined) {
    return 'erased';
  }
  const { email } = first.booking.customer;
  if (email === null) return 'no-address';
  const today = localDateOf(writtenAt ?? sources.clock.now());
  return {
    to: email,
    content: () => Promise.resolve({ letter: lostReferencesLetter({ found, today, operator }) }),
  };
}

async function bookingsFound(
  sources: MessageSources,
  customerId: string,
  isForReader: boolean,
): Promise<readonly FoundBooking[]> {
  const { readStore, cryptography, operator } = sources;
  const numbers = await bookingsOfCustomer(readStore, customerId);
  const cards = await readStore.getMany(bookingTabs.collection, numbers.map(String));
  const found = await Promise.all(
    cards.map(async (card) => {
      const { bookingNumber, endedLinks } = card;
      const stream = bookingStream(bookingNumber);
      const contact = await openedOrErased<Contact>(sources, card.contact, stream);
      if (contact === 'erased') {
        return [];
      }
      const booking = { ...bookingView(card, contact, 'clear') } as NamedBooking;
      const token = isForReader
        ? undefined
        : manageToken(cryptography, { bookingNumber, customerId, endedLinks });
      return [{ booking, manageUrl: manageUrl(operator.siteUrl, bookingNumber, token) }];
    }),
  );
  return found.flat();
}
