import { accept, type Decision, refuse } from '../../decision.ts';
import type { TourDeleted } from '../tour.events.ts';
import type { TourNotFound } from '../tour.refusals.ts';
import type { TourState } from '../tour.state.ts';

/** The tour leaves the catalogue. Its bookings stand; its slug is never given to another. */
export function deleteTour(state: TourState): Decision<TourDeleted, TourNotFound> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'TourNotFound' });
    case 'deleted':
      return accept(); // The wish is already granted.
    case 'catalogued':
      return accept({ type: 'TourDeleted', data: {} });
  }
}
