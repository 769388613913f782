import { Link } from '../../shared/ui/link.tsx';
import { PageHead } from '../../shared/head/page-head.tsx';
import { DataKept } from './data-kept.tsx';
import { OperatorContact } from './operator-contact.tsx';
import { PlainPage, type PlainSection } from './plain-page.tsx';

export function PrivacyPage() {
  return (
    <>
      <PageHead
        title="Privacy"
        description="What we store when you book or write to us, what for, how long, and how to have it deleted. We load an advertising tag only if you agree."
      />
      <PlainPage
        kanga="mnemba"
        title="Privacy"
        lead="We keep what we need to take you on a tour, encrypted with your own key, and delete it when you ask. While you only browse tours, we do not store who you are."
        sections={sections}
        changedOn="2026-11-26"
      />
    </>
  );
}

const sections: readonly PlainSection[] = [
  { id: 'who', title: 'Who is responsible', body: <OperatorContact /> },
  {
    id: 'booking',
    title: 'When you book',
    body: (
      <>
        <p>
          We store your name, e-mail address and phone number, the tour, day, start time, the number
          of travellers and their age groups, the price, and, if you give them, a pick-up place and
          a message. No card, no passport, no date of birth.
        </p>
        <p>
          We use this data only for the booking: to hold your seats, to send you the confirmation,
          and to help the driver or captain find you. Under European law this is the performance of
          a contract (Article 6(1)(b) GDPR).
        </p>
        <p>
          Every change to a booking is written down with its time, so that you and we can see who
          changed what.
        </p>
        <p>
          For 14 days we also store which network a booking came from, as a code that does not show
          the address. It helps us to find and cancel false bookings (Article 6(1)(f) GDPR).
        </p>
      </>
    ),
  },
  {
    id: 'review',
    title: 'When you review a tour',
    body: (
      <p>
        After a tour you took part in, we send you one e-mail that asks for a review. If you write
        one, we store your stars, your text and the name you want to show (Article 6(1)(a) GDPR: you
        decide). Our staff read it first. Once they publish it, everyone can see it with the month
        of your tour, but not which booking it belongs to. You can withdraw it at any time. Your
        text, your name and our reply are encrypted with your key, as your booking is. After a
        deletion only the stars and the month stay.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'When you write to us',
    body: (
      <p>
        We store your name, your e-mail address and your message, to answer it (Article 6(1)(f)
        GDPR: both of us want an answer). If you write by WhatsApp, WhatsApp’s own rules apply. If
        you open WhatsApp from a tour’s page, we store the tour and the kind of browser, not who you
        are.
      </p>
    ),
  },
  {
    id: 'visit',
    title: 'When you only browse',
    body: (
      <>
        <p>
          We count how often each tour’s page is opened, without anything about the person who
          opened it. Fonts, drawings and scripts come from our own server.
        </p>
        <p>
          We also count how fast pages were shown. For this we get the kind of page (such as “a
          tour”), whether the screen is a phone or a desktop, and three rounded figures. They
          contain no address, no name and no number that identifies you. We delete the counts after
          90 days.
        </p>
        <p>
          To stop people from guessing other travellers’ bookings or flooding our mailbox, we count
          attempts from each network address for at most an hour. For each e-mail address, we count
          for a day the bookings, the e-mails we send to it, and the requests to mail lost
          references to it. Both kinds of address are stored as codes that do not show them.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'Cookies and your browser',
    body: (
      <>
        <p>
          The first four of these are needed for what you do here, so we do not ask for your
          consent:
        </p>
        <ul>
          <li>
            <strong>Your booking</strong>: a cookie. You get it when you book, or show that a
            booking is yours. For two hours you can then look at the booking and change it.
          </li>
          <li>
            <strong>Staff session</strong>: a cookie for our staff, until they sign out. The session
            also ends after 30 minutes without use, and after twelve hours at most.
          </li>
          <li>
            <strong>Favourites</strong>: the tours you marked, in your browser’s storage until you
            remove them. We never see them.
          </li>
          <li>
            <strong>An unfinished booking</strong>: what you typed, in this tab’s storage until you
            book, and what your confirmation page shows, until you close the tab.
          </li>
          <li>
            <strong>Advertising</strong>: only if we advertise with Google, and only after you said
            yes. Then Google’s tag is loaded and may set its own cookies. It learns that a booking
            was made, and its reference. It does not learn your name, address or tour. This shows us
            which advertisement led to the booking. Your answer is kept in your browser’s storage,
            and you change it at the foot of every page, under “Ad measurement”. We send data to
            Google only if you say yes.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees it',
    body: (
      <p>
        Our staff, and the guide, driver or captain of your tour. Our e-mail provider delivers our
        e-mails. We sell nothing, and give nothing to anybody else, unless you said yes to the
        advertising above or a court orders it.
      </p>
    ),
  },
  {
    id: 'deletion',
    title: 'How long, and how it is deleted',
    body: (
      <>
        <DataKept />
        <p>
          All data that identifies you is stored encrypted, with a key that belongs to your e-mail
          address alone. To delete it we destroy that key, and we remove you from our booking
          search. From then on nobody, not even we, can read your name, address, phone number,
          pick-up place, messages or what was noted about you. This also applies to the e-mails that
          our staff can look up. We keep the day, the number of seats and the price, for our
          accounts. We also keep a code made from your address, which shows only that a person was
          deleted. If you book again, we treat you as new.
        </p>
        <p>
          Backups made before the deletion still contain your key and your data until they are
          replaced. If we restore such a backup, we first repeat all deletions that were made after
          it.
        </p>
        <p>
          E-mails already delivered remain in your mailbox and ours. We delete those in ours by
          hand.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'What you can ask for',
    body: (
      <>
        <p>
          You can ask us to show, correct, hand over or delete the data that we have about you, and
          you can object to its use. Write to us from the address you booked with, so that we know
          it is you. We answer within a month, and it costs nothing.
        </p>
        <p>
          These are your rights under the GDPR and under Tanzania’s Personal Data Protection Act of
          2022. If you think we broke these rules, you can complain to the data protection authority
          where you live, or to Tanzania’s Personal Data Protection Commission.
        </p>
        <p>
          The <Link to="/terms">terms</Link> say how you book, pay and cancel.
        </p>
      </>
    ),
  },
];
