import type { TourView } from '@contracts/tour/tour-view.ts';
import { tourTrail } from '../../features/tours/tour-hero.tsx';
import { breadcrumbData } from '../../shared/head/breadcrumb-data.ts';
import { tourPicture } from '../../shared/head/link-picture-paths.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { questionsData } from '../../shared/head/questions-data.ts';
import { tourData } from '../../shared/head/tour-data.ts';
import { useStructuredData } from '../../shared/head/use-structured-data.ts';

/** The document head of a tour's page. */
export function TourHead({ tour }: { tour: TourView }) {
  const structuredData = useStructuredData((site) => [
    tourData(tour, site),
    breadcrumbData({ trail: tourTrail, current: tour.title }, site),
    ...questionsData(tour.faq),
  ]);
  return (
    <PageHead
      title={tour.title}
      description={tour.description}
      canonicalPath={`/tour/${tour.id}`}
      picture={tourPicture(tour.id)}
      structuredData={structuredData}
    />
  );
}
