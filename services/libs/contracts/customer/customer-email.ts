/** How e-mail addresses are compared: two that give the same text belong to one customer. */
export { customerEmail, mailboxOf } from '../../domain/customer/customer-email.ts';
