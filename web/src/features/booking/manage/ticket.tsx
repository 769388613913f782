import type { ShownBooking } from '@contracts/booking/booking-view.ts';
import { pickupInWords } from '@contracts/booking/pickup-in-words.ts';
import { useEffect, useRef } from 'react';
import { formatDay } from '../../../shared/dates/format-date.ts';
import { sceneFor } from '../../../shared/scenes/cloth-for.ts';
import { hourOf } from '../../../shared/scenes/hour.ts';
import { Scene } from '../../../shared/scenes/scene.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { useSendsEmail } from '../../../shared/site/use-sends-email.ts';
import { mapLinkOf } from '../map-link.ts';
import { partyText } from '../party-text.ts';
import { standingOf, subjectOf } from './standing.ts';
import type { Done } from './task.ts';

/** The most important facts: the status, the day and time, and the meeting point. */
export function Ticket({ booking, done }: { booking: ShownBooking; done: Done | undefined }) {
  const { reference, tourTitle, date, pickupTime, meetingPoint } = booking;
  const pickup = pickupInWords(booking);
  const sendsEmail = useSendsEmail();
  const { badge, tone, words } = standingOf(booking, sendsEmail);
  return (
    <div data-slot="own-field">
      <div data-slot="own-cloth">
        <h1>Manage Your Booking</h1>
        <Outcome done={done} isMailed={sendsEmail && booking.customer?.email !== null} />
        <div data-slot="own-ticket">
          <p data-part="state">
            <Badge tone={tone}>{badge}</Badge>
            <span>
              Reference <strong>{reference}</strong>
            </span>
          </p>
          <h2>{tourTitle}</h2>
          <p data-part="when" data-void={booking.status === 'cancelled'}>
            <time dateTime={`${date}T${pickupTime}+03:00`}>
              {formatDay(date)} <span>{pickupTime}</span>
            </time>
            <small>Zanzibar time</small>
          </p>
          <dl>
            <dt>Travellers</dt>
            <dd>{partyText(booking.travellers)}</dd>
            {pickup !== undefined && (
              <>
                <dt>Pick-up</dt>
                <dd>{pickup}</dd>
              </>
            )}
            <dt>Meeting point</dt>
            <dd>
              {meetingPoint}
              <a href={mapLinkOf(booking)} target="_blank" rel="noreferrer">
                Show on a map
              </a>
            </dd>
          </dl>
          <p data-part="words">{words}</p>
        </div>
      </div>
      <div data-slot="own-mji">
        <Scene name={sceneFor(subjectOf(booking))} hour={hourOf(pickupTime)} isDecorative />
      </div>
    </div>
  );
}

/** Says which task was just finished. It gets the focus. */
function Outcome({ done, isMailed }: { done: Done | undefined; isMailed: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done !== undefined) box.current?.focus();
  }, [done]);
  if (done === undefined) return null;
  return (
    <div ref={box} data-slot="own-outcome" role="group" aria-label="Done" tabIndex={-1}>
      <p>
        {done.title !== undefined && <strong>{done.title}</strong>} {done.text}
      </p>
      {isMailed && (
        <p className="text-small">
          We also send it to you by e-mail. Several changes within five minutes come in one e-mail.
        </p>
      )}
    </div>
  );
}
