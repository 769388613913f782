import { answerLengthMax } from '../../domain/contact/contact-limits.ts';

/** The body of POST /api/contact: a message to the operator. */
export interface ContactMessageRequest {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** The longest texts that the fields accept, in UTF-16 units. */
export const contactLimits = {
  name: 200,
  email: 254,
  message: 4_000,
  answer: answerLengthMax,
} as const;
