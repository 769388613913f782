import { SeatLedger } from './seat-ledger.ts';

/** What a departure's decisions need to know. A departure nobody touched yet is the initial state. */
export interface DepartureState {
  /** Its own capacity, null for no limit; absent while the tour's holds. */
  readonly capacity?: number | null;
  readonly isClosed: boolean;
  readonly seats: SeatLedger;
}

export const initialDeparture: DepartureState = { isClosed: false, seats: SeatLedger.empty };
