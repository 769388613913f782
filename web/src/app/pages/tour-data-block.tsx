import { reviewsForAverage } from '@contracts/review/review-limits.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { tourTrail } from '../../features/tours/tour-hero.tsx';
import { useGetTourReviewsQuery } from '../../features/tours/tours-api.ts';
import { breadcrumbData } from '../../shared/head/breadcrumb-data.ts';
import { DataBlock } from '../../shared/head/data-block.tsx';
import { questionsData } from '../../shared/head/questions-data.ts';
import { tourData } from '../../shared/head/tour-data.ts';
import { useStructuredData } from '../../shared/head/use-structured-data.ts';

/** The structured data of a tour's page. */
export function TourDataBlock({ tour }: { tour: TourView }) {
  const { currentData: reviews } = useGetTourReviewsQuery(
    { id: tour.id },
    { skip: tour.reviewsCount < reviewsForAverage },
  );
  const nodes = useStructuredData((site) => [
    tourData(tour, site, reviews?.items),
    breadcrumbData({ trail: tourTrail, current: tour.title }, site),
    ...questionsData(tour.faq),
  ]);
  return nodes.length > 0 && <DataBlock nodes={nodes} />;
}
