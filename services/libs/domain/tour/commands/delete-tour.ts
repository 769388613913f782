import { accept, type Decision, refuse } from '../../decision.ts';
import type { TourDeleted } from '../tour.events.ts';
import type { TourNotFound } from '../tour.refusals.ts';
import type { TourState } from '../tour.state.ts';

export interface DeleteTour {
  readonly type: 'DeleteTour';
}

/** The tour leaves the catalogue. Its bookings are kept. Its slug is never given to another tour. */
export function deleteTour(
  _command: DeleteTour,
  state: TourState,
): Decision<TourDeleted, TourNotFound> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'TourNotFound' });
    case 'deleted':
      return accept(); // Already deleted.
    case 'catalogued':
      return accept({ type: 'TourDeleted', data: {} });
  }
}
