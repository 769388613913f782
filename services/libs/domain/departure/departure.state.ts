import type { Disruption } from './disruption.ts';
import { SeatLedger } from './seat-ledger.ts';

/** What a departure's decisions need. A departure without events is in the initial state. */
export interface DepartureState {
  /** Its own capacity, null for no limit; absent while the tour's applies. */
  readonly capacity?: number | null;
  readonly isClosed: boolean;
  /** What staff wrote about it; empty if there is no note. */
  readonly note: string;
  /** It was cancelled or moved as a whole, and not reopened since. */
  readonly disruption?: Disruption;
  readonly seats: SeatLedger;
}

export const initialDeparture: DepartureState = {
  isClosed: false,
  note: '',
  seats: SeatLedger.empty,
};
