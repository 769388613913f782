import type { FieldFault } from '../../domain/refusal.ts';
import { checkTour } from '../../domain/tour/check-tour.ts';
import { tourFormOf, type TourRequest } from './tour-form-of.ts';

/** What a save of the form would be refused for, by the rules that decide it: for a browser to say before it sends. */
export function tourFaults(request: TourRequest): readonly FieldFault[] {
  return checkTour(tourFormOf(request).parts);
}
