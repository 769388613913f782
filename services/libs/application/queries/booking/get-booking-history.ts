import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import { originWords } from '../../../contracts/booking/origin-words.ts';
import { pickupWindowInWords } from '../../../contracts/booking/pickup-in-words.ts';
import type { BookingEvent, PaymentCollected } from '../../../domain/booking/booking.events.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import { shownPhone } from '../../../domain/booking/phone.ts';
import { isVisibleToClients } from '../../../domain/booking/visible-events.ts';
import { toMajor } from '../../../domain/money/minor-units.ts';
import {
  customerOf,
  isSealed,
  type Personal,
} from '../../../domain/personal-data/personal-data.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  bookingHistory,
  type BookingRecord,
} from '../../projections/booking/booking-history.projection.ts';
import {
  type BookingCard,
  foldBookingCard,
} from '../../projections/booking/booking-tabs.projection.ts';
import { pickupView, shownStatus } from './booking-view.ts';
import { changedFields, type FieldChange, type ShownFields } from '../engine/field-changes.ts';
import { moneyView } from '../tour/money-view.ts';
import { historyEntry, readHistory } from '../engine/history.ts';
import { opened } from '../engine/opened.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';

/** The personal data in a booking's events; empty after an erasure. */
type Words = Partial<Contact> & { readonly overrideReason?: string; readonly text?: string };

type NotedMoney = Pick<PaymentCollected['data'], 'tendered' | 'applied'> &
  Partial<Pick<PaymentCollected['data'], 'rate' | 'method' | 'receiptNumber'>>;

interface HistorySources {
  readonly readStore: ReadStore;
  readonly people: PersonalReader;
}

/**
 * Returns who changed what in a booking, when and why, oldest first; empty if there is no booking. The data of an
 * erased person is left out.
 */
export async function getBookingHistory(
  sources: HistorySources,
  bookingNumber: number,
): Promise<readonly HistoryEntryView[]> {
  return [...(await bookingEntries(sources, bookingNumber)).values()];
}

/**
 * Returns the history from the moment when the booking got its present customer. The data and actions of the former
 * customer are left out. The first entry therefore shows no old values.
 */
export async function getHistoryOfPresentCustomer(
  sources: HistorySources,
  bookingNumber: number,
): Promise<readonly HistoryEntryView[]> {
  const subject = String(bookingNumber);
  const records = await readHistory(sources.readStore, bookingHistory.collection, subject);
  const takenOverAt = revisionOfPresentCustomer(records);
  const entries = [...(await bookingEntries(sources, bookingNumber))];
  return entries
    .filter(([revision]) => revision >= takenOverAt)
    .map(([revision, entry]) => {
      if (revision !== takenOverAt) return entry;
      return { ...entry, changes: entry.changes.map((change) => ({ ...change, before: null })) };
    });
}

/** Returns the revision at which the booking got its present customer; 0 if it never had another customer. */
function revisionOfPresentCustomer(records: readonly BookingRecord[]): number {
  let takenOverAt = 0;
  let customer: string | undefined;
  for (const record of records.filter(carriesContact)) {
    const { personal } = record.data as { readonly personal?: Personal<Words> };
    if (personal === undefined || !isSealed(personal)) continue;
    const next = customerOf(personal);
    if (customer !== undefined && next !== customer) takenOverAt = record.revision;
    customer = next;
  }
  return takenOverAt;
}

/** Returns the same entries, as a map by the revisions of their events. */
export async function bookingEntries(
  { readStore, people }: HistorySources,
  bookingNumber: number,
): Promise<ReadonlyMap<number, HistoryEntryView>> {
  const subject = String(bookingNumber);
  const records = await readHistory(readStore, bookingHistory.collection, subject);
  const entries = new Map<number, HistoryEntryView>();
  let card: BookingCard | undefined;
  let contact: Partial<Contact> = {};
  for (const record of records.filter(({ type }) => isVisibleToClients(type))) {
    const words = await wordsOf(people, bookingNumber, record);
    const before = shownBooking(card, contact);
    // A declined or withdrawn request can be rebooked, but not undone.
    const isFinal =
      record.type === 'RequestWithdrawn' ||
      (record.type === 'BookingCancelled' && card?.status === 'pending');
    card = foldBookingCard(card, record);
    contact = carriesContact(record) ? words : contact;
    const changes = [
      ...changedFields(before, shownBooking(card, contact)),
      ...otherChanges(record, words),
    ];
    const entry = historyEntry(record, changes, reasonOf(record, words));
    entries.set(record.revision, {
      ...entry,
      ...(isReasonTold(record) ? { isReasonTold: true } : {}),
      ...(isFinal ? { isFinal } : {}),
      ...('bulkActId' in record.data ? { bulkActId: record.data.bulkActId } : {}),
    });
  }
  return entries;
}

