import { reviewLimits } from '../../domain/review/review-limits.ts';
import { dayInWords } from '../wording/in-words.ts';
import {
  aboutTrip,
  greeting,
  type LetterFacts,
  type LettersAbout,
  toOperator,
} from './letter-about-booking.ts';
import { paragraph, titleOf } from './letter-parts.ts';

/** The e-mails that are sent on the day after the tour: they ask how it was. */
export const reviewLetters: LettersAbout<'review-invitation'> = {
  'review-invitation': {
    traveller: (facts) => ({
      ...aboutTrip(facts, [
        paragraph(thanks(facts)),
        paragraph('How was it? One to five stars are enough. A few words help other travellers.'),
        { kind: 'action', text: 'Write a review', href: facts.reviewUrl },
        paragraph(
          `We read each review before we show it, with the month of your tour and the name that you choose. You can change it for ${reviewLimits.changeableDays} days and withdraw it at any time. We ask only once.`,
        ),
      ]),
      subject: `How was it? ${titleOf(facts.booking)}`,
      heading: 'How was your tour?',
    }),
    operator: (facts) => ({
      ...toOperator(facts, ['The traveller is asked for a review.']),
      subject: `Invitation to review ${facts.booking.reference}: ${titleOf(facts.booking)}`,
      heading: 'Invitation to review',
    }),
  },
};

function thanks(facts: LetterFacts): string {
  const { tourTitle, date } = facts.booking;
  return `${greeting(facts)} thank you for being with us on ${tourTitle}, on ${dayInWords(date)}.`;
}
