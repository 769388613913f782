import type {
  ErasurePreviewView,
  HeldBookingView,
} from '../../contracts/customer/customer-view.ts';
import { shownStatus } from '../queries/booking/booking-view.ts';
import { formatBookingReference } from '../../domain/booking/booking-reference.ts';
import { localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../domain/calendar/instants.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { type BookingCard, bookingTabs } from '../projections/booking/booking-tabs.projection.ts';
import type { Held } from './customer-erasure.ts';

/** Returns the data that could not be read any more if everyone found under an address were erased. */
export async function previewErasure(
  readStore: ReadStore,
  { own, merged, living, records }: Held,
  now: Instant,
): Promise<ErasurePreviewView> {
  const bookings = records.filter(({ kind }) => kind === 'booking');
  const theirs = new Set(
    bookings
      .filter(({ customerId }) => customerId !== undefined && own.includes(customerId))
      .map(({ subject }) => Number(subject)),
  );
  const cards = await readStore.getMany(
    bookingTabs.collection,
    bookings.map(({ subject }) => subject),
  );
  return {
    bookings: cards
      .map((card) => heldBooking(card, theirs, localDateOf(now)))
      .toSorted((one, other) => (one.date < other.date ? 1 : -1)),
    messages: records
      .filter(({ kind }) => kind === 'message')
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
    mergedCustomers: merged,
    otherAddresses: living.filter((customerId) => !own.includes(customerId)).length,
  };
}

function heldBooking(
  card: BookingCard,
  theirs: ReadonlySet<number>,
  today: LocalDate,
): HeldBookingView {
  const { bookingNumber, tourTitle, date, pickupTime } = card;
  const { status } = shownStatus(card);
  return {
    reference: formatBookingReference(bookingNumber),
    bookingNumber,
    tourTitle,
    date,
    pickupTime,
    status,
    isUpcoming: status !== 'cancelled' && date >= today,
    isTheirs: theirs.has(bookingNumber),
  };
}
