import type { GuidePath } from '../guides/guide-paths.ts';
import type { TourView } from '../tour/tour-view.ts';

/** The data for the picture of a page, shown where somebody shares the page. */
export type LinkPicture = HomePicture | TourPicture | GuidePicture;

interface Signed {
  /** The name of the site. */
  readonly signature: string;
}

export interface HomePicture extends Signed {
  readonly of: 'home';
}

export interface TourPicture extends Signed {
  readonly of: 'tour';
  readonly tour: PicturedTour;
}

export type PicturedTour = Pick<
  TourView,
  'id' | 'title' | 'category' | 'duration' | 'pricingStructure'
>;

export interface GuidePicture extends Signed {
  readonly of: 'guide';
  readonly path: GuidePath;
}
