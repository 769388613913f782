/** A phone number in the form that people see. */
export { internationalPhone, shownPhone } from '../../domain/booking/phone.ts';
