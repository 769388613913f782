import type { SiteView } from '@contracts/site/site-view.ts';

export type DescribedPlace = {
  kind: 'TouristDestination' | 'TouristAttraction';
  /** The path of its guide. */
  path: string;
  name: string;
  description: string;
  /** The path of the guide's link picture. */
  picture: string;
  /** In degrees, where it is known. */
  position?: { latitude: number; longitude: number };
};

/** A place that a guide tells of. */
export function placeData(
  { kind, path, name, description, picture, position }: DescribedPlace,
  { publicUrl }: SiteView,
): object {
  return {
    '@type': kind,
    '@id': `${publicUrl}${path}#place`,
    url: `${publicUrl}${path}`,
    name,
    description,
    image: `${publicUrl}${picture}`,
    ...(position === undefined ? {} : { geo: { '@type': 'GeoCoordinates', ...position } }),
  };
}
