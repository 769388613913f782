import {
  contactLimits,
  type ContactMessageRequest,
} from '../../../libs/contracts/contact/contact-message.ts';
import { EmailAddress, Text } from '../input/field-kinds.ts';

/** The body of POST /api/contact. */
export class ContactMessageBody implements ContactMessageRequest {
  @Text({ max: contactLimits.name })
  readonly name!: string;

  @EmailAddress()
  readonly email!: string;

  @Text({ max: contactLimits.message })
  readonly message!: string;
}
