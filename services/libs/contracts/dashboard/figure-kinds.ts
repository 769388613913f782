/** Why bookings do not take place, and what makes a tour popular: every kind the dashboard tells apart. */
export {
  cancellationCauses,
  type CancellationCause,
} from '../../domain/booking/cancellation-cause.ts';
export { type Interest, interests } from '../../domain/tour/popularity.ts';
