import type { Instant } from '../../domain/calendar/instants.ts';
import type { CommandAnswer, ListView } from '../answers.ts';
import type { BookingFilter } from '../booking/booking-view.ts';
import type { WholeNumber } from '../whole-number.ts';

/** A filter and an order of the list of bookings, without a search. */
export type SavedFilterView = Omit<BookingFilter, 'search'>;

/** A view of the list of bookings that all staff share. */
export interface SavedViewView {
  readonly id: string;
  /** Unique, in upper or lower case. */
  readonly name: string;
  readonly filter: SavedFilterView;
  /** How many bookings the view has now. */
  readonly bookings: WholeNumber;
  readonly savedBy: { readonly kind: string; readonly id?: string; readonly name?: string };
  readonly savedAt: Instant;
}

/** The body of POST /api/admin/saved-views. */
export interface SaveViewRequest {
  readonly name: string;
  readonly filter: SavedFilterView;
}

/** The body of PATCH /api/admin/saved-views/{id}. */
export type RenameViewRequest = Pick<SaveViewRequest, 'name'>;

/** The answer of every command on the views: the views as they are now. */
export type SavedViewsAnswer = ListView<SavedViewView> & CommandAnswer;
