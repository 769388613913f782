export { parseBookingReference } from '../../domain/booking/booking-reference.ts';
