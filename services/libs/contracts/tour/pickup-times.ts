/** How a start time is typed and read. */
export { readPickupTime, twelveHourPreview } from '../../domain/tour/pickup-times.ts';