async function wordsOf(
  people: PersonalReader,
  bookingNumber: number,
  record: BookingRecord,
): Promise<Words> {
  const { personal } = record.data as { readonly personal?: Personal<Words> };
  return personal === undefined ? {} : ((await opened(people, personal, bookingNumber)) ?? {});
}

/** Returns a booking's fields with the names that its history uses. */
export function shownBooking(
  card: BookingCard | undefined,
  contact: Partial<Contact>,
): ShownFields {
  return { ...shownCard(card), ...shownContact(contact) };
}

function shownCard(card: BookingCard | undefined): ShownFields {
  return card === undefined
    ? {}
    : {
        ...shownStatus(card),
        date: card.date,
        pickupTime: card.pickupTime,
        travellers: card.party,
        totalPrice: toMajor(card.price.totalMinor),
        currency: card.price.currency,
        ...(card.origin === undefined ? {} : { origin: originWords[card.origin] }),
        ...(card.pickup === undefined ? {} : { pickupWindow: windowOf(card, card.pickup) }),
      };
}

function windowOf(card: BookingCard, pickup: NonNullable<BookingCard['pickup']>): string {
  return pickupWindowInWords(pickupView(card, pickup), card.date);
}

function shownContact({ name, email, phone, pickupPlace, message }: Partial<Contact>): ShownFields {
  return { name, email, phone: phone && shownPhone(phone), pickupPlace, message };
}

function carriesContact({ type }: BookingRecord): boolean {
  return (
    type === 'BookingPlaced' ||
    type === 'BookingRequestedWithoutSeats' ||
    type === 'ContactCorrected'
  );
}

/** Returns the details of an event that are not part of the booking's state. */
export function otherChanges(record: BookingEvent, words: Words): readonly FieldChange[] {
  switch (record.type) {
    case 'GuestsCheckedIn':
      return [{ field: 'guestsCheckedIn', before: null, after: record.data.guests }];
    case 'CheckInUndone':
      return [{ field: 'isCheckedIn', before: true, after: false }];
    case 'NoShowMarked':
      return [{ field: 'isNoShow', before: false, after: true }];
    case 'NoShowUndone':
      return [{ field: 'isNoShow', before: true, after: false }];
    case 'PaymentCollected':
      return [{ field: 'collected', before: null, after: paymentView(record.data) }];
    case 'RefundRecorded':
      return [{ field: 'refunded', before: null, after: paymentView(record.data) }];
    case 'PaymentVoided':
      return [{ field: 'collected', before: paymentView(record.data), after: null }];
    case 'RefundVoided':
      return [{ field: 'refunded', before: paymentView(record.data), after: null }];
    case 'DebtWrittenOff':
      return [{ field: 'writtenOff', before: null, after: moneyView(record.data.amount) }];
    case 'WriteOffUndone':
      return [{ field: 'writtenOff', before: moneyView(record.data.amount), after: null }];
    case 'BookingNoteAdded':
      return [{ field: 'note', before: null, after: words.text ?? null }];
    case 'BookingTagAdded':
      return [{ field: 'tag', before: null, after: record.data.tag }];
    case 'BookingTagRemoved':
      return [{ field: 'tag', before: record.data.tag, after: null }];
    case 'BookingHeld':
    case 'HoldExtended':
    case 'HoldChanged':
    case 'HoldReleased':
    case 'HoldExpired':
    case 'BookingPlaced':
    case 'BookingRequestedWithoutSeats':
    case 'RequestWithdrawn':
    case 'BookingConfirmed':
    case 'BookingRescheduled':
    case 'PartyChanged':
    case 'BookingRepriced':
    case 'ContactCorrected':
    case 'BookingCancelled':
    case 'BookingRebooked':
    case 'ReservationAbandoned':
    case 'MailedLinksEnded':
    case 'ManageLinkHandedOut':
    case 'BookingNoteWithdrawn':
      return [];
  }
}

function paymentView({ tendered, applied, rate, method, receiptNumber }: NotedMoney) {
  return {
    ...moneyView(tendered),
    ...(method === undefined ? {} : { method }),
    ...(tendered.currency === applied.currency ? {} : { countsAs: moneyView(applied) }),
    ...(rate === undefined ? {} : { rate }),
    ...(receiptNumber === undefined ? {} : { receiptNumber }),
  };
}

function reasonOf({ type }: BookingRecord, words: Words): string | undefined {
  return type === 'BookingNoteAdded' ? undefined : (words.overrideReason ?? words.text);
}

/** See {@link WithDeparture.isReasonTold}: only these events may have a reason that travellers may see. */
function isReasonTold({ type, data }: BookingRecord): boolean {
  return (
    (type === 'BookingRescheduled' || type === 'BookingCancelled' || type === 'RequestWithdrawn') &&
    data.isReasonTold === true
  );
}
