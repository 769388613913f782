import type { ActorKind } from '../actor.ts';
import type { Instant } from '../calendar/instants.ts';
import { type DomainEvent, type EventTable, sameShape } from '../decision.ts';
import type { DepartureRef, Slot } from '../departure/departure-id.ts';
import type { Money } from '../money/money.ts';
import type { Personal } from '../personal-data/personal-data.ts';
import type { CancellationTerms } from '../tour/cancellation-terms.ts';
import type { PickupWindow } from '../tour/pickup-window.ts';
import type { Party } from '../tour/pricing/party.ts';
import type { PriceBreakdown } from '../tour/pricing/price-breakdown.ts';
import type { Undoing } from '../undo/undoing.ts';
import type { Contact, OverriddenRule } from './contact.ts';
import type { Exchange } from './exchange.ts';
import { paymentOfFirstVersion, refundOfFirstVersion } from './money-upcasters.ts';
import type { CameFrom } from './origin.ts';
import type { PaymentMethod } from './payment-method.ts';
import {
  categoriesOfChangedTerms,
  categoriesOfParties,
  categoriesOfPrice,
  categoriesOfPrices,
  categoriesOfTerms,
} from './upcast-categories.ts';

/** A free text that may name a person. It is sealed with the customer's key when it is stored. */
export interface FreeText {
  readonly text: string;
}

/**
 * The reservations that an event takes and drops. A reservation that was dropped or abandoned is never
 * taken again (correctness rule 9), so a slow writer cannot revive it.
 */
export interface ReservationSwap {
  readonly takes?: string;
  readonly drops?: string;
}

/**
 * The data that the reports on popularity and revenue of a tour need. Every event that changes the figures
 * contains this data, so that projections need not look up the booking.
 */
export interface TourShare {
  readonly tourId: string;
  readonly placedAt: Instant;
}

/** The rules that staff overrode for this event. The reason is personal data, because it may name people. */
export interface RulesSetAside {
  readonly overridden?: readonly OverriddenRule[];
  readonly personal?: Personal<FreeText>;
}

/**
 * A change of the booking because its whole departure changed. It also says whether the traveller gets the reason.
 */
export interface WithDeparture {
  /** The disruption in which the departure was cancelled or moved as a whole. */
  readonly disruptionId?: string;
  /** The traveller gets the reason, which is in the personal fields. Without this member only staff see it. */
  readonly isReasonTold?: true;
}

/** A change of the booking that is part of a change of many bookings; no e-mail is sent. */
export interface InBulk {
  /** The bulk act that this is part of. */
  readonly bulkActId?: string;
  /** Nobody gets an e-mail about the change. Only notifications read this: no decision depends on it. */
  readonly isSilent?: true;
}

/** A booking that staff imported from a file of another system. */
export interface FromFile {
  /** Only in bookings of an import. */
  readonly imported?: {
    /** The line of the file. The heading is line 1. */
    readonly line: number;
    /**
     * A keyed hash of the reference in the other system, or of the whole line if it has no reference. It shows that the
     * booking was imported before.
     */
    readonly key: string;
  };
}

/** Money that was paid, and its value in the currency that the booking had at that time. */
interface MoneyNoted extends Exchange {
  /** The setting that the rate came from; absent if staff typed the rate. */
  readonly rateId?: string;
  readonly method: PaymentMethod;
  readonly receiptNumber?: string;
  /** When the entry was recorded; null in version 1. */
  readonly recordedAt: Instant | null;
  /** The remark of staff. */
  readonly personal?: Personal<FreeText>;
}

/** The data of the entry that no longer counts, so that projections need not look it up. */
interface EntryVoided {
  readonly tendered: Money;
  readonly applied: Money;
  /** When the entry was recorded; null if the entry is of version 1. */
  readonly recordedAt: Instant | null;
  /** The reason. */
  readonly personal?: Personal<FreeText>;
}

