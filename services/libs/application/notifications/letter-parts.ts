import type { BookingView } from '../../contracts/booking/booking-view.ts';
import { hoursBeforeInWords } from '../../contracts/booking/cancellation-words.ts';
import { pickupInWords } from '../../contracts/booking/pickup-in-words.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { defaultCancellation } from '../../domain/tour/cancellation-terms.ts';
import type { NamedBooking } from '../ports/booking-documents.ts';
import type { Amounts, Fact, Facts, LetterPart } from '../ports/message-renderer.ts';
import type { Operator } from '../ports/operator.ts';
import {
  dayInWords,
  lateChargeInWords,
  lineInWords,
  momentInWords,
  moneyInWords,
  travellersInWords,
} from '../wording/in-words.ts';

export function tripFacts(booking: NamedBooking, heading = 'Your trip'): Facts {
  const { meetingPointLink } = booking;
  const pickup = pickupInWords(booking);
  return {
    kind: 'facts',
    heading,
    rows: [
      { label: 'Reference', value: booking.reference },
      { label: 'Tour', value: booking.tourTitle },
      { label: 'Date', value: dayInWords(booking.date) },
      { label: 'Start time', value: `${booking.pickupTime}, Zanzibar time` },
      { label: 'Travellers', value: travellersInWords(booking.travellers) },
      {
        label: 'Meeting point',
        value: booking.meetingPoint,
        ...(meetingPointLink === null
          ? {}
          : { link: { text: 'Open the map', href: meetingPointLink } }),
      },
      ...(pickup === undefined ? [] : [{ label: 'Pick-up', value: pickup }]),
    ],
  };
}

export function priceLines({ priceLines: lines, totalPrice, currency }: NamedBooking): Amounts {
  return {
    kind: 'amounts',
    heading: 'To pay on arrival',
    rows: lines.map(({ category, count, unitPrice, amount }) => ({
      label: `${lineInWords(category, count)} at ${moneyInWords(unitPrice, currency)}`,
      value: moneyInWords(amount, currency),
    })),
    total: { label: 'Total', value: moneyInWords(totalPrice, currency) },
  };
}

/** Returns the deadline of free cancellation, if it has not passed. */
export function cancellation({
  booking,
  writtenAt,
}: {
  readonly booking: NamedBooking;
  readonly writtenAt: Instant;
}): LetterPart {
  const { freeCancellationUntil, cancellation: terms = defaultCancellation } = booking;
  return paragraph(
    freeCancellationUntil > writtenAt
      ? `Free cancellation until ${momentInWords(freeCancellationUntil)}, Zanzibar time. After that ${lateChargeInWords(booking)} If your plans change, you can move or cancel it yourself under “${manageWords}”.`
      : `It starts within ${hoursBeforeInWords(terms)}, so cancelling is no longer free: ${lateChargeInWords(booking)} You can still change or cancel it yourself under “${manageWords}” until it starts.`,
  );
}

const manageWords = 'Manage your booking';

/** Returns the link where travellers change their booking themselves. */
export function manageAction(href: string): LetterPart {
  return { kind: 'action', text: manageWords, href };
}

/** @param reference The start of a message to the operator, if the e-mail is about one booking. */
export function contactFacts(operator: Operator, reference?: string): Facts {
  const whatsApp = `https://wa.me/${operator.whatsAppNumber}`;
  const text = reference === undefined ? '' : `?text=${encodeURIComponent(`${reference}: `)}`;
  return {
    kind: 'facts',
    heading: 'How to reach us',
    rows: [
      { label: 'Phone', value: operator.phone, link: phoneLink(operator.phone) },
      {
        label: 'WhatsApp',
        value: `+${operator.whatsAppNumber}`,
        link: { text: 'Write on WhatsApp', href: `${whatsApp}${text}` },
      },
      {
        label: 'E-mail',
        value: operator.email,
        link: { text: 'Write an e-mail', href: `mailto:${operator.email}` },
      },
    ],
  };
}

export function phoneLink(phone: string): NonNullable<Fact['link']> {
  return { text: 'Call', href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` };
}

export function titleOf({ tourTitle, date }: NamedBooking): string {
  return `${tourTitle}, ${dayInWords(date)}`;
}

export function whenInWords({
  date,
  pickupTime,
}: Pick<BookingView, 'date' | 'pickupTime'>): string {
  return `${dayInWords(date)}, ${pickupTime}`;
}

export function guestsInWords({ guests }: NamedBooking): string {
  return lineInWords('Travelers', guests);
}

export function paragraph(text: string): LetterPart {
  return { kind: 'paragraph', text };
}
