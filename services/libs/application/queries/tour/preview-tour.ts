import type { TourPreviewView } from '../../../contracts/tour/tour-preview.ts';
import { addDays, localDateOf, localTimeOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { EditTourRefusal } from '../../../domain/tour/commands/edit-tour.ts';
import { isSameValue } from '../../../domain/tour/same-value.ts';
import type { TourForm } from '../../../domain/tour/tour-form.ts';
import { tourDecider } from '../../../domain/tour/tour.decider.ts';
import type { TourState } from '../../../domain/tour/tour.state.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { bookingTabs } from '../../projections/booking/booking-tabs.projection.ts';
import { changedFields, type ShownFields } from '../engine/field-changes.ts';
import type { CatalogueState } from './tour-catalogue.ts';
import { tourFields } from './tour-view.ts';

const minuteMs = 60_000;

/**
 * Returns the changes that saving the form would make, or why the save would be refused. It uses the same decision as
 * the save.
 */
export async function previewTour(
  { catalogue, readStore }: { readonly catalogue: CatalogueState; readonly readStore: ReadStore },
  { tourId, form }: { readonly tourId: string; readonly form: TourForm },
  now: Instant,
): Promise<TourPreviewView | EditTourRefusal> {
  const before = catalogue.byId.get(tourId)?.tour ?? tourDecider.initialState;
  const decision = tourDecider.decide({ type: 'EditTour', ...form }, before);
  if (!decision.accepted) {
    return decision.refusal as EditTourRefusal;
  }
  const after = decision.events.reduce(tourDecider.evolve, before);
  return {
    // Stored values may have their members in a different order from new values.
    changes: changedFields(shown(before), shown(after)).filter(
      (change) => !isSameValue(change.before, change.after),
    ),
    futureBookings: await countFutureBookings(readStore, tourId, now),
  };
}

function shown(tour: TourState): ShownFields {
  return tour.status === 'none' ? {} : { ...tourFields(tour) };
}

/** Counts bookings that are not cancelled, on departures that have not begun: later today, or on a later day. */
async function countFutureBookings(
  readStore: ReadStore,
  tourId: string,
  now: Instant,
): Promise<number> {
  const next = new Date(Date.parse(now) + minuteMs).toISOString();
  const date = localDateOf(next);
  const booked = { tourId, status: { in: ['pending', 'confirmed'] } };
  const [thatDay, later] = await Promise.all(
    [
      { ...booked, date, pickupTime: { from: localTimeOf(next) } },
      { ...booked, date: { from: addDays(date, 1) } },
    ].map((where) => readStore.count(bookingTabs.collection, { where })),
  );
  return (thatDay ?? 0) + (later ?? 0);
}