/** The booking that a traveller asked for, with the terms at that moment. */
interface AskedFor extends CameFrom {
  readonly bookingNumber: number;
  /** When the decision was made; every later {@link TourShare} of the booking repeats it. */
  readonly placedAt: Instant;
  readonly departure: DepartureRef;
  readonly tourTitle: string;
  readonly durationHours: number;
  readonly meetingPoint: string;
  readonly meetingPointLink: string | null;
  readonly party: Party;
  readonly price: PriceBreakdown;
  /** What cancelling costs, by the terms of the tour at that moment; if absent, the default terms apply. */
  readonly cancellation?: CancellationTerms;
  /** When the traveller is picked up, before the start; absent without a pick-up, and in old events. */
  readonly pickup?: PickupWindow;
}

/**
 * Seats are held for a booking that is not placed yet. The hold is over at `expiresAt`, even if no event says so.
 * It contains no personal data.
 */
export type BookingHeld = DomainEvent<
  'BookingHeld',
  CameFrom & {
    readonly bookingNumber: number;
    /**
     * The form that holds the seats, as the id of the command that may place the booking. The form has one
     * Idempotency-Key, and this id and the booking number are derived from the key.
     */
    readonly form: string;
    readonly heldAt: Instant;
    readonly expiresAt: Instant;
    readonly departure: DepartureRef;
    readonly party: Party;
    /** The price at that moment; the price of the booking is agreed separately. */
    readonly price: PriceBreakdown;
    readonly takes: string;
  }
>;
/** The seats are held for longer. */
export type HoldExtended = DomainEvent<
  'HoldExtended',
  { readonly departure: DepartureRef; readonly expiresAt: Instant }
>;
/** Other seats are held, or the same seats for other travellers. The end of the hold stays the same. */
export type HoldChanged = DomainEvent<
  'HoldChanged',
  ReservationSwap & {
    readonly departure: { readonly before: DepartureRef; readonly after: DepartureRef };
    readonly party: { readonly before: Party; readonly after: Party };
    readonly price: PriceBreakdown;
  }
>;
/** The seats are not held any more: the traveller left the form, or the departure does not take place. */
export type HoldReleased = DomainEvent<
  'HoldReleased',
  { readonly by: ActorKind; readonly departure: DepartureRef; readonly drops: string }
>;
/** The time of the hold was over, so its seats are not held any more. */
export type HoldExpired = DomainEvent<
  'HoldExpired',
  { readonly departure: DepartureRef; readonly drops: string }
>;

/**
 * A traveller, or staff for a caller, booked a departure. The booking is pending until BookingConfirmed.
 * After BookingRequestedWithoutSeats it says that the request now has its seats. After BookingHeld it takes the
 * reservation of the hold.
 */
export type BookingPlaced = DomainEvent<
  'BookingPlaced',
  AskedFor &
    InBulk &
    FromFile & {
      readonly takes: string;
      /** The rules that staff set aside; the reason is in the personal fields. */
      readonly overridden?: readonly OverriddenRule[];
      readonly personal: Personal<Contact & { readonly overrideReason?: string }>;
    }
>;
/**
 * A traveller asked for seats beyond their network's share of the departure. The request is stored and holds no seats.
 * BookingPlaced or RequestWithdrawn ends it.
 */
export type BookingRequestedWithoutSeats = DomainEvent<
  'BookingRequestedWithoutSeats',
  AskedFor & { readonly personal: Personal<Contact> }
>;
/** A request that held no seats will not become a booking. */
export type RequestWithdrawn = DomainEvent<
  'RequestWithdrawn',
  InBulk & {
    readonly by: ActorKind;
    /** The operator declined it. */
    readonly declined?: true;
    /** The traveller gets the reason in the personal fields. */
    readonly isReasonTold?: true;
    readonly personal?: Personal<FreeText>;
  }
>;
/** The operator accepted the booking. */
export type BookingConfirmed = DomainEvent<'BookingConfirmed', Record<never, never>>;
/**
 * The booking moved to another date or start time of its tour. A check-in or no-show noted for the old
 * departure no longer counts.
 */
export type BookingRescheduled = DomainEvent<
  'BookingRescheduled',
  ReservationSwap &
    RulesSetAside &
    WithDeparture &
    Undoing & { readonly before: Slot; readonly after: Slot }
>;
/**
 * The travellers changed. If the same command also moved the booking, only the first event of the command names the
 * reservations.
 */
