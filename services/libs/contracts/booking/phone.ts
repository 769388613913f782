/** A phone number as people are shown it. */
export { shownPhone } from '../../domain/booking/phone.ts';
