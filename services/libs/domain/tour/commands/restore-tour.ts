import { accept, type Decision, refuse } from '../../decision.ts';
import type { TourRestored } from '../tour.events.ts';
import type { TourNotFound } from '../tour.refusals.ts';
import type { TourState } from '../tour.state.ts';

export interface RestoreTour {
  readonly type: 'RestoreTour';
}

/** A deleted tour comes back as it was, published and featured if it was so before. */
export function restoreTour(
  _command: RestoreTour,
  state: TourState,
): Decision<TourRestored, TourNotFound> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'TourNotFound' });
    case 'catalogued':
      return accept(); // Not deleted.
    case 'deleted':
      return accept({ type: 'TourRestored', data: {} });
  }
}