export type PartyChanged = DomainEvent<
  'PartyChanged',
  ReservationSwap & RulesSetAside & Undoing & { readonly before: Party; readonly after: Party }
>;
/** The agreed price changed with the party or the date. */
export type BookingRepriced = DomainEvent<
  'BookingRepriced',
  TourShare & Undoing & { readonly before: PriceBreakdown; readonly after: PriceBreakdown }
>;
/** The traveller's contact, pick-up place or message was corrected. */
export type ContactCorrected = DomainEvent<
  'ContactCorrected',
  Undoing & {
    /** The names of the fields that changed, in the order of {@link Contact}. */
    readonly changed: readonly (keyof Contact)[];
    /** The window of a changed pick-up place, as in {@link BookingPlaced}. */
    readonly pickup?: PickupWindow;
    /** The whole contact as it is now, sealed with the key of its customer. */
    readonly personal: Personal<Contact>;
  }
>;
/** The booking will not take place. A policy releases its seats. */
export type BookingCancelled = DomainEvent<
  'BookingCancelled',
  TourShare &
    WithDeparture &
    InBulk & {
      readonly by: ActorKind;
      /** The operator declined a request; it was not yet a booking. */
      readonly declined?: true;
      /**
       * Whether the cancellation is free of charge: the booking was cancelled in time by its terms, its departure was
       * cancelled, or staff cancelled it in bulk or undid its import.
       */
      readonly free: boolean;
      readonly departure: Slot;
      readonly price: PriceBreakdown;
      readonly drops: string;
      readonly personal?: Personal<FreeText>;
    }
>;
/** A cancelled booking takes place after all, perhaps on another departure. It is confirmed. */
export type BookingRebooked = DomainEvent<
  'BookingRebooked',
  TourShare &
    RulesSetAside &
    Undoing &
    InBulk &
    Pick<WithDeparture, 'disruptionId'> & {
      readonly departure: { readonly before: Slot; readonly after: Slot };
      readonly party: { readonly before: Party; readonly after: Party };
      readonly price: { readonly before: PriceBreakdown; readonly after: PriceBreakdown };
      readonly takes: string;
    }
>;
/** A reservation made for this booking will never be used; it may be released from now on. */
export type ReservationAbandoned = DomainEvent<
  'ReservationAbandoned',
  { readonly reservationId: string; readonly departure: DepartureRef }
>;
/** The travellers arrived. A later GuestsCheckedIn of the same booking corrects their number. */
export type GuestsCheckedIn = DomainEvent<'GuestsCheckedIn', { readonly guests: number }>;
/** A check-in was entered by mistake. */
export type CheckInUndone = DomainEvent<'CheckInUndone', Record<never, never>>;
/** Nobody came. */
export type NoShowMarked = DomainEvent<'NoShowMarked', Record<never, never>>;
/** A no-show was entered by mistake. */
export type NoShowUndone = DomainEvent<'NoShowUndone', Record<never, never>>;
/** Staff collected money for the booking. */
export type PaymentCollected = DomainEvent<
  'PaymentCollected',
  MoneyNoted & {
    /**
     * The payments of a booking are numbered from 1. Null in version 1: there the order of the events gives
     * the number.
     */
    readonly paymentNo: number | null;
  }
>;
/** Staff refunded money. */
export type RefundRecorded = DomainEvent<
  'RefundRecorded',
  MoneyNoted & {
    /**
     * The refunds of a booking are numbered from 1. Null in version 1: there the order of the events gives
     * the number.
     */
    readonly refundNo: number | null;
    /** The number of the payment that is refunded; null if the refund names no payment. */
    readonly of: number | null;
  }
>;
/** A payment was entered by mistake, so it no longer counts. The history keeps the payment and this event. */
export type PaymentVoided = DomainEvent<
  'PaymentVoided',
  EntryVoided & { readonly paymentNo: number }
