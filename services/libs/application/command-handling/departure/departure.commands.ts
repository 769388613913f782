import type { DepartureEvent } from '../../../domain/departure/departure.events.ts';
import type { DepartureState } from '../../../domain/departure/departure.state.ts';
import type { MoveDepartureRefusal } from '../../../domain/departure/commands/move-departure.ts';
import type { UndoCalledOffRefusal } from '../../../domain/departure/undo-called-off.ts';
import { departureId, type Slot } from '../../../domain/departure/departure-id.ts';
import type { TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import { type DepartureAddress, departureStreams, departuresOfTours } from './departure-streams.ts';
import { RequestedCommand } from '../engine/requested-command.ts';
import type { UndoPreview } from '../engine/undo-preview.ts';
import type { StreamAsOf } from '../engine/stream-as-of.ts';

/** The answer of every departure command. */
export type DepartureAsOf = StreamAsOf<DepartureState, DepartureEvent>;

export class SetCapacity extends departuresOfTours.command('SetCapacity') {}

export class CloseDeparture extends departuresOfTours.command('CloseDeparture') {}

export class ReopenDeparture extends departuresOfTours.command('ReopenDeparture') {}

export class WriteDepartureNote extends departuresOfTours.command('WriteDepartureNote') {}

export class CancelDeparture extends departuresOfTours.command('CancelDeparture') {}

export interface MoveDepartureInput extends DepartureAddress {
  /** The reason that every traveller gets. */
  readonly reason: string;
  readonly to: Slot;
  /** Moves it even if the new departure is full, closed or not at a start time of the tour. */
  readonly force?: { readonly reason: string };
}

/** The departure takes place at another time. The id of this command becomes the id of the disruption. */
export class MoveDeparture extends RequestedCommand<
  MoveDepartureInput,
  DepartureAsOf,
  MoveDepartureRefusal | TourNotFound
> {
  get target(): string {
    return departureId(this.input.departure);
  }
}

export interface UndoDepartureInput extends DepartureAddress {
  /** The revision of the entry to undo. */
  readonly revision: number;
}

export type UndoDepartureRefused = UndoCalledOffRefusal | TourNotFound;

/** Undoes the cancellation or the move of a whole departure. */
export class UndoDepartureChange extends RequestedCommand<
  UndoDepartureInput,
  DepartureAsOf,
  UndoDepartureRefused
> {
  get target(): string {
    return departureId(this.input.departure);
  }
}

export type DepartureUndoPreview = UndoPreview<
  DepartureState,
  DepartureEvent,
  UndoCalledOffRefusal
>;

/** Previews {@link UndoDepartureChange} without storing an event. */
export class PreviewDepartureUndo extends RequestedCommand<
  UndoDepartureInput,
  DepartureUndoPreview,
  TourNotFound
> {
  get target(): string {
    return departureId(this.input.departure);
  }
}

export class StopDisruption extends departureStreams.command('StopDisruption') {}

export class ResumeDisruption extends departureStreams.command('ResumeDisruption') {}

/** Sent only by the policy. */
export class NoteDisruptionProgress extends departureStreams.command('NoteDisruptionProgress') {}
