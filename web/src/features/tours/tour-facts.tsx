import { fromPriceOf } from '@contracts/tour/price-estimate.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import type { ReactNode } from 'react';
import { Price } from '../../shared/ui/price.tsx';
import { Rating } from '../../shared/ui/rating.tsx';
import { runningDays } from './running-days.ts';
import './tour-facts.css';

/** What decides whether this tour is for somebody: length, hours, days, size, price. */
export function TourFacts({ tour }: { tour: TourView }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Duration', tour.duration],
    ['Starts', tour.pickupTimes.length === 0 ? 'By arrangement' : tour.pickupTimes.join(', ')],
    ['Runs', runningDays(tour)],
    ['Party', `Up to ${String(tour.maxGuests)} travellers`],
    [
      'From',
      <Price
        key="from"
        amount={fromPriceOf(tour.pricingStructure)}
        currency={tour.pricingStructure.currency}
        digits="short"
      />,
    ],
    ['Rating', <Rating key="rating" value={tour.rating} count={tour.reviewsCount} />],
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
