import type { Instant, LocalDate, LocalTime } from '../../domain/calendar/instants.ts';
import type { WholeNumber } from '../whole-number.ts';
import type { WebAddress } from '../web-address.ts';
import type { BookingReference } from '../../domain/booking/booking-reference.ts';
import type { CommandAnswer } from '../answers.ts';
import type { BookingOrigin } from '../../domain/booking/origin.ts';
import type { StaffOrigin } from './staff-origins.ts';

export type BookingStatus = 'pending' | 'confirmed' | 'cancelled';

/** Travellers of one category. The id is permanent; the name is the one under which the category was sold. */
export interface TravellersView {
  readonly categoryId: string;
  readonly category: string;
  readonly count: WholeNumber;
}

/**
 * Travellers of one category in a request, by the id of the category or its name. If both are given, the id
 * counts.
 */
export interface TravellersRequest {
  readonly categoryId?: string;
  readonly category?: string;
  readonly count: WholeNumber;
}

/** What cancelling costs. */
export interface CancellationView {
  /** Cancelling is free until this many hours before the start. */
  readonly freeUntilHours: WholeNumber;
  /** After that the operator may charge up to this percentage of the price. */
  readonly chargePercentMax: WholeNumber;
}

export interface PriceLineView {
  readonly categoryId: string;
  readonly category: string;
  readonly count: WholeNumber;
  readonly unitPrice: number;
  readonly amount: number;
}

export interface CustomerView {
  readonly name: string;
  /** Null if the traveller has no e-mail address. */
  readonly email: string | null;
  readonly phone: string;
}

/** The country (ISO 3166, such as `TZ`) of a phone number that has no calling code. */
export interface PhoneCountryRequest {
  readonly phoneCountry?: string;
}

/** When a traveller waits for the pick-up, in Zanzibar. */
export interface PickupView {
  /** The zone of the place; empty for a place that is not in the list. */
  readonly zone: string;
  /** The date of `from`. */
  readonly date: LocalDate;
  readonly from: LocalTime;
  readonly to: LocalTime;
}

/**
 * Why stored personal data cannot be read: the data or the customer's key is damaged, or the key is
 * missing.
 */
export type UnreadableView = 'damaged-key' | 'missing-key' | 'damaged-data';

/**
 * A booking, in every answer that has one. Without proof `customer` is masked and `pickupPlace`,
 * `pickup` and `message` are absent; after an erasure all four are absent.
 */
export interface BookingView {
  readonly reference: BookingReference;
  readonly bookingNumber: WholeNumber;
  readonly status: BookingStatus;
  /** A request that holds no seats until its traveller opens the mailed link or staff confirm it. */
  readonly seats?: 'not-held';
  readonly tourId: string;
  readonly tourTitle: string;
  readonly date: LocalDate;
  readonly pickupTime: LocalTime;
  readonly durationHours: number;
  readonly guests: WholeNumber;
  readonly travellers: readonly TravellersView[];
  readonly totalPrice: number;
  readonly currency: string;
  readonly priceLines: readonly PriceLineView[];
  readonly meetingPoint: string;
  readonly meetingPointLink: WebAddress | null;
  readonly customer?: CustomerView;
  /** Present if personal data is stored but cannot be read; absent after an erasure. */
  readonly unreadable?: UnreadableView;
  readonly pickupPlace?: string;
  /** When the traveller is picked up there; absent if no window is known. */
  readonly pickup?: PickupView;
  readonly message?: string;
  /** The last instant at which cancelling is free of charge. */
  readonly freeCancellationUntil: Instant;
  /**
   * The terms of the booking. If absent, cancelling is free until 24 hours before the start, and then costs up
   * to the full price.
   */
  readonly cancellation?: CancellationView;
  /** Whether the booking was cancelled free of charge; absent if it is not cancelled. */
  readonly cancelledFree?: boolean;
  /**
   * Until this time, travellers can undo their own cancellation if the departure still has room. Absent if the booking
   * is not cancelled, or staff cancelled it, or it was a request.
   */
  readonly undoUntil?: Instant;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly revision: string;
}

/**
 * Whether the reader has proved to be the traveller of the booking, must prove this before a change, or needs
 * no proof.
 */
export type ProofState = 'given' | 'asked' | 'not-asked';

/** The answer of GET /api/bookings/{reference}. */
export type ShownBooking = BookingView & { readonly proof: ProofState };

export type BookingAnswer = BookingView & CommandAnswer;

/** The answer of POST /api/bookings. */
export interface PlacedBookingAnswer extends BookingAnswer {
  readonly confirmationEmail: 'queued' | 'failed';
  readonly manageUrl: WebAddress;
}

/** The body of POST /api/bookings. */
export interface PlaceBookingRequest {
  readonly tourId: string;
  readonly date: string;
  readonly pickupTime: string;
  readonly travellers: readonly TravellersRequest[];
  readonly customer: CustomerView & { readonly email: string } & PhoneCountryRequest;
  readonly pickupPlace?: string;
  readonly message?: string;
  /**
   * The price that the traveller was shown; the booking is refused if the price is different. A request has
   * both fields or neither.
   */
  readonly expectedTotal?: number;
  readonly expectedCurrency?: string;
  /** The language in which the traveller books (BCP 47); if absent, `en`, the language of the site. */
  readonly locale?: string;
}

/** The body of POST /api/bookings/{reference}/proof: it has one of the two fields. */
export interface ProveBookingRequest {
  readonly email?: string;
  /** From the mailed link. */
  readonly token?: string;
}

/** The body of POST /api/bookings/{reference}/seats. */
export interface TakeSeatsRequest {
  /** From the mailed link: only this token takes the seats. */
  readonly token: string;
}

