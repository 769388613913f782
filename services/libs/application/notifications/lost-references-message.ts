import { localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { LostReferencesSubject } from '../../domain/notification/notification-subject.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { bookingStream } from '../command-handling/stream-names.ts';
import { manageToken, manageUrl } from '../manage-link/manage-link.ts';
import type { NamedBooking } from '../ports/booking-documents.ts';
import type { Letter } from '../ports/message-renderer.ts';
import { bookingTabs } from '../projections/booking-tabs.projection.ts';
import { bookingsOfCustomer } from '../queries/bookings-of-customer.ts';
import { bookingView } from '../queries/booking-view.ts';
import { type FoundBooking, lostReferencesLetter } from './lost-references-letter.ts';
import { type MessageSources, type MessageWish, openedOrErased } from './message-sources.ts';

/**
 * To a traveller who asked for the references of their bookings: those they have when it is written.
 * `erased` where nothing of them is left.
 */
export async function lostReferencesMessage(
  sources: MessageSources,
  { subject: { customerId }, writtenAt }: MessageWish<LostReferencesSubject>,
): Promise<{ readonly to: string; readonly letter: () => Promise<Letter> } | 'erased'> {
  const { operator } = sources;
  const found = await bookingsFound(sources, customerId);
  const [first] = found;
  if (first === undefined) {
    return 'erased';
  }
  const today = localDateOf(writtenAt ?? sources.clock.now());
  return {
    to: first.booking.customer.email,
    letter: () => Promise.resolve(lostReferencesLetter({ found, today, operator })),
  };
}

async function bookingsFound(
  sources: MessageSources,
  customerId: string,
): Promise<readonly FoundBooking[]> {
  const { readStore, cryptography, operator } = sources;
  const numbers = await bookingsOfCustomer(readStore, customerId);
  const cards = await readStore.getMany(bookingTabs.collection, numbers.map(String));
  const found = await Promise.all(
    cards.map(async (card) => {
      const { bookingNumber } = card;
      const stream = bookingStream(bookingNumber);
      const contact = await openedOrErased<Contact>(sources, card.contact, stream);
      if (contact === 'erased') {
        return [];
      }
      const booking = { ...bookingView(card, contact, 'clear') } as NamedBooking;
      const token = manageToken(cryptography, { bookingNumber, customerId });
      return [{ booking, manageUrl: manageUrl(operator.siteUrl, bookingNumber, token) }];
    }),
  );
  return found.flat();
}
