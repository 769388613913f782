import {
  contactLimits,
  type ContactMessageRequest,
} from '../../../libs/contracts/contact/contact-message.ts';
import type {
  AnswerMessageRequest,
  MessageStatus,
} from '../../../libs/contracts/contact/admin-message-view.ts';
import { EmailAddress, OneOf, Optional, Text, WholeNumber } from '../input/field-kinds.ts';
import { cursorLengthMax, pageSizeMax } from '../input/page-limits.ts';

/** The body of POST /api/contact. */
export class ContactMessageBody implements ContactMessageRequest {
  @Text({ max: contactLimits.name })
  readonly name!: string;

  @EmailAddress()
  readonly email!: string;

  @Text({ max: contactLimits.message })
  readonly message!: string;
}

/** The body of POST /api/admin/messages/{id}/answer. */
export class AnswerMessageBody implements AnswerMessageRequest {
  @Text({ max: contactLimits.answer })
  readonly text!: string;
}

/** The query of GET /api/admin/messages. */
export class ListMessagesQuery {
  @Optional()
  @OneOf('open', 'closed')
  readonly status?: MessageStatus;

  @Optional()
  @Text({ max: cursorLengthMax })
  readonly cursor?: string;

  @Optional()
  @WholeNumber({ min: 1, max: pageSizeMax })
  readonly limit?: number;
}
