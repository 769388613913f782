import { useSearchParams } from 'react-router-dom';
import { formatDay } from '../../shared/dates/format-date.ts';
import { pageInstant } from '../../shared/dates/page-clock.ts';
import { Jina } from '../../shared/pindo/jina.tsx';
import { Pindo } from '../../shared/pindo/pindo.tsx';
import { kangaFor, sceneFor } from '../../shared/scenes/cloth-for.ts';
import { hourOf } from '../../shared/scenes/hour.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { TimeRail } from '../../shared/ui/time-rail.tsx';
import { BookedActions } from './booked-actions.tsx';
import { type Confirmation, type ConfirmationMemory, readConfirmation } from './confirmation.ts';
import { useConfirmationMemory } from './confirmation-memory.ts';
import { KnownFacts } from './known-facts.tsx';
import { nextSteps } from './next-steps.ts';
import './thank-you.css';
import { travellersText } from '../../shared/ui/travellers-text.ts';

/** The booking that was made, and the next steps. */
export function ThankYou() {
  const [params] = useSearchParams();
  const confirmation = readConfirmation(params);
  const memory = useConfirmationMemory();
  const { reference, isRequest, isWithoutSeats, tour } = confirmation;
  const subject = { id: '', title: tour };
  if (reference === '' && tour === '') return <NothingToShow />;
  return (
    <div data-slot="thank-you" data-kanga={kangaFor(subject)}>
      <Pindo />
      <div data-slot="thank-you-field">
        <div data-slot="thank-you-cloth">
          <h1>{isRequest ? 'Your request is with us' : 'Thank you for booking'}</h1>
          {reference !== '' && (
            <div data-slot="thank-you-booked">
              <p data-slot="thank-you-reference">
                <span>{isRequest ? 'Your reference' : 'Your booking reference'}</span>
                <strong>{reference}</strong>
              </p>
              <BookedActions reference={reference} isOwn={memory.email !== '' && !isWithoutSeats} />
            </div>
          )}
          {isWithoutSeats && (
            <p className="measure">
              We keep your request. It has no seats yet: open the link in our e-mail to take your
              seats. Many seats on this departure were booked from your network, so we ask once.
            </p>
          )}
          {isRequest && !isWithoutSeats && (
            <p className="measure">
              This is a request, not yet a booking: we ask for the seats first and then confirm by
              e-mail. You pay nothing until then.
            </p>
          )}
          <Facts confirmation={confirmation} memory={memory} />
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
          stops={nextSteps(confirmation, pageInstant(), memory.pickup)}
          label="What’s Next"
        />
        <p>
          <LinkButton to="/">Explore More Tours</LinkButton>
        </p>
      </section>
    </div>
  );
}

/** Shown without a booking, if the page was opened directly. */
function NothingToShow() {
  return (
    <div data-slot="thank-you" data-kanga="nakupenda">
      <Pindo />
      <div data-slot="thank-you-field">
        <div data-slot="thank-you-cloth">
          <h1>No booking to show here</h1>
          <p className="measure text-lead">
            This page only shows a booking that was just made. The reference and all details of your
            booking are in the e-mail we sent you.
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

function Facts({ confirmation: { tour, date, time, guests }, memory }: FactsProps) {
  const facts = [
    ['Tour', tour],
    ['Date', date === null ? '' : formatDay(date)],
    ['Start', time === null ? '' : `${time}, Zanzibar time`],
    ['Travellers', guests === null ? '' : travellersText(guests)],
    ['Pick-up', memory.pickup],
    [memory.pickup === '' ? 'Meeting point' : 'Tour starts at', memory.meetingPoint],
    ['E-mail', memory.email],
  ] as const;
  return <KnownFacts facts={facts} />;
}
