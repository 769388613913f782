import { useSearchParams } from 'react-router-dom';
import { formatDay } from '../../shared/dates/format-date.ts';
import { now } from '../../shared/dates/page-clock.ts';
import { Jina } from '../../shared/pindo/jina.tsx';
import { Pindo } from '../../shared/pindo/pindo.tsx';
import { kangaFor, sceneFor } from '../../shared/scenes/cloth-for.ts';
import { hourOf } from '../../shared/scenes/hour.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { useSendsEmail } from '../../shared/site/use-sends-email.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { formatPrice } from '../../shared/ui/format-price.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { TimeRail } from '../../shared/ui/time-rail.tsx';
import { travellersText } from '../../shared/ui/travellers-text.ts';
import { BookedActions } from './booked-actions.tsx';
import { type Confirmation, type ConfirmationMemory, readConfirmation } from './confirmation.ts';
import { useConfirmationMemory } from './confirmation-memory.ts';
import { HowToPay } from './how-to-pay.tsx';
import { CopyReference } from './copy-reference.tsx';
import { KnownFacts } from './known-facts.tsx';
import { nextSteps } from './next-steps.ts';
import './thank-you.css';
import { WhereToBe } from './where-to-be.tsx';

/** The booking that was made, and the next steps. */
export function ThankYou() {
  const [params] = useSearchParams();
  const confirmation = readConfirmation(params);
  const { reference, isRequest, tour } = confirmation;
  const memory = useConfirmationMemory(reference);
  const sendsEmail = useSendsEmail();
  const subject = { id: '', title: tour };
  if (reference === '' && tour === '') return <NothingToShow />;
  return (
    <div data-slot="thank-you" data-kanga={kangaFor(subject)}>
      <Pindo />
      <div data-slot="thank-you-field">
        <div data-slot="thank-you-cloth">
          <div data-slot="thank-you-heading">
            <h1>{isRequest ? 'We have your request' : 'Thank you for booking'}</h1>
            <State confirmation={confirmation} isOwn={memory.booked !== undefined} />
          </div>
          {reference !== '' && (
            <p data-slot="thank-you-reference">
              <span>{isRequest ? 'Your reference' : 'Your booking reference'}</span>
              <strong>{reference}</strong>
              <CopyReference reference={reference} />
            </p>
          )}
          <Facts confirmation={confirmation} memory={memory} />
          {reference !== '' && (
            <BookedActions confirmation={confirmation} isOwn={memory.booked !== undefined} />
          )}
          {memory.email !== '' && sendsEmail && (
            <p className="text-small">
              We write to <strong>{memory.email}</strong>.
            </p>
          )}
        </div>
        <div data-slot="thank-you-mji">
          <Scene
            name={sceneFor(subject)}
            hour={hourOf(confirmation.time ?? undefined)}
            isDecorative
          />
        </div>
      </div>
      <Jina saying="Asante sana" meaning="Thank you very much" />
      <section data-slot="thank-you-next" className="page-gutter on-wall">
        <h2>What’s Next</h2>
        <TimeRail
          stops={nextSteps(confirmation, now(), memory.booked, sendsEmail)}
          label="What’s Next"
        />
        <p>
          <LinkButton to="/">Explore More Tours</LinkButton>
        </p>
      </section>
    </div>
  );
}

type StateProps = { confirmation: Confirmation; isOwn: boolean };

/**
 * Shows whether the booking is confirmed. It says "confirmed" only in the browser that made the booking, because
 * anybody can type an address.
 */
function State({ confirmation: { isRequest, isWithoutSeats }, isOwn }: StateProps) {
  const sendsEmail = useSendsEmail();
  if (isWithoutSeats) {
    return (
      <p>
        <Badge tone="warn">No seats yet</Badge> We have your request.{' '}
        {sendsEmail ? 'Open the link in our e-mail' : 'Ask us for the link'} to take your seats.
        Many seats on this departure were already booked from your network, so you get seats only
        after you open the link.
      </p>
    );
  }
  if (isRequest) {
    return (
      <p>
        <Badge tone="warn">Not confirmed yet</Badge> This is a request, not yet a booking. Our staff
        first check whether the tour can take you, and then confirm{' '}
        {sendsEmail ? 'by e-mail' : 'by phone or on WhatsApp'}. You pay nothing until then.
      </p>
    );
  }
  return (
    isOwn && (
      <p>
        <Badge tone="ok">Confirmed</Badge> Your seats are booked.
      </p>
    )
  );
}

/** Shown without a booking, if the page was opened directly. */
function NothingToShow() {
  const sendsEmail = useSendsEmail();
  return (
    <div data-slot="thank-you" data-kanga="nakupenda">
      <Pindo />
      <div data-slot="thank-you-field">
        <div data-slot="thank-you-cloth">
          <h1>No booking to show here</h1>
          <p className="measure text-lead">
            This page only shows a booking that was just made.{' '}
            {sendsEmail
              ? 'The reference and all details of your booking are in the e-mail we sent you.'
              : '“Manage booking” shows your booking by its reference.'}
          </p>
          <p>
            <LinkButton to="/">Explore More Tours</LinkButton>
          </p>
        </div>
        <div data-slot="thank-you-mji">
          <Scene name="sandbank" isDecorative />
        </div>
      </div>
      <Pindo />
    </div>
  );
}

type FactsProps = { confirmation: Confirmation; memory: ConfirmationMemory };

function Facts({ confirmation, memory: { booked } }: FactsProps) {
  const { tour, date, time, guests } = confirmation;
  const facts = [
    ['Date', date === null ? '' : formatDay(date)],
    ['Start', time === null ? '' : `${time}, Zanzibar time`],
    ['Travellers', guests === null ? '' : travellersText(guests)],
    ['Total', booked === undefined ? '' : formatPrice(booked.totalPrice, booked.currency)],
  ] as const;
  return (
    <section data-slot="thank-you-facts" aria-label="Your booking">
      {tour !== '' && <h2>{tour}</h2>}
      <KnownFacts facts={facts}>
        {booked !== undefined && (
          <>
            <div data-part="wide">
              <dt>How to pay</dt>
              <dd>
                <HowToPay />
              </dd>
            </div>
            <WhereToBe booking={booked} />
            {booked.whatToBring.length > 0 && (
              <div data-part="wide">
                <dt>Bring</dt>
                <dd>{booked.whatToBring.join(' · ')}</dd>
              </div>
            )}
          </>
        )}
      </KnownFacts>
    </section>
  );
}