/** The body of POST /api/lost-references. */
export interface LostReferencesRequest {
  readonly email: string;
}

/** The body of PATCH /api/bookings/{reference}; absent fields stay as they are. */
export interface ModifyBookingRequest {
  readonly date?: string;
  readonly pickupTime?: string;
  /** Only if the price does not depend on the categories. */
  readonly guests?: number;
  readonly travellers?: readonly TravellersRequest[];
  readonly pickupPlace?: string;
  readonly message?: string;
  readonly contact?: { readonly name?: string; readonly phone?: string } & PhoneCountryRequest;
  readonly expectedTotal?: number;
  readonly expectedCurrency?: string;
}

/** Staff do not apply the rules about past, closed and full departures, and give a reason. */
export interface OverrideRequest {
  readonly override?: { readonly reason: string };
}

/** The body of POST /api/admin/bookings: staff book for a caller, who may have no e-mail address. */
export type AdminPlaceBookingRequest = Omit<PlaceBookingRequest, 'customer'> &
  OverrideRequest & {
    readonly customer: Omit<CustomerView, 'email'> &
      Partial<Pick<CustomerView, 'email'>> &
      PhoneCountryRequest;
    /** How the caller reached the operator; absent if this was not recorded. */
    readonly origin?: StaffOrigin;
  };

/** The body of PATCH /api/admin/bookings/{number}; staff may correct the e-mail address too. */
export interface AdminModifyBookingRequest
  extends Omit<ModifyBookingRequest, 'contact'>, OverrideRequest {
  readonly contact?: Partial<CustomerView> & PhoneCountryRequest;
}

/** The body of POST /api/admin/bookings/{number}/rebooking; absent fields stay as they are. */
export type RebookBookingRequest = Omit<
  AdminModifyBookingRequest,
  'contact' | 'pickupPlace' | 'message'
>;

/** The body of POST /api/admin/bookings/{number}/cancellation and …/decline. */
export interface EndBookingRequest {
  readonly reason?: string;
  /** The traveller gets the reason in the e-mail; otherwise only staff see it. */
  readonly tellTraveller?: boolean;
}

/** The price that a party would pay; `difference` is present if an existing booking is changed. */
export interface QuoteView {
  readonly lines: readonly PriceLineView[];
  readonly total: number;
  readonly currency: string;
  readonly fromPrice: number;
  readonly difference?: number;
}

export interface BookingCountsView {
  readonly today: WholeNumber;
  readonly dueToday: WholeNumber;
  readonly tomorrow: WholeNumber;
  readonly all: WholeNumber;
  /** The number of all bookings whose travellers get money back, regardless of the filter. */
  readonly toGiveBack: WholeNumber;
}

export type BookingTab = 'today' | 'due-today' | 'tomorrow' | 'all';

/**
 * The columns by which lists of bookings can be sorted. Names are sealed, so no list can be sorted by them. Amounts are
 * sorted within their currency.
 */
export const bookingSortColumns = [
  'booked',
  'status',
  'start',
  'tour',
  'travellers',
  'total',
  'due',
] as const;

export type BookingSortColumn = (typeof bookingSortColumns)[number];

export type BookingSort = `${BookingSortColumn}-${'asc' | 'desc'}`;

/** Every order of a list; if none is given, the newest booking is first. */
export const bookingSorts: readonly BookingSort[] = bookingSortColumns.flatMap(
  (column): readonly BookingSort[] => [`${column}-asc`, `${column}-desc`],
);

/** Which bookings a list shows; an absent field does not filter. */
export interface BookingFilter {
  readonly tab?: BookingTab;
  /** A reference, name, e-mail or phone number, or the beginnings of their words. */
  readonly search?: string;
  /** The order; a search always lists the newest booking first. */
  readonly sort?: BookingSort;
  /** `live`: bookings that will take place, confirmed or pending. */
  readonly status?: BookingStatus | 'live';
  readonly currency?: string;
  /**
   * `to-give-back`: bookings whose travellers get money back; the oldest claim first. `unpaid`: bookings that
   * are not cancelled and whose travellers owe money that was not written off.
   */
  readonly money?: 'to-give-back' | 'unpaid';
  /** `unknown`: staff gave no origin, or the booking is older than this field. */
  readonly origin?: BookingOrigin | 'unknown';
  /** `with`: bookings with a note of staff. */
  readonly notes?: 'with';
  /** Bookings with this tag, in upper or lower case. */
  readonly tag?: string;
  /** The days on which the bookings were created, both included. */
  readonly createdFrom?: string;
  readonly createdTo?: string;
  readonly tourId?: string;
  /** The days of travel, both included. */
  readonly dateFrom?: string;
  readonly dateTo?: string;
}

/** One entry of a history: who did what and when, and what it changed. */
export interface HistoryEntryView {
  /** The opaque place of the entry in the history of its subject. An undo request contains it to name the entry. */
  readonly revision: string;
  readonly at: Instant;
  readonly actor: { readonly kind: string; readonly id?: string; readonly name?: string };
  readonly action: string;
  readonly changes: readonly {
    readonly field: string;
    readonly before: unknown;
    readonly after: unknown;
  }[];
  readonly reason?: string;
  /** The traveller got the reason; otherwise only staff see it. */
  readonly isReasonTold?: boolean;
  readonly causedBy: string;
  /** The revision of the entry that this entry undid. */
  readonly undoes?: string;
  /** This entry can never be undone, although other entries of this kind can. */
  readonly isFinal?: boolean;
  /** The bulk act that this entry is part of; only staff see it. */
  readonly bulkActId?: string;
}
