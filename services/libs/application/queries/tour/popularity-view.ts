import type { PopularityView } from '../../../contracts/dashboard/dashboard-view.ts';
import { instantOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { LocalDate } from '../../../domain/calendar/instants.ts';
import {
  halfLifeDays,
  type Interest,
  interests,
  interestWeights,
  normalisedScore,
} from '../../../domain/tour/popularity.ts';
import type { TourPopularity } from '../../projections/tour/popularity.projection.ts';
import type { CatalogueState } from './tour-catalogue.ts';

/** If the chart had more tours than this, it would be hard to distinguish them. */
const toursMax = 8;

/**
 * Returns the most popular tours with the parts of their scores, as of the beginning of the day, as in all other views.
 */
export function popularityView(catalogue: CatalogueState, today: LocalDate): PopularityView {
  const asOf = instantOf({ date: today, time: '00:00' });
  const scoreOf = (raw: number) => Math.round(normalisedScore(raw, asOf) * 100) / 100;
  return {
    halfLifeDays,
    weights: interests.map((interest) => ({ interest, weight: interestWeights[interest] })),
    tours: catalogue.publicTours.slice(0, toursMax).flatMap(({ id, tour, popularity }) => {
      if (popularity === undefined) return [];
      return {
        tourId: id,
        title: tour.parts.details.title,
        score: scoreOf(popularity.score),
        parts: interests.map((interest) => ({
          interest,
          count: countOf(popularity, interest),
          score: scoreOf(popularity.parts[interest]),
        })),
      };
    }),
  };
}

function countOf({ bookings, enquiries, views }: TourPopularity, interest: Interest): number {
  switch (interest) {
    case 'booking':
      return bookings;
    case 'enquiry':
      return enquiries;
    case 'view':
      return views;
  }
}
