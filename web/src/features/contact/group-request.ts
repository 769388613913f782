import { formatDay } from '../../shared/dates/format-date.ts';
import { contactLimits } from '@contracts/contact/contact-message.ts';
import type { ContactMessageRequest } from '@contracts/contact/contact-message.ts';
import { emailFault } from './message-fields.ts';

/** The fields of a request for a group quote, by the name of their input. */
export const groupFields = ['name', 'email', 'phone', 'size', 'date', 'message'] as const;
export type GroupField = (typeof groupFields)[number];
export type GroupRequest = Readonly<Record<GroupField, string>>;

const missing: Readonly<Partial<Record<GroupField, string>>> = {
  name: 'Enter your name',
  email: 'Enter your e-mail',
  phone: 'Enter your phone number',
  size: 'Enter how many of you there are',
};

/** The error of each field that is not filled in correctly. The form is sent when there is none. */
export function groupFaults(request: GroupRequest): Readonly<Partial<Record<GroupField, string>>> {
  const empty = Object.entries(missing).filter(([field]) => request[field as GroupField] === '');
  const faults: Partial<Record<GroupField, string>> = Object.fromEntries(empty);
  const ofEmail = emailFault(request.email);
  if (request.email !== '' && ofEmail !== undefined) faults.email = ofEmail;
  if (request.size !== '' && !/^[1-9]\d{0,3}$/.test(request.size)) {
    faults.size = 'Enter a number, such as 24';
  }
  return faults;
}

/** The message to the operator. It reaches staff like every message of the contact page. */
export function groupMessage(tourTitle: string, request: GroupRequest): ContactMessageRequest {
  const { name, email, phone, size, date, message } = request;
  const facts = [
    'Group quote',
    `Tour: ${tourTitle}`,
    `Date: ${date === '' ? 'not decided yet' : formatDay(date)}`,
    `Travellers: ${size}`,
    `Phone: ${phone}`,
  ].join('\n');
  const text = message === '' ? facts : `${facts}\n\n${message}`;
  return { name, email, message: text.slice(0, contactLimits.message) };
}
