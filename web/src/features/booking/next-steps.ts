import { freeCancellationUntil } from '@contracts/booking/cancellation-window.ts';
import { hoursBeforeInWords } from '@contracts/booking/cancellation-words.ts';
import { pickupInWords } from '@contracts/booking/pickup-in-words.ts';
import { defaultCancellation } from '@contracts/tour/cancellation-terms.ts';
import { formatDay, formatMoment } from '../../shared/dates/format-date.ts';
import type { RailStop } from '../../shared/ui/time-rail.tsx';
import type { Confirmation, JustBooked } from './confirmation.ts';

/** The steps from the booking to the day of the tour. They are exact to the minute if the start time is known. */
export function nextSteps(
  confirmation: Confirmation,
  now: string,
  booked?: JustBooked,
  /** Whether travellers get e-mails at all. */
  sendsEmail = true,
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
            title: sendsEmail
              ? 'Open the link in our e-mail to take your seats'
              : 'Ask us for the link to take your seats',
            text: `Until then other travellers can take them.${sendsEmail ? ' No e-mail? Look in the spam folder, or write to us.' : ''}`,
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
    cancelling(confirmation, now, booked?.cancellation),
    theDay(confirmation, booked && pickupInWords(booked)),
  ];
}

function cancelling(
  { date, time }: Confirmation,
  now: string,
  terms = defaultCancellation,
): RailStop {
  const hours = hoursBeforeInWords(terms);
  const stop = {
    time: `−${String(terms.freeUntilHours)} h`,
    text: 'If your plans change, use “Manage booking”, or send us your reference.',
  };
  if (date === null || time === null) {
    return { ...stop, title: `Until ${hours} before the start you can cancel free of charge` };
  }
  const until = freeCancellationUntil({ date, time }, terms);
  if (until <= now) {
    return { ...stop, title: `It starts within ${hours}: cancelling is no longer free` };
  }
  const title = `Until ${formatMoment(until)}, Zanzibar time, you can cancel free of charge`;
  return { ...stop, dateTime: until, title };
}

function theDay({ date, time }: Confirmation, pickup: string | undefined): RailStop {
  const day = date === null ? '' : `On ${formatDay(date)}. `;
  return {
    time: time ?? 'The day',
    title: pickup === undefined ? 'Be at the meeting point at your start time' : 'We pick you up',
    text: `${day}${pickup === undefined ? '' : `Pick-up ${pickup}. `}You pay on arrival.`,
  };
}
