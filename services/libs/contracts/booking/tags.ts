/** Bounds and comparison of the tags of bookings. */
export { tagFaults, tagKey, tagLimits, tidyTag } from '../../domain/booking/tags.ts';
