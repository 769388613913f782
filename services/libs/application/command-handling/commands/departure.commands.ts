import {
  departureId,
  type DepartureRef,
  type Slot,
} from '../../../domain/departure/departure-id.ts';
import type { FailedBooking } from '../../../domain/bulk-act/work-list.ts';
import type { DepartureEvent } from '../../../domain/departure/departure.events.ts';
import type {
  CancelDepartureRefusal,
  DisruptionRefusal,
  MoveDepartureRefusal,
  ReopenDepartureRefusal,
  SetCapacityRefusal,
} from '../../../domain/departure/departure.refusals.ts';
import type { DepartureState } from '../../../domain/departure/departure.state.ts';
import type { TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import { RequestedCommand } from '../requested-command.ts';
import type { StreamAsOf } from '../stream-as-of.ts';

/** The answer of every departure command. */
export type DepartureAsOf = StreamAsOf<DepartureState, DepartureEvent>;

export interface DepartureWish {
  readonly departure: DepartureRef;
}

abstract class DepartureCommand<
  Wish extends DepartureWish,
  Refusal extends { readonly code: string },
> extends RequestedCommand<Wish, DepartureAsOf, Refusal> {
  get target(): string {
    return departureId(this.wish.departure);
  }
}

export interface SetCapacityWish extends DepartureWish {
  /** In seats; null for no limit. */
  readonly capacity: number | null;
  /** Sets the capacity even below the number of seats already taken. */
  readonly force?: { readonly reason: string };
}

export class SetCapacity extends DepartureCommand<
  SetCapacityWish,
  SetCapacityRefusal | TourNotFound
> {}

export interface CloseDepartureWish extends DepartureWish {
  readonly reason?: string;
}

export class CloseDeparture extends DepartureCommand<CloseDepartureWish, TourNotFound> {}

export class ReopenDeparture extends DepartureCommand<
  DepartureWish,
  ReopenDepartureRefusal | TourNotFound
> {}

export interface CancelDepartureWish extends DepartureWish {
  /** The reason that every traveller gets. */
  readonly reason: string;
}

/** The departure does not take place; its id becomes the disruption's. */
export class CancelDeparture extends DepartureCommand<
  CancelDepartureWish,
  CancelDepartureRefusal | TourNotFound
> {}

export interface MoveDepartureWish extends CancelDepartureWish {
  readonly to: Slot;
  /** Moves it even if the new departure is full, closed or not at a start time of the tour. */
  readonly force?: { readonly reason: string };
}

/** The departure takes place at another time; its id becomes the disruption's. */
export class MoveDeparture extends DepartureCommand<
  MoveDepartureWish,
  MoveDepartureRefusal | TourNotFound
> {}

export class StopDisruption extends DepartureCommand<DepartureWish, DisruptionRefusal> {}

export class ResumeDisruption extends DepartureCommand<DepartureWish, DisruptionRefusal> {}

export interface NoteDisruptionProgressWish extends DepartureWish {
  readonly disruptionId: string;
  readonly settled: readonly number[];
  readonly failed: readonly FailedBooking[];
}

/** Notes the outcome for some bookings. Sent only by the policy. */
export class NoteDisruptionProgress extends DepartureCommand<NoteDisruptionProgressWish, never> {}
