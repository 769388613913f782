import type { DepartureEvent } from '../../domain/departure/departure.events.ts';
import type { DepartureState } from '../../domain/departure/departure.state.ts';
import type { EngagementState } from '../../domain/engagement/engagement.decider.ts';
import type { EngagementEvent } from '../../domain/engagement/engagement.events.ts';
import type { TourEvent } from '../../domain/tour/tour.events.ts';
import type { TourState } from '../../domain/tour/tour.state.ts';
import type { Clock } from '../ports/clock.ts';
import { departureAggregate, engagementAggregate, tourAggregate } from './aggregate.ts';
import { KeptFolds } from './kept-folds.ts';

/** How many folds are kept; a departure's takes about 200 bytes per reservation. */
const toursKeptMax = 1_000;
const departuresKeptMax = 2_000;

/** The folds that a process keeps of streams that commands read besides their own. */
export class KeptStreams {
  readonly tours: KeptFolds<TourState, TourEvent>;
  readonly departures: KeptFolds<DepartureState, DepartureEvent>;
  readonly engagements: KeptFolds<EngagementState, EngagementEvent>;

  constructor(clock: Clock) {
    this.tours = new KeptFolds(tourAggregate, toursKeptMax, clock);
    this.departures = new KeptFolds(departureAggregate, departuresKeptMax, clock);
    this.engagements = new KeptFolds(engagementAggregate, toursKeptMax, clock);
  }

  /** @see KeptFolds.outdate */
  outdate(stream: string): void {
    for (const folds of [this.tours, this.departures, this.engagements]) folds.outdate(stream);
  }
}
