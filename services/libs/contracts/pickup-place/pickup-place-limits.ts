/** Bounds of the list of pick-up places. */
export { pickupPlaceLimits } from '../../domain/pickup-place/pickup-place-fields.ts';