>;
/** A refund was entered by mistake, so it no longer counts. The history keeps the refund and this event. */
export type RefundVoided = DomainEvent<'RefundVoided', EntryVoided & { readonly refundNo: number }>;
/** Staff wrote off the debt of travellers who did not come. The write-off ends with the no-show. */
export type DebtWrittenOff = DomainEvent<
  'DebtWrittenOff',
  {
    /** The whole unpaid amount; it replaces an amount that was written off earlier. */
    readonly amount: Money;
    /** The reason. */
    readonly personal?: Personal<FreeText>;
  }
>;
/** Staff undid the write-off, so the debt is owed again. */
export type WriteOffUndone = DomainEvent<'WriteOffUndone', { readonly amount: Money }>;
/** Staff wrote a note about the booking. */
export type BookingNoteAdded = DomainEvent<
  'BookingNoteAdded',
  { readonly personal: Personal<FreeText> }
>;
/** Staff withdrew a note, so it is not shown with the booking any more. The history keeps it. */
export type BookingNoteWithdrawn = DomainEvent<
  'BookingNoteWithdrawn',
  {
    /** The revision of the event that added the note. */
    readonly undoes: number;
  }
>;

/** Staff put a tag on the booking. Tags are not sealed, because lists are filtered by them (ADR 86). */
export type BookingTagAdded = DomainEvent<'BookingTagAdded', { readonly tag: string }>;
/** Staff took a tag off the booking. */
export type BookingTagRemoved = DomainEvent<
  'BookingTagRemoved',
  {
    /** The tag as it was written when it was added. */
    readonly tag: string;
  }
>;

/** The mailed links that were sent before no longer work. */
export type MailedLinksEnded = DomainEvent<'MailedLinksEnded', Record<never, never>>;
/** Staff were shown the link of a traveller without an e-mail address, to give it to them. */
export type ManageLinkHandedOut = DomainEvent<'ManageLinkHandedOut', Record<never, never>>;

/** What happens to a hold until it ends or BookingPlaced takes it over. */
export type HoldEvent = BookingHeld | HoldExtended | HoldChanged | HoldReleased | HoldExpired;

export type BookingEvent =
  | HoldEvent
  | BookingPlaced
  | BookingRequestedWithoutSeats
  | RequestWithdrawn
  | BookingConfirmed
  | BookingRescheduled
  | PartyChanged
  | BookingRepriced
  | ContactCorrected
  | BookingCancelled
  | BookingRebooked
  | ReservationAbandoned
  | GuestsCheckedIn
  | CheckInUndone
  | NoShowMarked
  | NoShowUndone
  | PaymentCollected
  | RefundRecorded
  | PaymentVoided
  | RefundVoided
  | DebtWrittenOff
  | WriteOffUndone
  | BookingNoteAdded
  | BookingNoteWithdrawn
  | BookingTagAdded
  | BookingTagRemoved
  | MailedLinksEnded
  | ManageLinkHandedOut;

export const holdEvents: EventTable<HoldEvent> = {
  BookingHeld: [],
  HoldExtended: [],
  HoldChanged: [],
  HoldReleased: [],
  HoldExpired: [],
};

export const bookingEvents: EventTable<BookingEvent> = {
  ...holdEvents,
  BookingPlaced: [categoriesOfTerms],
  BookingRequestedWithoutSeats: [categoriesOfTerms],
  RequestWithdrawn: [],
  BookingConfirmed: [],
  BookingRescheduled: [],
  PartyChanged: [categoriesOfParties],
  BookingRepriced: [categoriesOfPrices],
  ContactCorrected: [sameShape], // In version 2 the contact may have no e-mail address.
  BookingCancelled: [categoriesOfPrice],
  BookingRebooked: [categoriesOfChangedTerms],
  ReservationAbandoned: [],
  GuestsCheckedIn: [],
  CheckInUndone: [],
  NoShowMarked: [],
  NoShowUndone: [],
  PaymentCollected: [paymentOfFirstVersion],
  RefundRecorded: [refundOfFirstVersion],
  PaymentVoided: [],
  RefundVoided: [],
  DebtWrittenOff: [],
  WriteOffUndone: [],
  BookingNoteAdded: [],
  BookingNoteWithdrawn: [],
  BookingTagAdded: [],
  BookingTagRemoved: [],
  MailedLinksEnded: [],
  ManageLinkHandedOut: [],
};
