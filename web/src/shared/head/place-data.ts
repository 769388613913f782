import type { SiteView } from '@contracts/site/site-view.ts';

export type DescribedPlace = {
  kind: 'TouristDestination' | 'TouristAttraction';
  /** The path of its guide. */
  path: string;
  name: string;
  description: string;
  /** The path of the guide's link picture. */
  picture: string;
  /** In degrees; undefined if it is unknown. */
  position?: { latitude: number; longitude: number };
};

/** Returns the schema.org data of a guide's place. */
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
