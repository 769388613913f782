import type { RailStop } from '../../shared/ui/time-rail.tsx';
import type { Confirmation } from './confirmation.ts';

/** What happens between a booking and the day it is for. */
export function nextSteps({ isRequest }: Confirmation): readonly RailStop[] {
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
