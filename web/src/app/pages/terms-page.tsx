import { Link } from '../../shared/ui/link.tsx';
import { PageHead } from '../../shared/head/page-head.tsx';
import { OperatorContact } from './operator-contact.tsx';
import { PlainPage, type PlainSection } from './plain-page.tsx';

export function TermsPage() {
  return (
    <>
      <PageHead
        title="Terms"
        description="Pay on arrival, cancel free of charge until 24 hours before the start, start with the tide: what you and we agree to when you book."
      />
      <PlainPage
        kanga="nakupenda"
        title="Terms"
        lead="You pay on arrival, and cancel free of charge until 24 hours before the start. The rest of what we agree to when you book is below, in plain words."
        sections={sections}
        changedOn="2026-11-22"
      />
    </>
  );
}

const sections: readonly PlainSection[] = [
  { id: 'who', title: 'Whom you book with', body: <OperatorContact /> },
  {
    id: 'booking',
    title: 'How a booking comes about',
    body: (
      <>
        <p>
          You choose a tour, a day, a start time and who comes, and press “Confirm Booking”. You
          then get a reference that begins with ZBL, and your seats are held.
        </p>
        <p>
          Most tours are booked with that. A few we confirm by hand: until then it is a request,
          says so, and binds neither of us.
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
          What it includes and what it does not is listed on the tour’s page. The price you
          confirmed is the price you pay; it changes only if you change the booking, and you see the
          new one first.
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
          Until 24 hours before the start you cancel free of charge. The exact day and hour, in
          Zanzibar time, is shown on your booking and in its confirmation.
        </p>
        <p>
          Later than that cancelling is no longer free, since the seats can hardly be given to
          others any more. Please tell us anyway: often there is a way.
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
          tide: where the hour moves, we write to you the day before. If the new hour does not suit
          you, say so, and we look for another day together.
        </p>
        <p>
          The captain or guide decides whether it is safe to go. If we cannot run your tour, you
          choose another day or pay nothing, and get back whatever you have paid.
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
          Please be at the meeting point at the start time: a boat cannot wait for the tide. Tell us
          beforehand if somebody cannot swim, is pregnant, or has an illness that matters on a boat,
          in heat or in a small plane.
        </p>
        <p>
          What the guide says about safety, animals and places of worship goes. Animals are wild: we
          promise no sighting.
        </p>
        <p>
          Valuables stay in your care. We answer for damage that we or our people cause by fault,
          and nothing here takes away rights that the law gives you and that cannot be signed away.
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
          Write to us first: most problems are solved in a day. Otherwise the law of Tanzania holds.
          If you live in the European Union or the United Kingdom, you keep the consumer rights of
          your country.
        </p>
        <p>
          What we store about you, and how to have it deleted, is written under{' '}
          <Link to="/privacy">privacy</Link>.
        </p>
      </>
    ),
  },
];
