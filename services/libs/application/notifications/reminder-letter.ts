import { pickupWindowInWords } from '../../contracts/booking/pickup-in-words.ts';
import { addDays, localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import {
  greeting,
  type LetterFacts,
  type LettersAbout,
  toOperator,
  toTraveller,
} from './letter-about-booking.ts';
import { titleOf } from './letter-parts.ts';
import { dayInWords } from '../wording/in-words.ts';

/**
 * The e-mails that are sent on the day before, or on the day itself if the mail server could not be reached for a
 * long time.
 */
export const reminderLetters: LettersAbout<'reminder'> = {
  reminder: {
    traveller: (facts) => ({
      ...toTraveller(facts, [
        `${greeting(facts)} ${startsSoon(facts)} ${whereToWait(facts)}, and bring the voucher that comes with this e-mail, on paper or on your phone.`,
      ]),
      subject: `Reminder: ${titleOf(facts.booking)}`,
      heading: `See you ${nearDay(facts)}`,
    }),
    operator: (facts) => ({
      ...toOperator(facts, ['The traveller gets this reminder too.']),
      subject: `Reminder ${facts.booking.reference}: ${titleOf(facts.booking)}`,
      heading: 'Reminder',
    }),
  },
};

function startsSoon(facts: LetterFacts): string {
  const { tourTitle, pickupTime } = facts.booking;
  return `${tourTitle} starts ${nearDay(facts)} at ${pickupTime}, Zanzibar time.`;
}

function whereToWait({ booking }: LetterFacts): string {
  const { date, pickup, pickupPlace } = booking;
  return pickup === undefined || pickupPlace === undefined
    ? 'Please be at the meeting point a few minutes before'
    : `Your pick-up is ${pickupWindowInWords(pickup, date)} at ${pickupPlace}. Please wait at the reception`;
}

function nearDay({ booking: { date }, writtenAt }: LetterFacts): string {
  const today = localDateOf(writtenAt);
  if (date === addDays(today, 1)) {
    return 'tomorrow';
  }
  return date === today ? 'today' : `on ${dayInWords(date)}`;
}
