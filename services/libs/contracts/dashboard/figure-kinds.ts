/** The causes of cancellations and the kinds of interest that the dashboard shows separately. */
export {
  cancellationCauses,
  type CancellationCause,
} from '../../domain/booking/cancellation-cause.ts';
export { type Interest, interests } from '../../domain/tour/popularity.ts';
