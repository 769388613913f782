import type { RecipientRole } from '../../domain/notification/notification-subject.ts';
import type { Letter } from '../ports/message-renderer.ts';
import { dear, type LetterFacts, toOperator, toTraveller } from './letter-about-booking.ts';
import { titleOf } from './letter-parts.ts';
import { whatChanged } from './what-changed.ts';

type Recipient = Exclude<RecipientRole, 'former-traveller'>;

const reinstatedToo =
  'You also undid the cancellation, so your booking is confirmed again. Please ignore our e-mail about its cancellation.';
const reinstatedForOperator =
  'The traveller also undid the cancellation: the booking is confirmed again, and the seats are taken.';

/** The e-mails about several changes that a traveller made within a few minutes. */
export const mergedChangesLetters: Readonly<Record<Recipient, (facts: LetterFacts) => Letter>> = {
  traveller: (facts) => ({
    ...toTraveller(
      facts,
      [
        `${dear(facts)} your booking has been changed, as you asked: ${facts.happened.changes} changes within a few minutes. This is how it is now.`,
        ...(facts.happened.before?.status === 'cancelled' ? [reinstatedToo] : []),
      ],
      whatChanged(facts),
    ),
    subject: `Booking changed: ${titleOf(facts.booking)}`,
    heading: 'Booking changed',
  }),
  operator: (facts) => ({
    ...toOperator(
      facts,
      [
        `The traveller changed it ${facts.happened.changes} times within a few minutes. This is how it is now.`,
        ...(facts.happened.before?.status === 'cancelled' ? [reinstatedForOperator] : []),
      ],
      whatChanged(facts),
    ),
    subject: `Booking changed ${facts.booking.reference}: ${titleOf(facts.booking)}`,
    heading: 'Booking changed',
  }),
};
