import type { Email } from 'postal-mime';
import { hostileTexts } from '../../../../test/support/hostile/hostile-texts.ts';
import { facts } from '../../../../test/support/stories/letter-story.ts';
import { MailServer } from '../../../../test/support/processes/mail-server.ts';
import { operator } from '../../../../test/support/stories/mail-world.ts';
import { bookingLetters } from '../../application/notifications/booking-letters.ts';
import {
  contactAnswerLetter,
  contactLetter,
} from '../../application/notifications/contact-letter.ts';
import { digestLetter } from '../../application/notifications/digest-letter.ts';
import { formerAddressLetter } from '../../application/notifications/former-address-letter.ts';
import type { LetterFacts } from '../../application/notifications/letter-about-booking.ts';
import { lostReferencesLetter } from '../../application/notifications/lost-references-letter.ts';
import type { Letter } from '../../application/ports/message-renderer.ts';
import { totalsOf } from '../../application/queries/departure/day-sheet.ts';
import { ReactMessageRenderer } from './react-message-renderer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

const today = '2026-11-30';
const injected =
  'Zoë, Ж <b>x</b> "q"\r\nBcc: everyone@example.com\r\n\r\n.\r\nMAIL FROM:<x@example.com>';

/**
 * Returns the same facts, with the text in the fields of free text that travellers or staff can write. The
 * categories of the price table and the link of the meeting point stay as they are.
 */
function factsWith(text: string): LetterFacts {
  const { booking } = facts;
  const before = { ...booking, date: '2026-11-30', totalPrice: 90 };
  return {
    ...facts,
    booking: {
      ...booking,
      tourTitle: `${booking.tourTitle} ${text}`,
      meetingPoint: `The gate ${text}`,
      customer: { ...booking.customer, name: `Asha ${text}`, phone: `+255 700 ${text}` },
      pickupPlace: `Paje ${text}`,
      message: `Hello ${text}`,
    },
    whatToBring: [`Shoes ${text}`],
    happened: { ...facts.happened, before, corrected: ['name', 'pickupPlace'] },
    reason: `Storm ${text}`,
  };
}

/** Returns each e-mail for each of its recipients, with the text in it. */
function lettersWith(text: string): readonly (readonly [string, Letter])[] {
  const all = factsWith(text);
  const { booking, manageUrl } = all;
  const shown = {
    ...booking,
    attendance: { checkedIn: null, isNoShow: false },
    payments: { collected: 0, refunded: 0, due: 170 },
    guestIds: [],
  };
  const bookings = [shown];
  const departure = {
    ...{ id: 'jozani-forest_2026-12-01_0830', tourTitle: booking.tourTitle, time: '08:30' },
    ...{ bookings, totals: totalsOf(bookings) },
  };
  return [
    ...Object.entries(bookingLetters).flatMap(([template, to]) =>
      (['traveller', 'operator'] as const).map(
        (recipient) => [`${template}, ${recipient}`, to[recipient](all)] as const,
      ),
    ),
    ['former address', formerAddressLetter(booking.reference, operator)],
    ['lost references', lostReferencesLetter({ found: [{ booking, manageUrl }], today, operator })],
    ['digest', digestLetter({ day: '2026-12-01', today, departures: [departure], operator })],
    [
      'answer to a contact message',
      contactAnswerLetter({
        contactMessage: { name: 'Asha', email: 'asha@example.com', message: text },
        // Staff write the answer; only the message is from a stranger.
        answer: { text: 'Dear Zoë,\n\nyes, we sail every day in June: come to the beach at nine.' },
        operator,
      }),
    ],
    [
      'contact message',
      contactLetter({
        contactMessage: { name: `Asha ${text}`, email: 'asha@example.com', message: text },
        writtenAt: '2026-11-20T06:00:00.000Z',
        operator,
      }),
    ],
  ];
}

/**
 * Where the links of e-mails may lead: the site, the tour's map, WhatsApp, phone numbers and e-mail
 * addresses.
 */
const places =
  /^(https:\/\/tours\.example(\/|$)|https:\/\/maps\.example\/|https:\/\/wa\.me\/\d+(\?|$)|tel:\+?\d+$|mailto:[^?&]+$)/;

describe('every e-mail, sent to a mail server', () => {
  let mails: MailServer;

  beforeAll(async () => {
    mails = await MailServer.start();
  });

  afterAll(() => mails.close());

  async function arrive(letter: Letter): Promise<Email> {
    const mailer = new SmtpMailer({
      url: mails.url,
      from: { name: `Kanga ${injected}`, address: 'bookings@kanga.example' },
    });
    const before = mails.received.length;
    const rendered = await new ReactMessageRenderer().render(letter);
    const outcome = await mailer.send(
      {
        id: '0c5f2f5e-6f0a-5d8e-9b7b-3f1d2c4a5b6e',
        to: 'asha@example.com',
        replyTo: 'operator@kanga.example',
        write: () => Promise.resolve({ subject: letter.subject, ...rendered }),
      },
      () => Promise.resolve(),
    );
    expect(outcome).toEqual({ outcome: 'accepted' });
    expect(mails.received).toHaveLength(before + 1);
    expect(mails.recipients.at(-1)).toEqual(['asha@example.com']);
    return mails.received.at(-1) as Email;
  }

  it.each(lettersWith(''))(
    '%s: arrives complete, and links only to known places',
    async (_, letter) => {
      const email = await arrive(letter);
      expect(email.subject).toBe(letter.subject.trim().replaceAll(/\s+/g, ' '));
      for (const body of [email.html ?? '', email.text ?? '']) {
        expect(body.length).toBeGreaterThan(200);
        expect(body).toContain(operator.name);
      }
      const links = [...(email.html ?? '').matchAll(/href="([^"]*)"/g)].map(
        ([, href = '']) => href,
      );
      const addresses = (email.text ?? '').match(/https?:\/\/\S+/g) ?? [];
      expect([...links, ...addresses].filter((each) => !places.test(each))).toEqual([]);
      expect(addresses.length).toBeGreaterThan(0);
    },
  );

  it.each(lettersWith(injected))(
    '%s: shows the texts of strangers only as text',
    async (_, letter) => {
      const email = await arrive(letter);
      expect([email.to, email.cc ?? [], email.bcc ?? []]).toEqual([
        [{ name: '', address: 'asha@example.com' }],
        [],
        [],
      ]);
      expect(email.from?.address).toBe('bookings@kanga.example');
      expect(email.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
      expect(email.html).not.toMatch(/<b>|<script/);
      // The injected text is in the e-mail, but never at the beginning of a line.
      expect(email.text).not.toMatch(/^(Bcc|MAIL FROM)/m);
    },
  );

  it('turns no attack of a sample into active HTML', async () => {
    for (const text of hostileTexts.filter((_text, index) => index % 20 === 0)) {
      for (const [, letter] of lettersWith(text)) {
        const { html } = await new ReactMessageRenderer().render(letter);
        expect(html).not.toMatch(/<(script|img|svg|iframe|object|embed|form|link|base)\b/i);
        expect(html).not.toMatch(/href="\s*(javascript|data|vbscript):/i);
      }
    }
  });
});
