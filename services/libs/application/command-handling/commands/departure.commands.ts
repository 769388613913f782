import { departureId, type DepartureRef } from '../../../domain/departure/departure-id.ts';
import type { DepartureEvent } from '../../../domain/departure/departure.events.ts';
import type { SetCapacityRefusal } from '../../../domain/departure/departure.refusals.ts';
import type { DepartureState } from '../../../domain/departure/departure.state.ts';
import type { TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import { RequestedCommand } from '../requested-command.ts';
import type { StreamAsOf } from '../stream-as-of.ts';

/** What every departure command answers. */
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
  /** Sets it even below the seats already taken. */
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

export class ReopenDeparture extends DepartureCommand<DepartureWish, TourNotFound> {}
