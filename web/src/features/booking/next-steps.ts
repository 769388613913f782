import { freeCancellationUntil } from '@contracts/booking/cancellation-window.ts';
import { formatDay, formatMoment } from '../../shared/dates/format-date.ts';
import type { RailStop } from '../../shared/ui/time-rail.tsx';
import type { Confirmation } from './confirmation.ts';

/**
 * The steps between the booking and its day; to the minute where the start time is known.
 *
 * @param pickup When and where the traveller is picked up; empty for none.
 */
export function nextSteps(
  confirmation: Confirmation,
  now: string,
  pickup = '',
): readonly RailStop[] {
  return [
    {
      time: 'Now',
      title: 'Write the reference down, or take a picture of this page',
      text: 'We find your booking by it when you call or write to us.',
    },
    ...(confirmation.isWithoutSeats
      ? [
          {
            time: 'Now',
            title: 'Open the link in our e-mail to take your seats',
            text: 'Until then other travellers can take them. No e-mail? Look in the spam folder, or write to us.',
          },
        ]
      : []),
    ...(confirmation.isRequest && !confirmation.isWithoutSeats
      ? [
          {
            time: 'Soon',
            title: 'We confirm your seats',
            text: 'We request each seat on planes and trains, and write to you as soon as we have yours.',
          },
        ]
      : []),
    cancelling(confirmation, now),
    theDay(confirmation, pickup),
  ];
}

function cancelling({ date, time }: Confirmation, now: string): RailStop {
  const stop = {
    time: '−24 h',
    text: 'If your plans change, use “Manage booking”, or send us your reference.',
  };
  if (date === null || time === null) {
    return { ...stop, title: 'Until 24 hours before the start you can cancel free of charge' };
  }
  const until = freeCancellationUntil({ date, time });
  if (until <= now) {
    return { ...stop, title: 'It starts within 24 hours: cancelling is no longer free' };
  }
  const title = `Until ${formatMoment(until)}, Zanzibar time, you can cancel free of charge`;
  return { ...stop, dateTime: until, title };
}

function theDay({ date, time }: Confirmation, pickup: string): RailStop {
  const day = date === null ? '' : `On ${formatDay(date)}. `;
  return {
    time: time ?? 'The day',
    title: pickup === '' ? 'Be at the meeting point at your start time' : 'We pick you up',
    text: `${day}${pickup === '' ? '' : `Pick-up ${pickup}. `}You pay on arrival.`,
  };
}
