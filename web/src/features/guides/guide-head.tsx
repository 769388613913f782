import { type GuidePath, isDestinationPath } from '@contracts/guides/guide-paths.ts';
import { breadcrumbData } from '../../shared/head/breadcrumb-data.ts';
import { attractionPicture, destinationPicture } from '../../shared/head/link-picture-paths.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { placeData } from '../../shared/head/place-data.ts';
import { useStructuredData } from '../../shared/head/use-structured-data.ts';
import { placeOf } from '../../shared/map/places.ts';
import type { GuideText } from './guide.ts';
import { guides, slugOf } from './guides.ts';
import { guideTrail } from './guide-trail.ts';

/** The elements of the document's head for a guide's page. */
export function GuideHead({ path, text }: { path: GuidePath; text: GuideText }) {
  const { name } = guides[path];
  const slug = slugOf(path);
  const isDestination = isDestinationPath(path);
  const picture = isDestination ? destinationPicture(slug) : attractionPicture(slug);
  const description = `${text.tagline} ${text.travelTime}.`;
  const place = placeOf(slug);
  const structuredData = useStructuredData((site) => [
    placeData(
      {
        kind: isDestination ? 'TouristDestination' : 'TouristAttraction',
        path,
        name,
        description: text.tagline,
        picture,
        ...(place !== undefined && { position: { latitude: place.lat, longitude: place.lon } }),
      },
      site,
    ),
    breadcrumbData({ trail: guideTrail(path), current: name }, site),
  ]);
  return (
    <PageHead
      title={`${name}: ${text.location}`}
      description={description}
      canonicalPath={path}
      picture={picture}
      structuredData={structuredData}
    />
  );
}
