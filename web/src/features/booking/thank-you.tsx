import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDay } from '../../shared/dates/format-date.ts';
import { Jina } from '../../shared/pindo/jina.tsx';
import { Pindo } from '../../shared/pindo/pindo.tsx';
import { kangaFor } from '../../shared/scenes/cloth-for.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { type RailStop, TimeRail } from '../../shared/ui/time-rail.tsx';
import { type Confirmation, readConfirmation } from './confirmation.ts';
import { travellersText } from './party.ts';
import './thank-you.css';

/** What was booked, and what happens now. */
export function ThankYou() {
  const [params] = useSearchParams();
  const [confirmation] = useState(() => readConfirmation(params));
  useEffect(hideEmail, []);
  const { reference, isRequest, tour } = confirmation;
  return (
    <div data-slot="thank-you" data-kanga={kangaFor({ id: '', title: tour })}>
      <Pindo />
      <div data-slot="thank-you-cloth">
        <h1>{isRequest ? 'Your request is with us' : 'Thank you for booking'}</h1>
        {reference !== '' && (
          <p data-slot="thank-you-reference">
            <span>{isRequest ? 'Your reference' : 'Your booking reference'}</span>
            <strong>{reference}</strong>
          </p>
        )}
        {isRequest && (
          <p className="max-w-measure">
            This is a request, not yet a booking: we ask for the seats first and then confirm by
            e-mail. Nothing is to be paid until then.
          </p>
        )}
        <Facts confirmation={confirmation} />
      </div>
      <Jina saying="Asante sana" meaning="Thank you very much" />
      <div className="page-gutter on-wall grid gap-10 py-16">
        <section>
          <h2 className="mb-6">What’s Next</h2>
          <TimeRail stops={nextSteps(confirmation)} label="What’s Next" />
        </section>
        <p>
          <LinkButton to="/">Explore More Tours</LinkButton>
        </p>
      </div>
    </div>
  );
}

function Facts({ confirmation: { tour, date, guests, email } }: { confirmation: Confirmation }) {
  const facts = [
    ['Tour', tour],
    ['Date', date === null ? '' : formatDay(date)],
    ['Guests', guests === null ? '' : travellersText(guests)],
    ['Email', email],
  ] as const;
  return (
    <dl>
      {facts
        .filter(([, fact]) => fact !== '')
        .map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}

function nextSteps({ isRequest }: Confirmation): readonly RailStop[] {
  return [
    {
      time: 'Now',
      title: 'Write the reference down, or take a picture of this page',
      text: 'With it we find your booking, by phone, by e-mail and on WhatsApp.',
    },
    ...(isRequest
      ? [
          {
            time: 'Soon',
            title: 'We confirm your seats',
            text: 'Seats on planes and trains are asked for one by one; we write as soon as we have yours.',
          },
        ]
      : []),
    {
      time: '−24 h',
      title: 'Until 24 hours before the start you can cancel free of charge',
      text: 'Plans change. Tell us your reference and the day.',
    },
    {
      time: 'The day',
      title: 'Be at the meeting point at your start time',
      text: 'Or at the place you told us, where the tour includes a pick-up. You pay on arrival.',
    },
  ];
}

/** The e-mail is shown once and does not stay in the address, nor in the browser's history. */
function hideEmail(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('email')) return;
  url.searchParams.delete('email');
  history.replaceState(history.state, '', url);
}
