/** How e-mail addresses are compared: two that give the same text belong to one customer. */
export { customerEmail } from '../../domain/customer/customer-email.ts';
