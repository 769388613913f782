import { isCustomerId } from '../../../libs/application/wire/person-input.ts';
import { Problem } from '../http/problem.ts';

/** @throws Problem if the text cannot be the id of a customer. */
export function customerIdIn(text: string): string {
  if (!isCustomerId(text)) throw new Problem('NoSuchCustomer');
  return text;
}

/** @throws Problem unless the text is the number of a note. */
export function noteNumberIn(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Problem('CustomerNoteNotFound');
  return Number(text);
}
