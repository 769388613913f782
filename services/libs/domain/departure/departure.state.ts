import type { Disruption } from './disruption.ts';
import { SeatLedger } from './seat-ledger.ts';

/** The data that decisions about a departure need. A departure without events is in the initial state. */
export interface DepartureState {
  /** The departure's own capacity, null for no limit; absent as long as the tour's capacity applies. */
  readonly capacity?: number | null;
  readonly isClosed: boolean;
  /** The note of staff about the departure; empty if there is no note. */
  readonly note: string;
  /** Present if the departure was cancelled or moved as a whole, and not reopened since. */
  readonly disruption?: Disruption;
  readonly seats: SeatLedger;
}

export const initialDeparture: DepartureState = {
  isClosed: false,
  note: '',
  seats: SeatLedger.empty,
};
