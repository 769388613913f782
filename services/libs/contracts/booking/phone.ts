/** A phone number in the form that people see. */
export { shownPhone } from '../../domain/booking/phone.ts';
