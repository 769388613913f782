/** How e-mail addresses are compared: two addresses that give the same text belong to one customer. */
export { customerEmail, mailboxOf } from '../../domain/customer/customer-email.ts';
