export {
  formatBookingReference,
  parseBookingReference,
} from '../../domain/booking/booking-reference.ts';
