import type { TourView } from '@contracts/tour/tour-view.ts';
import { tourPicture } from '../../shared/head/link-picture-paths.ts';
import { PageHead } from '../../shared/head/page-head.tsx';

/** The document head of a tour's page. Its structured data is in the page's body, which is loaded later. */
export function TourHead({ tour }: { tour: TourView }) {
  return (
    <PageHead
      title={tour.title}
      description={tour.description}
      canonicalPath={`/tour/${tour.id}`}
      picture={tourPicture(tour.id)}
    />
  );
}
