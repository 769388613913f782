import type { TourEvent } from '../../../domain/tour/tour.events.ts';
import type { TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import type { TourState } from '../../../domain/tour/tour.state.ts';
import type { InvalidFields } from '../../../domain/refusal.ts';
import type { EditTourRefusal } from '../../../domain/tour/commands/edit-tour.ts';
import type { TourForm } from '../../../domain/tour/tour-form.ts';
import type { UndoRefusal } from '../../../domain/undo/undo.refusals.ts';
import { RequestedCommand } from '../engine/requested-command.ts';
import type { StreamAsOf } from '../engine/stream-as-of.ts';
import { type TourAddress, tourStreams } from './tour-streams.ts';
import type { UndoPreview } from '../engine/undo-preview.ts';

/** The answer of every tour command; {@link StreamAsOf.state} is never `none`. */
export type TourAsOf = StreamAsOf<TourState, TourEvent>;

/** Adds a tour to the catalogue under the slug of its title, or the next free slug. */
export class CreateTour extends RequestedCommand<TourForm, TourAsOf, InvalidFields> {
  readonly target = '';
}

export class EditTour extends tourStreams.command('EditTour') {}

export class DeleteTour extends tourStreams.command('DeleteTour') {}

export class RestoreTour extends tourStreams.command('RestoreTour') {}

/** The entry of the tour's history to undo. */
export interface UndoTourInput extends TourAddress {
  readonly revision: number;
}

export type UndoTourRefused = EditTourRefusal | UndoRefusal;

/** A tour that was never created has no entry to undo, so this refusal cannot occur. */
export type UndoTourRefusedToStaff = Exclude<UndoTourRefused, TourNotFound>;

/** Undoes an edit, a deletion or a restoration. */
export class UndoTourChange<
  Refused extends UndoTourRefused = UndoTourRefused,
> extends RequestedCommand<UndoTourInput, TourAsOf, Refused> {
  get target(): string {
    return this.input.tourId;
  }
}

export type TourUndoPreview = UndoPreview<TourState, TourEvent, UndoTourRefused>;

/** Previews {@link UndoTourChange} without storing an event. */
export class PreviewTourUndo extends RequestedCommand<
  UndoTourInput,
  TourUndoPreview,
  TourNotFound
> {
  get target(): string {
    return this.input.tourId;
  }
}
