/** The picture of the site, and of every page without its own picture. */
export const homePicture = '/link-pictures/pages/home.png';

export function tourPicture(tourId: string): string {
  return `/link-pictures/${encodeURIComponent(tourId)}.png`;
}

export function destinationPicture(slug: string): string {
  return `/link-pictures/destinations/${encodeURIComponent(slug)}.png`;
}

export function attractionPicture(slug: string): string {
  return `/link-pictures/attractions/${encodeURIComponent(slug)}.png`;
}
