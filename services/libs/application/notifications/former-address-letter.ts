import type { Letter } from '../ports/message-renderer.ts';
import type { Operator } from '../ports/operator.ts';
import { closingOf } from './closing.ts';
import { contactFacts, paragraph } from './letter-parts.ts';

/**
 * Returns the e-mail to the address that a booking had until it was corrected. The person with that address learns that
 * they will get no more e-mails, and can object. The e-mail contains neither the new address nor a name, since either
 * address may belong to a stranger.
 */
export function formerAddressLetter(reference: string, operator: Operator): Letter {
  return {
    subject: `No longer the contact of booking ${reference}`,
    preview: `${reference} · this address is no longer its contact`,
    heading: 'Contact corrected',
    parts: [
      paragraph(
        `This e-mail address is no longer the contact of booking ${reference}. From now on, our e-mails about the booking go to another address. The links in our earlier e-mails no longer open it.`,
      ),
      paragraph(
        'If you asked for this, you need not do anything. If you did not, answer this e-mail or call us, and we will check it at once.',
      ),
      contactFacts(operator, reference),
    ],
    closing: closingOf(operator),
  };
}
