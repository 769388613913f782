import type { TourForm } from '../../../domain/tour/tour.commands.ts';
import type { TourEvent } from '../../../domain/tour/tour.events.ts';
import type { EditTourRefusal, TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import type { TourState } from '../../../domain/tour/tour.state.ts';
import type { InvalidFields } from '../../../domain/refusal.ts';
import type { UndoRefusal } from '../../../domain/undo/undo.refusals.ts';
import { RequestedCommand } from '../requested-command.ts';
import type { StreamAsOf } from '../stream-as-of.ts';
import type { UndoPreview } from '../undo-preview.ts';

/** The answer of every tour command; {@link StreamAsOf.state} is never `none`. */
export type TourAsOf = StreamAsOf<TourState, TourEvent>;

abstract class TourCommand<
  Wish extends { readonly tourId: string },
  Refusal extends { readonly code: string },
> extends RequestedCommand<Wish, TourAsOf, Refusal> {
  get target(): string {
    return this.wish.tourId;
  }
}

/** Adds a tour to the catalogue under the slug of its title, or the next free slug. */
export class CreateTour extends RequestedCommand<TourForm, TourAsOf, InvalidFields> {
  readonly target = '';
}

export interface EditTourWish extends TourForm {
  readonly tourId: string;
}

export class EditTour extends TourCommand<EditTourWish, EditTourRefusal> {}

export interface TourWish {
  readonly tourId: string;
}

export class DeleteTour extends TourCommand<TourWish, TourNotFound> {}

export class RestoreTour extends TourCommand<TourWish, TourNotFound> {}

/** The entry of the tour's history to undo. */
export interface UndoTourWish extends TourWish {
  readonly revision: number;
}

export type UndoTourRefused = EditTourRefusal | UndoRefusal;

/** Undoes an edit, a deletion or a restoration. */
export class UndoTourChange extends TourCommand<UndoTourWish, UndoTourRefused> {}

export type TourUndoPreview = UndoPreview<TourState, TourEvent, UndoTourRefused>;

/** Previews {@link UndoTourChange} without storing an event. */
export class PreviewTourUndo extends RequestedCommand<UndoTourWish, TourUndoPreview, TourNotFound> {
  get target(): string {
    return this.wish.tourId;
  }
}
