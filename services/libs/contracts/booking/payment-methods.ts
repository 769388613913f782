export { type PaymentMethod, paymentMethods } from '../../domain/booking/payment-method.ts';
