import { Link } from '../../shared/ui/link.tsx';
import { PageHead } from '../../shared/head/page-head.tsx';
import { OperatorContact } from './operator-contact.tsx';
import { PlainPage, type PlainSection } from './plain-page.tsx';

export function TermsPage() {
  return (
    <>
      <PageHead
        title="Terms"
        description="You pay on arrival, and on most tours you can cancel free of charge until 24 hours before the start. These are the terms that you and we agree to when you book."
      />
      <PlainPage
        kanga="nakupenda"
        title="Terms"
        lead="You pay on arrival, and on most tours you can cancel free of charge until 24 hours before the start. Below is everything else that we agree to when you book, in plain words."
        sections={sections}
        changedOn="2026-11-26"
      />
    </>
  );
}

const sections: readonly PlainSection[] = [
  { id: 'who', title: 'Who you book with', body: <OperatorContact /> },
  {
    id: 'booking',
    title: 'How to book',
    body: (
      <>
        <p>
          You choose a tour, a date, a start time and the travellers, and press “Confirm Booking”.
          You then get a reference that begins with ZBL, and your seats are held.
        </p>
        <p>
          On most tours your booking is then confirmed. We confirm a few tours by hand. Until we do,
          your booking is only a request, and says so. A request does not bind you or us.
        </p>
        <p>
          Please give a phone number that works in Tanzania, and the right ages: seats, life vests
          and prices depend on them.
        </p>
      </>
    ),
  },
  {
    id: 'price',
    title: 'Price and payment',
    body: (
      <>
        <p>
          The page shows the price line by line, for each traveller, in the currency named there.
          The tour’s page lists what the price includes and what it does not include. The price you
          confirmed is the price you pay; it changes only if you change the booking, and you see the
          new price first.
        </p>
        <p>
          You pay on arrival. We charge nothing before, and we never ask for a card on this site.
        </p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling and changing',
    body: (
      <>
        <p>
          On most tours you can cancel free of charge until 24 hours before the start. Your booking
          and its confirmation show the exact day and time, in Zanzibar time.
        </p>
        <p>
          After that the operator may charge up to the full price, because we can rarely give the
          seats to others. Please write to us anyway; we often find a solution. Some tours have
          other terms: each tour’s page, your booking and our e-mails show the terms that apply.
        </p>
        <p>
          To change or cancel, see <Link to="/find-booking">Manage booking</Link>, or{' '}
          <Link to="/contact">write or call</Link> with your reference.
        </p>
      </>
    ),
  },
  {
    id: 'tide',
    title: 'Start, tide and weather',
    body: (
      <>
        <p>
          Start times are Zanzibar time, three hours ahead of UTC. Tours on the sea start with the
          tide. If the start time changes, we write to you the day before. If the new time does not
          suit you, tell us, and we look for another day together.
        </p>
        <p>
          The captain or guide decides whether it is safe to go. If we cannot run your tour, you can
          choose another day, or cancel, pay nothing and get a full refund.
        </p>
      </>
    ),
  },
  {
    id: 'tour',
    title: 'On the tour',
    body: (
      <>
        <p>
          Please be at the meeting point at the start time: the tide does not wait, so the boat
          cannot wait. Tell us beforehand if somebody cannot swim, is pregnant, or has an illness
          that matters on a boat, in heat or in a small plane.
        </p>
        <p>
          Follow the guide’s instructions about safety, animals and places of worship. Animals are
          wild: we cannot promise that you will see them.
        </p>
        <p>
          Valuables stay in your care. We are liable for damage that is our fault or the fault of
          our people. These terms do not reduce the rights that the law guarantees you.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'If we disagree',
    body: (
      <>
        <p>
          Write to us first: most problems are solved in a day. The law of Tanzania applies. If you
          live in the European Union or the United Kingdom, you keep the consumer rights of your
          country.
        </p>
        <p>
          What we store about you, and how to have it deleted, is written under{' '}
          <Link to="/privacy">privacy</Link>.
        </p>
      </>
    ),
  },
];
