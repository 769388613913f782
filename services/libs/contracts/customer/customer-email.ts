/** What makes two e-mail addresses one customer's. */
export { customerEmail } from '../../domain/customer/customer-email.ts';
