import { accept, type Decision, refuse } from '../../decision.ts';
import type { Money } from '../../money/money.ts';
import type { FieldFault, InvalidFields } from '../../refusal.ts';
import { withTotal } from '../../tour/pricing/agreed-total.ts';
import type { PriceBreakdown } from '../../tour/pricing/price-breakdown.ts';
import { amountFaults } from '../amounts.ts';
import type {
  BookingConfirmed,
  BookingNoteAdded,
  BookingPlaced,
  BookingTagAdded,
  FromFile,
  PaymentCollected,
} from '../booking.events.ts';
import type { TooManyTags } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { collectionFaults } from '../collection-limit.ts';
import type { PaymentMethod } from '../payment-method.ts';
import { hasTag, tagFaults, tagLimits, tidyTag } from '../tags.ts';
import { bookTour, type BookTour, type BookTourRefusal } from './book-tour.ts';

/** The data of a booking in another system, besides what every booking has. */
export interface ImportedTerms extends Required<FromFile> {
  readonly bulkActId: string;
  /** Whether the operator had confirmed the booking. */
  readonly status: 'confirmed' | 'pending';
  /** The total that was agreed; if it is absent, the tour's price counts. */
  readonly agreed?: Money;
  /** The money that was paid, in the currency of the price. */
  readonly paid?: { readonly amountMinor: number; readonly method: PaymentMethod };
  readonly note?: string;
  readonly tags: readonly string[];
}

/** Staff import a booking from another system. */
export interface ImportBooking extends Omit<BookTour, 'type' | 'expected'>, ImportedTerms {
  readonly type: 'ImportBooking';
}

export type ImportBookingRefusal = BookTourRefusal | InvalidFields | TooManyTags;

type ImportBookingEvent =
  BookingPlaced | BookingConfirmed | PaymentCollected | BookingNoteAdded | BookingTagAdded;

/**
 * Places a booking that was made in another system, with its agreed price, its payment, its note and its tags. All are
 * decided at once, so a booking is imported completely or not at all. Nobody gets an e-mail about it.
 */
export function importBooking(
  command: ImportBooking,
  state: BookingState,
): Decision<ImportBookingEvent, ImportBookingRefusal> {
  const decision = bookTour({ ...command, type: 'BookTour' }, state);
  if (!decision.accepted) return decision;
  const placed = decision.events.find((event) => event.type === 'BookingPlaced');
  if (placed === undefined) return accept();
  const { price: usual } = placed.data;
  const price = command.agreed === undefined ? usual : withTotal(usual, command.agreed);
  const tags = tagsOf(command.tags);
  const faults = [
    ...agreedFaults(command),
    ...paidFaults(command, price),
    ...tags.flatMap(tagFaults).map((fault) => ({ ...fault, field: 'tags' })),
  ];
  if (faults.length > 0) return refuse({ code: 'InvalidFields', faults });
  if (tags.length > tagLimits.perBookingMax) return refuse({ code: 'TooManyTags' });
  const { bulkActId, imported } = command;
  const data = { ...placed.data, price, bulkActId, isSilent: true, imported } as const;
  return accept<ImportBookingEvent>(
    { type: 'BookingPlaced', data },
    ...(command.status === 'confirmed' ? [{ type: 'BookingConfirmed', data: {} } as const] : []),
    ...paymentOf(command, price),
    ...noteOf(command),
    ...tags.map((tag) => ({ type: 'BookingTagAdded', data: { tag } }) as const),
  );
}

/** The tags in the form in which they are stored, each once. */
function tagsOf(tags: readonly string[]): readonly string[] {
  return tags
    .map(tidyTag)
    .filter((tag, index, all) => tag !== '' && !hasTag({ tags: all.slice(0, index) }, tag));
}

function agreedFaults({ agreed }: ImportBooking): readonly FieldFault[] {
  return agreed === undefined ||
    (Number.isSafeInteger(agreed.amountMinor) && agreed.amountMinor >= 0)
    ? []
    : [{ field: 'total', message: 'The total must be 0 or more' }];
}

function paidFaults({ paid }: ImportBooking, price: PriceBreakdown): readonly FieldFault[] {
  if (paid === undefined) return [];
  const { currency, totalMinor } = price;
  const faults = amountFaults(paid.amountMinor);
  const tooMuch = collectionFaults(paid.amountMinor, { currency, amountMinor: totalMinor });
  return [...faults, ...tooMuch].map((fault) => ({ ...fault, field: 'paid' }));
}

function paymentOf(
  { paid, now }: ImportBooking,
  { currency }: PriceBreakdown,
): readonly PaymentCollected[] {
  if (paid === undefined) return [];
  const { amountMinor, method } = paid;
  const money: Money = { currency, amountMinor };
  const data = { paymentNo: 1, tendered: money, applied: money, method, recordedAt: now };
  return [{ type: 'PaymentCollected', data }];
}

function noteOf({ note = '' }: ImportBooking): readonly BookingNoteAdded[] {
  const text = note.trim();
  return text === '' ? [] : [{ type: 'BookingNoteAdded', data: { personal: { text } } }];
}
