import type { CommandAnswer } from '../answers.ts';

export type BookingStatus = 'pending' | 'confirmed' | 'cancelled';

export interface TravellersView {
  readonly category: string;
  readonly count: number;
}

export interface PriceLineView {
  readonly category: string;
  readonly count: number;
  readonly unitPrice: number;
  readonly amount: number;
}

export interface CustomerView {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Why stored personal data cannot be read: it, or the customer's key, is damaged, or the key is missing. */
export type UnreadableView = 'damaged-key' | 'missing-key' | 'damaged-data';

/**
 * A booking, wherever it is answered. Without proof `customer` is masked and `pickupPlace` and
 * `message` are absent; after an erasure all three are absent.
 */
export interface BookingView {
  readonly reference: string;
  readonly bookingNumber: number;
  readonly status: BookingStatus;
  /** A request that takes no seats until its traveller opens the mailed link or staff confirm it. */
  readonly seats?: 'not-held';
  readonly tourId: string;
  readonly tourTitle: string;
  readonly date: string;
  readonly pickupTime: string;
  readonly durationHours: number;
  readonly guests: number;
  readonly travellers: readonly TravellersView[];
  readonly totalPrice: number;
  readonly currency: string;
  readonly priceLines: readonly PriceLineView[];
  readonly meetingPoint: string;
  readonly meetingPointLink: string | null;
  readonly customer?: CustomerView;
  /** Present where the personal data is stored and cannot be read; after an erasure it is absent. */
  readonly unreadable?: UnreadableView;
  readonly pickupPlace?: string;
  readonly message?: string;
  /** The last instant at which cancelling is free of charge. */
  readonly freeCancellationUntil: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly revision: string;
}

/** Whether whoever asks proved whose booking it is: they did, they are asked before a change, or nobody is. */
export type ProofState = 'given' | 'asked' | 'not-asked';

/** What GET /api/bookings/{reference} answers. */
export type ShownBooking = BookingView & { readonly proof: ProofState };

export type BookingAnswer = BookingView & CommandAnswer;

/** What POST /api/bookings answers. */
export interface PlacedBookingAnswer extends BookingAnswer {
  readonly confirmationEmail: 'queued' | 'failed';
  readonly manageUrl: string;
}

/** The body of POST /api/bookings. */
export interface PlaceBookingRequest {
  readonly tourId: string;
  readonly date: string;
  readonly pickupTime: string;
  readonly travellers: readonly TravellersView[];
  readonly customer: CustomerView;
  readonly pickupPlace?: string;
  readonly message?: string;
  /** What the traveller was shown; another price is refused. Both or neither. */
  readonly expectedTotal?: number;
  readonly expectedCurrency?: string;
}

/** The body of POST /api/bookings/{reference}/proof: one of the two. */
export interface ProveBookingRequest {
  readonly email?: string;
  /** From the link that was mailed. */
  readonly token?: string;
}

/** The body of POST /api/bookings/{reference}/seats. */
export interface TakeSeatsRequest {
  /** From the link that was mailed: nothing else takes the seats. */
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
  /** Only where the price does not depend on the mix. */
  readonly guests?: number;
  readonly travellers?: readonly TravellersView[];
  readonly pickupPlace?: string;
  readonly message?: string;
  readonly contact?: { readonly name?: string; readonly phone?: string };
  readonly expectedTotal?: number;
  readonly expectedCurrency?: string;
}

/** Staff set the rules about past, closed and full departures aside, and say why. */
export interface OverrideRequest {
  readonly override?: { readonly reason: string };
}

/** The body of POST /api/admin/bookings: on a caller's behalf. */
export type AdminPlaceBookingRequest = PlaceBookingRequest & OverrideRequest;

/** The body of PATCH /api/admin/bookings/{number}; staff may correct the e-mail address too. */
export interface AdminModifyBookingRequest
  extends Omit<ModifyBookingRequest, 'contact'>, OverrideRequest {
  readonly contact?: Partial<CustomerView>;
}

/** The body of POST /api/admin/bookings/{number}/rebooking; absent fields stay as they were. */
export type RebookBookingRequest = Omit<
  AdminModifyBookingRequest,
  'contact' | 'pickupPlace' | 'message'
>;

/** The body of POST /api/admin/bookings/{number}/cancellation and …/decline. */
export interface EndBookingRequest {
  readonly reason?: string;
  /** The e-mail says the reason; without this it is for staff alone. */
  readonly tellTraveller?: boolean;
}

/** What a party would pay; `difference` is there when an existing booking is being changed. */
export interface QuoteView {
  readonly lines: readonly PriceLineView[];
  readonly total: number;
  readonly currency: string;
  readonly fromPrice: number;
  readonly difference?: number;
}

export interface BookingCountsView {
  readonly today: number;
  readonly dueToday: number;
  readonly tomorrow: number;
  readonly all: number;
}

export type BookingTab = 'today' | 'due-today' | 'tomorrow' | 'all';

/** What narrows the lists of bookings; what is absent narrows nothing. */
export interface BookingFilter {
  readonly tab?: BookingTab;
  /** Reference, name, e-mail or phone, or the beginnings of their words. */
  readonly search?: string;
  /** `live`: those that take place, confirmed or waiting to be. */
  readonly status?: BookingStatus | 'live';
  readonly currency?: string;
  /** The days they were created on, both included. */
  readonly createdFrom?: string;
  readonly createdTo?: string;
}

/** One entry of a history: who did what when, and what it changed. */
export interface HistoryEntryView {
  /** Its place in the history of its subject: what is undone is named by it. Opaque. */
  readonly revision: string;
  readonly at: string;
  readonly actor: { readonly kind: string; readonly id?: string; readonly name?: string };
  readonly action: string;
  readonly changes: readonly {
    readonly field: string;
    readonly before: unknown;
    readonly after: unknown;
  }[];
  readonly reason?: string;
  /** The traveller was told the reason, which else is for staff alone. */
  readonly isReasonTold?: boolean;
  readonly causedBy: string;
  /** The revision of the entry whose change this one took back. */
  readonly undoes?: string;
  /** It can never be taken back, though others of its kind can. */
  readonly isFinal?: boolean;
  /** The bulk act that this is part of; for staff alone. */
  readonly bulkActId?: string;
}
