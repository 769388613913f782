import type { TourView } from '@contracts/tour/tour-view.ts';
import type { ReactNode } from 'react';
import { FromPrice } from '../../shared/tours/from-price.tsx';
import { runningDays } from './running-days.ts';
import './tour-facts.css';

/** The facts by which a traveller chooses a tour: times, days, party and price. */
export function TourFacts({ tour }: { tour: TourView }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Starts', tour.pickupTimes.length === 0 ? 'By arrangement' : tour.pickupTimes.join(', ')],
    ['Runs', runningDays(tour)],
    ['Group size', `Up to ${String(tour.maxGuests)} travellers`],
    ['From', <FromPrice key="from" tour={tour} />],
    ['Book by', cutOff(tour.bookingCutoffHours)],
    ['Confirmed', tour.confirmation === 'instant' ? 'Instantly' : 'Once we have the seats'],
  ];
  return (
    <dl data-slot="tour-facts">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function cutOff(hours: number): string {
  if (hours === 0) return 'The start';
  if (hours > 24 && hours % 24 === 0) return `${String(hours / 24)} days before the start`;
  return `${String(hours)} ${hours === 1 ? 'hour' : 'hours'} before the start`;
}
