import type { DomainEvent, EventTable } from '../decision.ts';

/**
 * The fields of a filter and an order of bookings that a view keeps, as in the address of the list. A search is not one
 * of them, because it may name a person.
 */
export type SavedField =
  | 'tab'
  | 'status'
  | 'currency'
  | 'money'
  | 'origin'
  | 'notes'
  | 'tag'
  | 'createdFrom'
  | 'createdTo'
  | 'tourId'
  | 'dateFrom'
  | 'dateTo'
  | 'sort';

export type SavedFilter = Readonly<Partial<Record<SavedField, string>>>;

/** A view of the list of bookings that all staff can choose. */
export interface SavedView {
  readonly viewId: string;
  readonly name: string;
  readonly filter: SavedFilter;
}

/** Staff saved a filter and an order of the list of bookings under a name. */
export type SavedViewAdded = DomainEvent<'SavedViewAdded', SavedView>;
/** The view has another name from now on. */
export type SavedViewRenamed = DomainEvent<
  'SavedViewRenamed',
  { readonly viewId: string; readonly before: string; readonly after: string }
>;
/** Staff removed the view; the event has all data to add it again. */
export type SavedViewRemoved = DomainEvent<'SavedViewRemoved', SavedView>;

export type SavedViewEvent = SavedViewAdded | SavedViewRenamed | SavedViewRemoved;

export const savedViewEvents: EventTable<SavedViewEvent> = {
  SavedViewAdded: [],
  SavedViewRenamed: [],
  SavedViewRemoved: [],
};
