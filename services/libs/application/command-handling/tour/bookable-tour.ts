import type { BookableTour } from '../../../domain/booking/bookable-tour.ts';
import { pickupWindowsOf } from '../../../domain/tour/pickup-windows.ts';
import type { TourState } from '../../../domain/tour/tour.state.ts';

/** The parts of a tour that decisions about bookings need; undefined if there never was such a tour. */
export function bookableTour(tourId: string, state: TourState): BookableTour | undefined {
  if (state.status === 'none') {
    return undefined;
  }
  const { details, pricing, schedule } = state.parts;
  return {
    tourId,
    title: details.title,
    status: statusOf(state),
    durationHours: details.durationHours,
    meetingPoint: details.meetingPoint,
    meetingPointLink: details.meetingPointLink,
    pricing,
    schedule,
    pickupWindows: pickupWindowsOf(state.parts),
  };
}

function statusOf(state: Exclude<TourState, { readonly status: 'none' }>): BookableTour['status'] {
  switch (state.status) {
    case 'deleted':
      return 'deleted';
    case 'catalogued':
      return state.isActive ? 'active' : 'unpublished';
  }
}
