import type { FieldFault } from '../../domain/refusal.ts';
import { checkTour } from '../../domain/tour/check-tour.ts';
import { tourFormOf, type TourRequest } from './tour-form-of.ts';

/**
 * The faults for which the server would refuse the form, found by the same rules. A browser shows them before it sends
 * the form.
 */
export function tourFaults(request: TourRequest): readonly FieldFault[] {
  return checkTour(tourFormOf(request).parts);
}
